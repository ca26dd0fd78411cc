import { parseISO } from 'date-fns'
import { DayPicker } from 'react-day-picker'
import { calendarDate, calendarParts, useShownMonths } from './calendar-parts.tsx'

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

/** The years that a calendar's menu offers, both included. */
export type Years = { from: number; to: number }

/** The calendar of one date. Loaded when it is first opened. */
export function Calendar({ value, openTo, min, max, years, onChoose }: CalendarProps) {
  const months = useShownMonths(value || openTo, 1)
  const first = [min, years && `${years.from}-01-01`]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1)
  const last = [max, years && `${years.to}-12-31`]
    .filter((date) => date !== undefined)
    .toSorted()
    .at(0)
  return (
    <DayPicker
      {...calendarParts}
      {...months}
      mode="single"
      required
      showOutsideDays
      selected={value ? parseISO(value) : undefined}
      disabled={[min ? { before: parseISO(min) } : false, max ? { after: parseISO(max) } : false]}
      // The year of a date that was typed beyond them is shown all the same.
      {...(first && { startMonth: parseISO(value && value < first ? `${value.slice(0, 4)}-01-01` : first) })}
      {...(last && { endMonth: parseISO(value > last ? `${value.slice(0, 4)}-12-31` : last) })}
      {...(years && { captionLayout: 'dropdown', navLayout: 'around' })}
      onSelect={(date) => onChoose(calendarDate(date))}
    />
  )
}
