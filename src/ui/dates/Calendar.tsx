import { formatISO, parseISO } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import DatePicker from 'react-datepicker'
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker'
import 'react-datepicker/dist/react-datepicker.css'
import './calendar.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { MONTH_NAMES } from '#contract/values/calendar.ts'
import { texts } from '#src/ui/texts.ts'

export type CalendarProps = {
  /** Calendar dates `yyyy-MM-dd`; an empty `value` chooses nothing. */
  value: string
  openTo: string
  min?: string | undefined
  max?: string | undefined
  /** Offers months and these years as menus, for dates that lie far off. */
  years?: Years | undefined
  onChoose: (date: string) => void
}

/** The calendar of react-datepicker, in our calendar dates. Loaded when a calendar is first opened. */
export function Calendar({ value, openTo, min, max, years, onChoose }: CalendarProps) {
  return (
    <DatePicker
      inline
      selected={value ? parseISO(value) : null}
      openToDate={parseISO(value || openTo)}
      onChange={(date: Date | null) => date && onChoose(formatISO(date, { representation: 'date' }))}
      {...(min && { minDate: parseISO(min) })}
      {...(max && { maxDate: parseISO(max) })}
      // Its days are named '28 November', which holds the number that is seen.
      locale={enGB}
      calendarStartDay={0}
      {...(years && { renderCustomHeader: (header) => <CalendarHeader {...header} years={years} /> })}
    />
  )
}

/** The years that a calendar's menu offers, both included. */
export type Years = { from: number; to: number }

/** Month and year as menus, for dates that lie far off. A year outside the menu's range is in it once it was typed. */
export function CalendarHeader({ years, ...header }: ReactDatePickerCustomHeaderProps & { years: Years }) {
  const shown = header.date.getFullYear()
  const offered = Array.from({ length: years.to - years.from + 1 }, (_, index) => years.from + index)
  const options = offered.includes(shown) ? offered : [shown, ...offered].toSorted((a, b) => a - b)
  return (
    <div className="calendar-header">
      <button
        type="button"
        aria-label={texts.previousMonth}
        disabled={header.prevMonthButtonDisabled}
        onClick={header.decreaseMonth}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <select
        aria-label={texts.month}
        value={header.date.getMonth()}
        onChange={(event) => header.changeMonth(Number(event.target.value))}
      >
        {MONTH_NAMES.map((name, month) => (
          <option key={name} value={month}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label={texts.year} value={shown} onChange={(event) => header.changeYear(Number(event.target.value))}>
        {options.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={texts.nextMonth}
        disabled={header.nextMonthButtonDisabled}
        onClick={header.increaseMonth}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
