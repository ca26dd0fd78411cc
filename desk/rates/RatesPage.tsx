import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { type NamedDays, readRates } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { RateFields } from '#machines/desk/rate-form.ts'
import type { ChosenNights, ratesMachine } from '#machines/desk/rates.machine.ts'
import { useToday } from '#ui/lib/clock.ts'
import { Notice } from '#ui/messages.tsx'
import { queryOf, rangeOf, type Range } from '../parts/day-grid/range.ts'
import { RangeNavigation } from '../parts/day-grid/RangeNavigation.tsx'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { BasePrices } from './BasePrices.tsx'
import { FillDialog } from './FillDialog.tsx'
import { Levies } from './Levies.tsx'
import { NamedDaysList } from './NamedDaysList.tsx'
import { NightList } from './NightList.tsx'
import { RateChanges } from './RateChanges.tsx'
import { RateGrid } from './RateGrid.tsx'
import { RateTools } from './RateTools.tsx'
import { RateLegend } from './RateMarks.tsx'
import { gridOf } from './rates-data.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'
import { useIsOnPhone } from './use-is-on-phone.ts'
import { useRates } from './use-rates.ts'

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

const selectChosen = ({ context }: RatesSnapshot) => context.chosen
const selectIsUndoing = (snapshot: RatesSnapshot) => snapshot.matches('undoing')

/** How many nights are shown at once; on a phone they are a list. */
const wideLengths = [14, 30, 60] as const
const phoneLengths = [14] as const

/** What nights cost, and what stays must keep to. */
export default function RatesPage() {
  const [query, setQuery] = useSearchParams()
  const today = useToday()
  const isOnPhone = useIsOnPhone()
  const mayChange = useCan('rates.change')
  const lengths = isOnPhone ? phoneLengths : wideLengths
  const firstDay = () => today
  const range = rangeOf(query, { firstDay, lengths, usual: 14 })
  const span = { From: range.from, Until: addDays(range.from, range.days) }
  const reading = useDeskReading(readRates, { query: span })
  const { data, isLoading, reload } = reading
  // The former answer stays until the next one: with the nights that it is of.
  const [shown, setShown] = useState<{ answer: typeof data; range: Range }>()
  if (data && data !== shown?.answer) setShown({ answer: data, range })
  const grid = useMemo(
    () => shown?.answer && gridOf(shown.answer, { from: shown.range.from, count: shown.range.days, today }),
    [shown, today],
  )
  const rates = useRates(reload)
  const chosen = useSelector(rates, selectChosen)
  const isUndoing = useSelector(rates, selectIsUndoing)

  function show(next: Partial<Range>): void {
    setQuery(queryOf({ ...range, ...next }, firstDay), { replace: true })
  }
  const showToday = () => show({ from: today })
  const choose = (next: ChosenNights | undefined) => rates.send({ type: 'nights.chosen', chosen: next })
  const open = (fields: Partial<RateFields>, isOfChosen = false) =>
    rates.send({ type: 'dialog.opened', fields, seen: data?.Revision ?? 0, isOfChosen })
  const setNights = (nights: ChosenNights, typed = '') => open({ ...nights, value: typed }, true)

  function fillNamed({ Name, From, Until, Percent, MinNights }: NamedDays): void {
    open({
      places: data?.Places.map(({ Id, Type }) => ({ Id, Type })) ?? [],
      from: From < today ? today : From,
      last: addDays(Until, -1),
      name: Name,
      ...(Percent !== null && { way: 'overBase', value: String(Percent) }),
      ...(MinNights !== null && { minNights: String(MinNights) }),
    })
  }

  const tools = (
    <RateTools
      chosen={chosen}
      mayChange={mayChange}
      isAtFoot={isOnPhone}
      onSet={setNights}
      onFill={() => open({ from: today })}
      onChooseNone={() => choose(undefined)}
    />
  )
  return (
    <>
      <PageHead title={common.pages.rates}>
        <RangeNavigation
          range={range}
          label={texts.span}
          lengths={lengths}
          lengthText={texts.spanOf}
          onShow={show}
          onToday={showToday}
        />
      </PageHead>
      <ReadingState reading={reading} />
      {data && grid && (
        <div className={styles['page']}>
          {!mayChange && <Notice kind="info">{texts.mayOnlyRead}</Notice>}
          {isOnPhone ? (
            <>
              <NightList grid={grid} mayChange={mayChange} chosen={chosen} onChoose={choose} />
              {tools}
            </>
          ) : (
            <>
              {tools}
              <RateGrid
                grid={grid}
                isBusy={isLoading}
                mayChange={mayChange}
                chosen={chosen}
                onChoose={choose}
                onSet={setNights}
                onShift={(days) => show({ from: addDays(range.from, days) })}
                onToday={showToday}
              />
            </>
          )}
          <RateLegend />
          <p className={styles['keys']}>{isOnPhone || !mayChange ? texts.tinted : `${texts.tinted} ${texts.keys}`}</p>
          <div className={styles['parts']}>
            <NamedDaysList
              named={data.NamedDays}
              today={today}
              mayChange={mayChange}
              onFill={fillNamed}
              onChanged={reload}
            />
            <BasePrices places={data.Places} seen={data.Revision} mayChange={mayChange} onChanged={reload} />
            <Levies levies={data.Levies} onChanged={reload} />
          </div>
          <RateChanges
            changes={data.Changes}
            mayChange={mayChange}
            isBusy={isUndoing}
            onUndo={(change) => rates.send({ type: 'undo.pressed', change })}
          />
          <FillDialog rates={rates} places={data.Places} today={today} />
        </div>
      )}
    </>
  )
}
