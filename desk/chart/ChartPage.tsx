import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { readChart } from '#contract/reception/chart.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import type { changeStaysMachine, ChangeSubject } from '#machines/desk/change-stays.machine.ts'
import { BlockDialog } from '../blocks/BlockDialog.tsx'
import { ReleaseDialog } from '../blocks/ReleaseDialog.tsx'
import { useBlocks } from '../blocks/use-blocks.ts'
import { queryOf, rangeOf, type Range } from '../parts/day-grid/range.ts'
import { RangeNavigation } from '../parts/day-grid/RangeNavigation.tsx'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan, useDesk } from '../session/use-desk.ts'
import { useStays } from '../stays/stay-desk.ts'
import { StayDeskProvider } from '../stays/StayDeskProvider.tsx'
import { useMinute } from '../parts/use-minute.ts'
import { BarDialog, openedBarOf } from './BarDialog.tsx'
import { changeAt, chartOf, DAYS_BEFORE, liftedOf, roomsOf } from './chart-data.ts'
import styles from './chart.module.css'
import { PlaceDialog, type Wanted, wantedOf } from './PlaceDialog.tsx'
import type { Bar, Place } from './room-chart/chart.ts'
import { Legend } from './room-chart/Legend.tsx'
import { RoomChart, type Wish } from './room-chart/RoomChart.tsx'
import { texts } from './texts.ts'

/** How many days the chart shows at once; on a phone at first as many as leave a night wide enough for a name. */
const lengths = [7, 14, 28, 60] as const

/** Who leaves or stays on is seen, too: a longer chart begins yesterday. */
function firstDayFor(days: number, today: string): string {
  return days === 7 ? today : addDays(today, -1)
}

function selectAsked(snapshot: SnapshotFrom<typeof changeStaysMachine>): ChangeSubject | undefined {
  return snapshot.hasTag('open') ? snapshot.context.subject : undefined
}

/** Rooms across days: who is where, what is free, and what can be done about it. */
export default function ChartPage() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const now = useMinute(() => {})
  const today = dhakaDate(now)
  const { kept } = useDesk()
  const mayMove = useCan('stay.change')
  const firstDay = (days: number) => firstDayFor(days, today)
  const range = rangeOf(query, {
    firstDay,
    lengths,
    usual: window.innerWidth < 700 ? 7 : 14,
    keptDays: kept.chartDays(),
  })
  const request = { From: addDays(range.from, -DAYS_BEFORE), Days: range.days + DAYS_BEFORE }
  const reading = useDeskReading(readChart, { query: request })
  const { data, isLoading, reload } = reading
  const chart = useMemo(() => data && chartOf(data, { now, mayMove }), [data, now, mayMove])
  const rooms = useMemo(() => (chart ? roomsOf(chart) : []), [chart])
  const { block, release, openBlock, openRelease } = useBlocks(rooms, reload)
  const { change } = useStays()
  const asked = useSelector(change, selectAsked)
  const [openedKey, setOpened] = useState<string>()
  const opened = useMemo(() => chart && openedBarOf(chart, openedKey), [chart, openedKey])
  const [wanted, setWanted] = useState<Wanted>()

  function show(next: Partial<Range>): void {
    if (next.days !== undefined) kept.keepChartDays(next.days)
    setQuery(queryOf({ ...range, ...next }, firstDay), { replace: true })
  }
  const showToday = () => show({ from: firstDay(range.days) })
  const shift = (days: number) => show({ from: addDays(range.from, days) })

  function blockPlace({ unitIds, arrival, departure }: Wanted): void {
    setWanted(undefined)
    openBlock(unitIds, { nights: { from: arrival, until: departure } })
  }
  function bookPlace({ title, unitIds: [unit = ''], house, isWhole, arrival, departure }: Wanted): void {
    const place = { house: String(house.id), name: house.name, type: isWhole ? 'HOUSE' : 'ROOM', arrival, departure }
    void navigate(`/book?${new URLSearchParams({ ...place, ...(!isWhole && { unit, room: title }) })}`)
  }
  function askFor(bar: Bar, place?: Place): void {
    const subject = chart && changeAt(chart, bar, place)
    if (subject) change.send({ type: 'dialog.opened', subject })
  }
  function choose(place: Place, wish: Wish): void {
    const next = chart && wantedOf(chart, place)
    if (!next) return
    if (wish === 'book') bookPlace(next)
    else if (wish === 'block') blockPlace(next)
    else setWanted(next)
  }

  return (
    <StayDeskProvider now={now} stays={[]} onChanged={reload}>
      <div className={styles['page']}>
        <PageHead title={texts.title}>
          <RangeNavigation
            range={range}
            label={texts.days}
            lengths={lengths}
            lengthText={texts.daysOf}
            onShow={show}
            onToday={showToday}
          />
        </PageHead>
        <ReadingState reading={reading} />
        {chart && (
          <>
            <RoomChart
              label={texts.label}
              {...chart}
              isBusy={isLoading}
              wanted={asked && liftedOf(chart, asked)}
              onOpen={({ key }) => setOpened(key)}
              onChoose={choose}
              onShift={shift}
              onToday={showToday}
              onDrop={({ bar, place }) => askFor(bar, place)}
            />
            <div className={styles['foot']}>
              <Legend />
              <p className={styles['keys']}>{texts.keys}</p>
            </div>
          </>
        )}
      </div>
      <BarDialog opened={opened} onRelease={openRelease} onChange={askFor} onClose={() => setOpened(undefined)} />
      <PlaceDialog
        wanted={wanted}
        today={today}
        onBook={bookPlace}
        onBlock={blockPlace}
        onClose={() => setWanted(undefined)}
      />
      <BlockDialog block={block} rooms={rooms} />
      <ReleaseDialog release={release} />
    </StayDeskProvider>
  )
}
