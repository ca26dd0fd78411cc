import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'
import type { Stay } from '#contract/values/stay.ts'
import { plainSigns } from '#contract/values/typed.ts'
import { MONTHS } from '#contract/wording/format.ts'

/** Day, month and year with `-`, `/`, `.` or a space between them, or with nothing at all. */
const SPACED = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/
const CLOSE = /^(\d{2})(\d{2})(\d{4}|\d{2})$/

/** Two digits below this are a year of this century, others one of the last. */
const CENTURY_PIVOT = 50

/** The first and the last date that a field takes. */
export type DateRange = { min?: string | undefined; max?: string | undefined }

export function isOutside(date: string, { min, max }: DateRange): boolean {
  return (min !== undefined && date < min) || (max !== undefined && date > max)
}

/**
 * What a person typed, as `yyyy-MM-dd`; undefined when it is not a valid date. Bangla digits are digits too. Two digits are a year only
 * once the person `isDone`: before that they may be the first two of four. Who was born in 1945 writes 45, so the range may decide.
 */
export function readTypedDate(text: string, { isDone, ...range }: DateRange & { isDone: boolean }): string | undefined {
  const digits = plainSigns(text)
  const [, day, month, year] = SPACED.exec(digits) ?? CLOSE.exec(digits) ?? []
  if (year === undefined || (year.length < 4 && !isDone)) return undefined
  const dates = yearsOf(year).map((fullYear) => fromDayFirst(`${day}-${month}-${fullYear}`))
  return dates.find((date) => date !== undefined && !isOutside(date, range)) ?? dates[0]
}

/** The likeliest comes first. */
function yearsOf(year: string): string[] {
  if (year.length === 4) return [year]
  return Number(year) < CENTURY_PIVOT ? [`20${year}`, `19${year}`] : [`19${year}`]
}

/** `22 – 23 Nov`, for a line that has room for no more. Not by Intl: the server's and the browser's ICU shorten months differently. */
export function showStay({ arrival, departure }: Stay): string {
  const [from, to] = [shortDay(arrival), shortDay(departure)]
  return from.month === to.month ? `${from.day} – ${to.day} ${to.month}` : `${showDay(arrival)} – ${showDay(departure)}`
}

/** `12 Jan`, where the year is shown next to it. */
export function showDay(date: string): string {
  const { day, month } = shortDay(date)
  return `${day} ${month}`
}

function shortDay(date: string): { day: number; month: string } {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return { day, month: MONTHS[month - 1] ?? '' }
}

export function showDate(date: string): string {
  return date && toDayFirst(date)
}
