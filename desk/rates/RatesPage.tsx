import { useSelector } from '@xstate/react'
import { useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { type NamedDays, readRates } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { RateFields } from '#machines/desk/rate-form.ts'
import { type ChosenNights, ratesMachine } from '#machines/desk/rates.machine.ts'
import { useToday } from '#ui/lib/clock.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Notice } from '#ui/messages.tsx'
import { queryOf, rangeOf, type Range } from '../parts/day-grid/range.ts'
import { RangeNavigation } from '../parts/day-grid/RangeNavigation.tsx'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan, useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { BasePrices } from './BasePrices.tsx'
import { FillDialog } from './FillDialog.tsx'
import { NamedDaysList } from './NamedDaysList.tsx'
import { NightList } from './NightList.tsx'
import { placeKey } from './rate-words.ts'
import { RateChanges } from './RateChanges.tsx'
import { RateGrid } from './RateGrid.tsx'
import { RateTools } from './RateTools.tsx'
import { RateLegend } from './RateMarks.tsx'
import { createRatesActors } from './rates.actors.ts'
import { gridOf } from './rates-data.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

const selectChosen = ({ context }: RatesSnapshot) => context.chosen
const selectIsUndoing = (snapshot: RatesSnapshot) => snapshot.matches('undoing')

/** How many nights are shown at once; on a phone they are a list. */
const lengths = [14, 30, 60] as const
const phoneLengths = [14] as const

/** What nights cost, and what stays must keep to. */
export default function RatesPage() {
  const [query, setQuery] = useSearchParams()
  const today = useToday()
  const isOnPhone = useSyncExternalStore(watchWidth, () => window.matchMedia(PHONE).matches)
  const mayChange = useCan('rates.change')
  const { api } = useDesk()
  const range = rangeOf(query, { firstDay: () => today, lengths: isOnPhone ? phoneLengths : lengths, usual: 14 })
  const span = { From: range.from, Until: addDays(range.from, range.days) }
  const reading = useDeskReading(readRates, { query: span })
  const { data, isLoading, reload } = reading
  const grid = useMemo(
    () => data && gridOf(data, { from: range.from, count: range.days, today }),
    [data, range.from, range.days, today],
  )
  const rates = useMachine(ratesMachine, () => createRatesActors({ api }), {
    on: {
      'rates.saved': ({ answer: { Nights, Change } }) => {
        const run = () => rates.send({ type: 'undo.pressed', change: Change })
        offerInToast('success', texts.saved(Nights.length, new Set(Nights.map(placeKey)).size), {
          label: common.undo,
          run,
        })
        reload()
      },
      'rates.undone': () => {
        showToast('success', texts.undone)
        reload()
      },
      'rates.outdated': reload,
    },
  })
  const chosen = useSelector(rates, selectChosen)
  const isUndoing = useSelector(rates, selectIsUndoing)

  const show = (next: Partial<Range>) =>
    setQuery(
      queryOf({ ...range, ...next }, () => today),
      { replace: true },
    )
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
          lengths={isOnPhone ? phoneLengths : lengths}
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

const PHONE = '(max-width: 699px)'

function watchWidth(onChange: () => void): () => void {
  const media = window.matchMedia(PHONE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
