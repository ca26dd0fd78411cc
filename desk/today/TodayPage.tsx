import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { today as todayEndpoint } from '#contract/reception/orders.ts'
import { daysBetween, dhakaDate, dhakaDateTime, isCalendarDate } from '#contract/values/calendar.ts'
import { dayText, timeText } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan, useKept } from '../session/use-desk.ts'
import { StayDeskProvider } from '../stays/StayDeskProvider.tsx'
import { useMinute } from '../parts/use-minute.ts'
import { DayLists } from './DayLists.tsx'
import { DayNavigation } from './DayNavigation.tsx'
import { ShiftNotes } from './ShiftNotes.tsx'
import { texts } from './texts.ts'
import styles from './today.module.css'

/** One day at the resort, today unless another is chosen. */
export function TodayPage() {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('date') ?? ''
  const present = dhakaDate(useMinute(() => {}))
  const day = isCalendarDate(wanted) ? wanted : present
  return (
    <Day
      key={day}
      day={day}
      present={present}
      onDay={(next) => setQuery(next === present ? {} : { date: next }, { replace: true })}
    />
  )
}

type DayProps = { day: string; present: string; onDay: (day: string) => void }

function Day({ day, present, onDay }: DayProps) {
  const kept = useKept().boards
  const mayReadOrders = useCan('order.read')
  const { data, readAt, problem, lostAt, isLoading, reload } = useDeskReading(todayEndpoint, { query: { Date: day } })
  useEffect(() => {
    if (data && readAt !== undefined) kept.set(day, { board: data, readAt })
  }, [kept, day, data, readAt])
  // What was there before is shown at once, and as long as nothing newer arrives.
  const shown = data && readAt !== undefined ? { board: data, readAt } : kept.get(day)
  const board = shown?.board
  const now = useMinute(reload)
  return (
    <>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <p className={styles['eyebrow']}>{relativeDay(daysBetween(present, day))}</p>
          <h1>{dayText(day)}</h1>
        </div>
        {shown && board && (
          <p className={styles['taken']}>
            <strong>{texts.rooms(board.Rooms.Taken, board.Rooms.All, board.Rooms.Blocked)}</strong>
            <span>{texts.asOf(clock(shown.readAt))}</span>
          </p>
        )}
        <DayNavigation day={day} present={present} onDay={onDay} />
        <Button kind="outlined" className={styles['print'] ?? ''} onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {texts.print}
        </Button>
      </header>
      {shown && lostAt !== undefined && (
        <Notice kind="warning">{texts.noConnection(clock(lostAt), clock(shown.readAt))}</Notice>
      )}
      {problem !== undefined && (!shown || lostAt === undefined) && <Notice kind="error">{problem}</Notice>}
      {mayReadOrders && day === present && <ShiftNotes />}
      {!board && isLoading && <Spinner />}
      {board && (
        <StayDeskProvider
          now={now}
          stays={[...board.Arriving, ...board.Leaving, ...board.InHouse]}
          isCut={lostAt !== undefined}
          onChanged={reload}
        >
          <DayLists board={board} day={day} onChanged={reload} />
        </StayDeskProvider>
      )}
    </>
  )
}

function clock(at: number): string {
  return timeText(dhakaDateTime(at).slice(11))
}

function relativeDay(days: number): string {
  if (days === 0) return texts.title
  if (days === 1) return texts.tomorrow
  return days === -1 ? texts.yesterday : texts.inDays(days)
}
