import { addDays, weekdayOf } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/format.ts'

// What a grid of days shows, whatever it is of. Days are counted from the first one that is shown.

export type Day = {
  date: string
  /** 'Fri' above '27', and the whole date for those who hear it. */
  above: string
  number: string
  label: string
  isToday: boolean
  isTinted: boolean
}

/** Days in a row. */
export type Span = { first: number; nights: number }

export type GridRow = {
  key: string
  title: string
  /** What is written before it: below its head it may be shorter. */
  short: string
  /** The head of the rows below it. */
  isGroup: boolean
}

/** The first of the two days of a week that are tinted. */
type Tinting = { today: string; tinted: number }

export function daysOf(start: string, count: number, { today, tinted }: Tinting): Day[] {
  return Array.from({ length: count }, (_, day) => {
    const date = addDays(start, day)
    const label = dayText(date)
    const [weekday = '', number = '', month = ''] = label.split(' ')
    return {
      date,
      above: number === '1' ? month : weekday,
      number,
      label,
      isToday: date === today,
      isTinted: (weekdayOf(date) - tinted + 7) % 7 < 2,
    }
  })
}
