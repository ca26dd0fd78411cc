import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { readChart } from '#contract/desk/chart.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { BlockDialog } from '../blocks/BlockDialog.tsx'
import { ReleaseDialog } from '../blocks/ReleaseDialog.tsx'
import { useBlocks } from '../blocks/use-blocks.ts'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useMinute } from '../stays/use-minute.ts'
import { BarDialog, type OpenedBar } from './BarDialog.tsx'
import { chartOf, DAYS_BEFORE, roomsOf } from './chart-data.ts'
import { firstDayFor, lengths, queryOf, rangeOf, type Range } from './chart-range.ts'
import styles from './chart.module.css'
import { PlaceDialog, type Wanted, wantedOf } from './PlaceDialog.tsx'
import type { Bar, Place } from './room-chart/chart.ts'
import { Legend } from './room-chart/Legend.tsx'
import { RoomChart, type Wish } from './room-chart/RoomChart.tsx'
import { texts } from './texts.ts'

const WEEK = 7

/** Rooms across days: who is where, what is free, and what can be done about it. */
export default function ChartPage() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const now = useMinute(() => {})
  const today = dhakaDate(now)
  const range = rangeOf(query, { today, windowWidth: window.innerWidth })
  const request = { From: addDays(range.from, -DAYS_BEFORE), Days: range.days + DAYS_BEFORE }
  const reading = useDeskReading(readChart, { query: request })
  const { data, isLoading, reload } = reading
  const chart = useMemo(() => data && chartOf(data, now), [data, now])
  const rooms = useMemo(() => (chart ? roomsOf(chart) : []), [chart])
  const { block, release, openBlock, openRelease } = useBlocks(rooms, reload)
  const [opened, setOpened] = useState<OpenedBar>()
  const [wanted, setWanted] = useState<Wanted>()

  const show = (next: Partial<Range>) => setQuery(queryOf({ ...range, ...next }, today), { replace: true })
  const shift = (days: number) => show({ from: addDays(range.from, days) })

  function blockPlace({ unitIds, arrival, departure }: Wanted): void {
    setWanted(undefined)
    openBlock(unitIds, { from: arrival, until: departure })
  }
  function bookPlace({ house, isWhole, arrival, departure }: Wanted): void {
    const place = { house: String(house.id), name: house.name, type: isWhole ? 'HOUSE' : 'ROOM', arrival, departure }
    void navigate(`/book?${new URLSearchParams(place)}`)
  }
  function open(bar: Bar): void {
    const source = chart?.sources.get(bar.key)
    if (source) setOpened({ bar, source })
  }
  function choose(place: Place, wish: Wish): void {
    const next = chart && wantedOf(chart, place)
    if (!next) return
    if (wish === 'book') bookPlace(next)
    else if (wish === 'block') blockPlace(next)
    else setWanted(next)
  }

  return (
    <>
      <PageHead title={texts.title}>
        <div className={styles['navigation']}>
          <Step label={texts.earlier} icon={ChevronLeft} onPress={() => shift(-WEEK)} />
          <div className={styles['date']}>
            <DateField
              label={texts.from}
              required
              value={range.from}
              openTo={range.from}
              onChange={(from) => {
                if (from !== '') show({ from })
              }}
            />
          </div>
          <Step label={texts.later} icon={ChevronRight} onPress={() => shift(WEEK)} />
          <Button kind="text" onClick={() => show({ from: firstDayFor(range.days, today) })}>
            {texts.today}
          </Button>
          <div className={styles['days']}>
            <Select
              label={texts.days}
              required
              options={lengths.map((length) => ({ value: String(length), label: texts.daysOf(length) }))}
              value={String(range.days)}
              onChange={({ target }) =>
                show({ days: lengths.find((length) => String(length) === target.value) ?? range.days })
              }
            />
          </div>
        </div>
      </PageHead>
      <ReadingState reading={reading} />
      {chart && (
        <>
          <RoomChart
            label={texts.label}
            {...chart}
            isBusy={isLoading}
            wanted={undefined}
            onOpen={open}
            onChoose={choose}
            onShift={shift}
            onToday={() => show({ from: firstDayFor(range.days, today) })}
            onDrop={() => {}}
          />
          <div className={styles['foot']}>
            <Legend />
            <p className={styles['keys']}>{texts.keys}</p>
          </div>
        </>
      )}
      <BarDialog
        opened={opened}
        now={now}
        onChanged={reload}
        onRelease={openRelease}
        onClose={() => setOpened(undefined)}
      />
      <PlaceDialog
        wanted={wanted}
        today={today}
        onBook={bookPlace}
        onBlock={blockPlace}
        onClose={() => setWanted(undefined)}
      />
      <BlockDialog block={block} rooms={rooms} />
      <ReleaseDialog release={release} />
    </>
  )
}

type StepProps = { label: string; icon: typeof ChevronLeft; onPress: () => void }

function Step({ label, icon: Icon, onPress }: StepProps) {
  return (
    <button type="button" className={styles['step']} aria-label={label} title={label} onClick={onPress}>
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
