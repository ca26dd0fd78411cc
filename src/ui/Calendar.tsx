import DatePicker from 'react-datepicker'
import 'react-datepicker/dist/react-datepicker.css'
import { fromLocalDate, toLocalDate } from './date-text.ts'
import './calendar.css'

export type CalendarProps = {
  /** Calendar dates `yyyy-MM-dd`; an empty `value` chooses nothing. */
  value: string
  openTo: string
  min?: string | undefined
  max?: string | undefined
  /** A menu of months and years, for dates that lie far off. */
  hasYearMenu?: boolean | undefined
  onChoose: (date: string) => void
}

/** The calendar of react-datepicker, in our calendar dates. Loaded when someone first opens one. */
export function Calendar({ value, openTo, min, max, hasYearMenu = false, onChoose }: CalendarProps) {
  return (
    <DatePicker
      inline
      selected={value ? toLocalDate(value) : null}
      openToDate={toLocalDate(value || openTo)}
      onChange={(date: Date | null) => date && onChoose(fromLocalDate(date))}
      {...(min && { minDate: toLocalDate(min) })}
      {...(max && { maxDate: toLocalDate(max) })}
      calendarStartDay={0}
      {...(hasYearMenu && { showMonthDropdown: true, showYearDropdown: true, dropdownMode: 'select' as const })}
    />
  )
}
