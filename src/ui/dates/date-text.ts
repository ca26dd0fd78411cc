import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'
import type { Stay } from '#contract/values/stay.ts'
import { asciiDigits } from '#contract/values/digits.ts'

/** What a person typed, as `yyyy-MM-dd`; undefined when it is not a valid date. Bangla digits are digits too. */
export function readTypedDate(text: string): string | undefined {
  return fromDayFirst(asciiDigits(text))
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `22 – 23 Nov`, for a line that has room for no more. Not by Intl: the server's and the browser's ICU shorten months differently. */
export function showStay({ arrival, departure }: Stay): string {
  const [from, to] = [shortDay(arrival), shortDay(departure)]
  return from.month === to.month
    ? `${from.day} – ${to.day} ${to.month}`
    : `${from.day} ${from.month} – ${to.day} ${to.month}`
}

function shortDay(date: string): { day: number; month: string } {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return { day, month: MONTHS[month - 1] ?? '' }
}

export function showDate(date: string): string {
  return date && toDayFirst(date)
}
