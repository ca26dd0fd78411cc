import { formatISO, parseISO } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { useState } from 'react'
import DatePicker from 'react-datepicker'
import 'react-datepicker/dist/react-datepicker.css'
import './calendar.css'
import { addDays } from '#contract/values/calendar.ts'
import { HORIZON_DAYS, nightsOf } from '#contract/values/stay.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { texts } from '#src/ui/texts.ts'
import { isFull, lastDeparture, totalOf, type Night, type StayNights } from './nights.ts'
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

/** Arrival and departure in one calendar: the first day that is chosen is the arrival, the next one after it the departure. */
export function StayCalendar(props: StayCalendarProps) {
  const { arrival, departure, today, nights, onArrival, onDeparture, onDone } = props
  const { byDate } = nights
  const [isDepartureNext, setDepartureNext] = useState(arrival !== '' && departure === '')
  const last = isDepartureNext ? lastDeparture(byDate, arrival) : addDays(today, HORIZON_DAYS)

  function choose([start, end]: [Date | null, Date | null]) {
    if (end && start && end > start) {
      setDepartureNext(false)
      onDeparture(calendarDate(end))
    } else if (start) {
      setDepartureNext(true)
      onArrival(calendarDate(start))
    }
  }

  return (
    <div className={styles['calendar']}>
      <DatePicker
        inline
        selectsRange
        monthsShown={2}
        startDate={arrival ? parseISO(arrival) : null}
        endDate={departure && !isDepartureNext ? parseISO(departure) : null}
        openToDate={parseISO(arrival || today)}
        minDate={parseISO(today)}
        maxDate={parseISO(last)}
        // On the day of its last possible departure a full night begins.
        filterDate={(date) => isDepartureNext || !isFull(byDate, calendarDate(date))}
        dayClassName={(date) => (isFull(byDate, calendarDate(date)) ? (styles['full'] ?? '') : '')}
        onChange={choose}
        locale={enGB}
        calendarStartDay={0}
        renderDayContents={(day, date) => <Day day={day} night={byDate.get(calendarDate(date))} />}
      />
      <div className={styles['foot']}>
        <p role="status">
          <Summary {...{ arrival, nights }} departure={isDepartureNext ? '' : departure} />
        </p>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}

/** The price is drawn by the stylesheet: as a text of its own it would not be in the day's name. */
function Day({ day, night }: { day: number; night: Night | undefined }) {
  const price = night && (night.price === undefined ? texts.full : texts.thousands(night.price))
  return (
    <span className={styles['day']} data-price={price}>
      {day}
    </span>
  )
}

type SummaryProps = Pick<StayCalendarProps, 'arrival' | 'departure' | 'nights'>

/** What is chosen and what it comes to, or what to choose next. */
function Summary({ arrival, departure, nights: { byDate, isFrom } }: SummaryProps) {
  if (arrival === '') return texts.chooseArrival
  if (departure === '') return texts.chooseDeparture
  const stay = { arrival, departure }
  const total = totalOf(byDate, stay)
  const count = texts.nights(nightsOf(stay))
  return total === undefined ? count : texts.stayTotal(count, formatTaka(total), isFrom)
}

function calendarDate(date: Date): string {
  return formatISO(date, { representation: 'date' })
}
