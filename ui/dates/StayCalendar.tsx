import { parseISO } from 'date-fns'
import { createContext, useContext, useState } from 'react'
import { type DayButtonProps, DayPicker } from 'react-day-picker'
import { addDays } from '#contract/values/calendar.ts'
import { HORIZON_DAYS, nightsOf } from '#contract/values/stay.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Button } from '#ui/Button.tsx'
import { texts } from '#ui/texts.ts'
import { calendarDate, calendarParts, CalendarDay, useShownMonths } from './calendar-parts.tsx'
import { isFull, lastDeparture, type Nights, type StayNights, totalOf } from './nights.ts'
import styles from './StayCalendar.module.css'

export type StayCalendarProps = {
  /** `yyyy-MM-dd`, or empty. */
  arrival: string
  departure: string
  today: string
  nights: StayNights
  onArrival: (date: string) => void
  onDeparture: (date: string) => void
  onDone: () => void
}

/** What is known of each night, for the days to read: `components` must not change with it. */
const NightsContext = createContext<Nights>(new Map())
const components = { ...calendarParts.components, DayButton: PricedDay }

/** Arrival and departure in one calendar: the first day that is chosen is the arrival, the next one after it the departure. */
export function StayCalendar(props: StayCalendarProps) {
  const { arrival, departure, today, nights, onArrival, onDeparture, onDone } = props
  const { byDate } = nights
  const months = useShownMonths(arrival || today, 2)
  const [isArrivalChosen, setArrivalChosen] = useState(arrival !== '' && departure === '')
  const [pointedAt, setPointedAt] = useState('')
  const isDepartureNext = isArrivalChosen && arrival !== ''
  const horizon = addDays(today, HORIZON_DAYS)
  const last = isDepartureNext ? lastDeparture(byDate, arrival) : horizon
  const furthest = [arrival, last, horizon].reduce((a, b) => (a > b ? a : b))

  function choose(date: string) {
    const isDeparture = isDepartureNext && date > arrival
    setArrivalChosen(!isDeparture)
    setPointedAt(date)
    if (isDeparture) onDeparture(date)
    else onArrival(date)
  }

  function isFullOn(date: Date): boolean {
    return isFull(byDate, calendarDate(date))
  }

  // While the departure is next, the stay is drawn as far as the pointer or the focus.
  function pointAt(date: Date) {
    if (isDepartureNext) setPointedAt(calendarDate(date))
  }

  const end = isDepartureNext ? '' : departure
  const isDrawn = isDepartureNext && pointedAt > arrival && pointedAt <= last
  return (
    <div className={styles['calendar']}>
      <NightsContext value={byDate}>
        <DayPicker
          {...calendarParts}
          {...months}
          components={components}
          mode="range"
          today={parseISO(today)}
          startMonth={parseISO(today)}
          endMonth={parseISO(furthest)}
          selected={{ from: arrival ? parseISO(arrival) : undefined, to: end ? parseISO(end) : undefined }}
          // On the day of its last possible departure a full night begins.
          disabled={[
            { before: parseISO(today) },
            { after: parseISO(last) },
            (date) => !isDepartureNext && isFullOn(date),
          ]}
          modifiers={{
            full: isFullOn,
            between: isDrawn && { after: parseISO(arrival), before: parseISO(addDays(pointedAt, 1)) },
          }}
          modifiersClassNames={{
            full: styles['full'] ?? '',
            between: styles['between'] ?? '',
            range_middle: styles['between'] ?? '',
          }}
          onSelect={(_range, date) => choose(calendarDate(date))}
          onDayFocus={pointAt}
          {...(window.matchMedia('(hover: hover)').matches && { onDayMouseEnter: pointAt })}
        />
      </NightsContext>
      <div className={styles['foot']}>
        <p role="status">
          <Summary {...{ arrival, nights }} departure={end} />
        </p>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}

/** The price is drawn by the stylesheet, so that it is not in the day's name. */
function PricedDay(props: DayButtonProps) {
  const night = useContext(NightsContext).get(props.day.isoDate)
  const price = night && (night.price === undefined ? texts.full : texts.thousands(night.price))
  return <CalendarDay {...props} data-price={price} />
}

type SummaryProps = Pick<StayCalendarProps, 'arrival' | 'departure' | 'nights'>

/** What is chosen and what it comes to, or what to choose next. */
function Summary({ arrival, departure, nights: { byDate, isFrom } }: SummaryProps) {
  if (arrival === '') return texts.chooseArrival
  if (departure === '') return texts.chooseDeparture
  const stay = { arrival, departure }
  const total = totalOf(byDate, stay)
  const count = texts.nights(nightsOf(stay))
  return total === undefined ? count : texts.stayTotal(count, takaText(total), isFrom)
}
