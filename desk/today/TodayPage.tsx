import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { today as todayEndpoint } from '#contract/desk/orders.ts'
import { daysBetween, dhakaDate, dhakaDateTime, isCalendarDate } from '#contract/values/calendar.ts'
import { dayText, timeText } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { StayDeskProvider } from '../stays/StayDeskProvider.tsx'
import { useMinute } from '../stays/use-minute.ts'
import { DayLists } from './DayLists.tsx'
import { DayNavigation } from './DayNavigation.tsx'
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
  const { data: board, problem, isLoading, reload } = useDeskReading(todayEndpoint, { query: { Date: day } })
  const now = useMinute(reload)
  return (
    <>
      <header className={styles['head']}>
        <div className={styles['title']}>
          <p className={styles['eyebrow']}>{relativeDay(daysBetween(present, day))}</p>
          <h1>{dayText(day)}</h1>
        </div>
        {board && (
          <p className={styles['taken']}>
            <strong>{texts.rooms(board.Rooms.Taken, board.Rooms.All, board.Rooms.Blocked)}</strong>
            <span>{texts.asOf(timeText(dhakaDateTime(now).slice(11)))}</span>
          </p>
        )}
        <DayNavigation day={day} present={present} onDay={onDay} />
        <Button kind="outlined" className={styles['print'] ?? ''} onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {texts.print}
        </Button>
      </header>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {!board && isLoading && <Spinner />}
      {board && (
        <StayDeskProvider now={now} stays={[...board.Arriving, ...board.Leaving, ...board.InHouse]} onChanged={reload}>
          <DayLists board={board} day={day} onChanged={reload} />
        </StayDeskProvider>
      )}
    </>
  )
}

function relativeDay(days: number): string {
  if (days === 0) return texts.title
  if (days === 1) return texts.tomorrow
  return days === -1 ? texts.yesterday : texts.inDays(days)
}
