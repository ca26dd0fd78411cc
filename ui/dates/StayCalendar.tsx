import { parseISO } from 'date-fns'
import { createContext, useContext, useMemo, useState } from 'react'
import { type DayButtonProps, DayPicker, type MonthCaptionProps, type WeekProps } from 'react-day-picker'
import { addDays } from '#contract/values/calendar.ts'
import { USUAL_LEVIES } from '#contract/values/money.ts'
import { HORIZON_DAYS, nightsOf } from '#contract/values/stay.ts'
import { rateRefusalText } from '#contract/wording/rate-words.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Button } from '#ui/Button.tsx'
import { calendarDate, calendarParts, CalendarDay, useShownMonths } from './calendar-parts.tsx'
import type { Nights, Obstacle, StayNights } from './nights.ts'
import { isBarred, lackOn, lastDeparture, lowestIn, obstacleTo, priceOn, shortestFrom, totalOf } from './stay-days.ts'
import styles from './StayCalendar.module.css'
import { texts } from './texts.ts'

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

/** What the days, weeks and heads of the calendar read: `components` must not change with it. */
const DaysContext = createContext<Days>(readDays({ places: [], levies: USUAL_LEVIES }, '', ''))
const components = {
  ...calendarParts.components,
  DayButton: PricedDay,
  MonthCaption: PricedMonth,
  Week: WeekFromToday,
}

/** Arrival and departure in one calendar: the first day that is chosen is the arrival, the next one after it the departure. */
export function StayCalendar(props: StayCalendarProps) {
  const { arrival, departure, today, nights, onArrival, onDeparture, onDone } = props
  const { places, levies } = nights
  const months = useShownMonths(arrival || today, 2)
  const [isArrivalChosen, setArrivalChosen] = useState(arrival !== '' && departure === '')
  const [pointedAt, setPointedAt] = useState('')
  const isDepartureNext = isArrivalChosen && arrival !== ''
  const horizon = addDays(today, HORIZON_DAYS)
  const last = isDepartureNext ? lastDeparture(places, arrival) : horizon
  const furthest = [arrival, last, horizon].reduce((a, b) => (a > b ? a : b))
  const from = isDepartureNext ? arrival : ''
  const days = useMemo(() => readDays({ places, levies }, today, from), [places, levies, today, from])

  function choose(date: string) {
    const isDeparture = isDepartureNext && date > arrival
    setArrivalChosen(!isDeparture)
    setPointedAt(date)
    if (isDeparture) onDeparture(date)
    else onArrival(date)
  }

  // While the departure is next, the stay is drawn as far as the pointer or the focus.
  function pointAt(date: Date) {
    if (isDepartureNext) setPointedAt(calendarDate(date))
  }

  const end = isDepartureNext ? '' : departure
  const isDrawn = isDepartureNext && pointedAt > arrival && pointedAt <= last
  return (
    <div className={styles['calendar']}>
      <DaysContext value={days}>
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
            (date) => days.obstacleOn(calendarDate(date)) !== undefined,
          ]}
          modifiers={{
            NoArrival: (date) => isBarred(places, calendarDate(date), 'NoArrival'),
            NoDeparture: (date) => isBarred(places, calendarDate(date), 'NoDeparture'),
            between: isDrawn && { after: parseISO(arrival), before: parseISO(addDays(pointedAt, 1)) },
          }}
          modifiersClassNames={{
            NoArrival: styles['NoArrival'] ?? '',
            NoDeparture: styles['NoDeparture'] ?? '',
            between: styles['between'] ?? '',
            range_middle: styles['between'] ?? '',
          }}
          onSelect={(_range, date) => choose(calendarDate(date))}
          onDayFocus={pointAt}
          {...(window.matchMedia('(hover: hover)').matches && { onDayMouseEnter: pointAt })}
        />
      </DaysContext>
      <Legend places={places} />
      <div className={styles['foot']}>
        <p role="status">
          <Summary {...{ arrival, places, levies }} departure={end} />
        </p>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}

