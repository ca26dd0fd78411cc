import { enGB } from 'date-fns/locale/en-GB'
import DatePicker from 'react-datepicker'
import 'react-datepicker/dist/react-datepicker.css'
import { CalendarHeader, type Years } from './CalendarHeader.tsx'
import { fromLocalDate, toLocalDate } from './date-text.ts'
import './calendar.css'

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

/** The calendar of react-datepicker, in our calendar dates. Loaded when someone first opens one. */
export function Calendar({ value, openTo, min, max, years, onChoose }: CalendarProps) {
  return (
    <DatePicker
      inline
      selected={value ? toLocalDate(value) : null}
      openToDate={toLocalDate(value || openTo)}
      onChange={(date: Date | null) => date && onChoose(fromLocalDate(date))}
      {...(min && { minDate: toLocalDate(min) })}
      {...(max && { maxDate: toLocalDate(max) })}
      // Its days are named '28 November', which holds the number that is seen.
      locale={enGB}
      calendarStartDay={0}
      {...(years && { renderCustomHeader: (header) => <CalendarHeader {...header} years={years} /> })}
    />
  )
}
