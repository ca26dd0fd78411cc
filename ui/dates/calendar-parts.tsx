import { MONTH_NAMES, WEEKDAY_NAMES } from '#contract/wording/format.ts'
import { differenceInCalendarMonths, formatISO, parseISO } from 'date-fns'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import {
  type ChevronProps,
  DayButton,
  type DayButtonProps,
  type DayPickerProps,
  type DayProps,
  type Modifiers,
} from 'react-day-picker'
import './calendar.css'
import { texts } from './texts.ts'

/** What all calendars share. Made once: with new components at each render React would mount every day again. */
export const calendarParts = {
  lang: 'en',
  weekStartsOn: 0,
  labels: {
    labelDayButton: nameOfDay,
    labelNav: () => texts.months,
    labelPrevious: () => texts.previousMonth,
    labelNext: () => texts.nextMonth,
    labelMonthDropdown: () => texts.month,
    labelYearDropdown: () => texts.year,
  },
  formatters: { formatDay: (date) => String(date.getDate()) },
  components: { Chevron: Arrow, Day: Cell, DayButton: CalendarDay },
} satisfies DayPickerProps

/** `Saturday, 28 November 2026`. Joined by hand, for each render names some sixty days. */
function nameOfDay(date: Date, { today, selected }: Modifiers): string {
  const month = MONTH_NAMES[date.getMonth()]
  const name = `${WEEKDAY_NAMES[date.getDay()]}, ${date.getDate()} ${month} ${date.getFullYear()}`
  return texts.day(name, { isToday: today === true, isSelected: selected === true })
}

function Arrow({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
}

/** A day of the grid; that it cannot be chosen is known of it, and not only of the button in it. */
function Cell({ day: _day, modifiers, ...cell }: DayProps) {
  return <td {...cell} aria-disabled={modifiers['disabled']} />
}

/** A tap on it renders the calendar once: the library renders all days when one loses the focus, when another gets it, and when it is chosen. */
export function CalendarDay({ onBlur, ...button }: DayButtonProps) {
  return (
    <DayButton
      {...button}
      // A click focuses it as well, together with choosing it.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={(event) => {
        if (!event.relatedTarget?.closest('[role="grid"]')) onBlur?.(event)
      }}
    />
  )
}

/** The months that a calendar shows. They turn to the date when another is typed, unless its month is among them. */
export function useShownMonths(date: string, numberOfMonths: number) {
  const [shown, setShown] = useState({ date, month: parseISO(date) })
  if (shown.date !== date) {
    const monthsOn = differenceInCalendarMonths(parseISO(date), shown.month)
    const isShown = monthsOn >= 0 && monthsOn < numberOfMonths
    setShown({ date, month: isShown ? shown.month : parseISO(date) })
  }
  return { numberOfMonths, month: shown.month, onMonthChange: (month: Date) => setShown({ date, month }) }
}

export function calendarDate(date: Date): string {
  return formatISO(date, { representation: 'date' })
}