type Days = ReturnType<typeof readDays>

/** What is known of the days; `arrival` where the departure is chosen next. Each is looked at once, for a calendar asks again and again. */
function readDays({ places, levies }: Omit<StayNights, 'load'>, today: string, arrival: string) {
  return {
    today,
    levies,
    obstacleOn: once((date): Obstacle | undefined => {
      if (date < today) return undefined
      if (arrival !== '' && date > arrival) return obstacleTo(places, { arrival, departure: date })
      const shortest = shortestFrom(places, date)
      return typeof shortest === 'number' ? undefined : shortest
    }),
    lackOn: once((date) => lackOn(places, date)),
    priceOn: once((date) => priceOn(places, date)),
    lowestIn: once((month) => lowestIn(places, month, today)),
  }
}

function once<Answer>(read: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, { answer: Answer }>()
  return (key) => {
    const before = known.get(key) ?? { answer: read(key) }
    known.set(key, before)
    return before.answer
  }
}

/** The price is drawn by the stylesheet, so that it is not in the day's name; why it cannot be chosen is. */
function PricedDay(props: DayButtonProps) {
  const days = useContext(DaysContext)
  const { isoDate, displayMonthId } = props.day
  const obstacle = days.obstacleOn(isoDate)
  const reason = obstacle && texts.obstacle(obstacle)
  const lack = days.lackOn(isoDate)
  const price = days.priceOn(isoDate)
  const isUsual = price === undefined || price === days.lowestIn(displayMonthId)
  return (
    <CalendarDay
      {...props}
      data-price={lack ? texts[lack] : isUsual ? undefined : texts.thousands(price)}
      aria-label={[props['aria-label'], reason].filter(Boolean).join(', ')}
      title={reason}
    >
      {lack ? <s>{props.children}</s> : props.children}
    </CalendarDay>
  )
}

/** A month with the lowest price of its nights, so that its days need not repeat it. */
function PricedMonth({ calendarMonth, displayIndex: _index, children, ...head }: MonthCaptionProps) {
  const { lowestIn, levies } = useContext(DaysContext)
  const lowest = lowestIn(calendarDate(calendarMonth.date).slice(0, 7))
  return (
    <div {...head}>
      {children}
      {lowest !== undefined && <p className={styles['lowest']}>{texts.fromPrice(takaText(lowest), levies)}</p>}
    </div>
  )
}

/** A week, unless it is over. */
function WeekFromToday({ week, ...row }: WeekProps) {
  const { today } = useContext(DaysContext)
  const last = week.days.at(-1)
  return last && last.isoDate < today ? <></> : <tr {...row} />
}

/** What the marks at days mean, where there are any. */
function Legend({ places }: { places: readonly Nights[] }) {
  const marks = (['NoArrival', 'NoDeparture'] as const).filter((way) =>
    [...(places[0]?.keys() ?? [])].some((date) => isBarred(places, date, way)),
  )
  if (marks.length === 0) return null
  return (
    <ul className={styles['legend']}>
      {marks.map((way) => (
        <li key={way} className={styles[way]}>
          {texts[way]}
        </li>
      ))}
    </ul>
  )
}

type SummaryProps = { arrival: string; departure: string } & Pick<StayNights, 'places' | 'levies'>

/** What is chosen and what it comes to, or what to choose next. */
function Summary({ arrival, departure, places, levies }: SummaryProps) {
  if (arrival === '') return texts.chooseArrival
  if (departure === '') {
    const shortest = shortestFrom(places, arrival)
    return shortest === 1 || typeof shortest !== 'number' ? texts.chooseDeparture : texts.chooseAfter(shortest, arrival)
  }
  const stay = { arrival, departure }
  const obstacle = obstacleTo(places, stay)
  if (obstacle !== undefined && obstacle !== 'full') return rateRefusalText(obstacle)
  const total = totalOf(places, stay, levies)
  const count = texts.nights(nightsOf(stay))
  return total === undefined ? count : texts.stayTotal(count, takaText(total), places.length > 1)
}
