import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'

const BANGLA_ZERO = 0x09e6

/** What a person typed, as `yyyy-MM-dd`; undefined when it is no date. Bangla digits are digits too. */
export function readTypedDate(text: string): string | undefined {
  return fromDayFirst(text.replaceAll(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BANGLA_ZERO)))
}

export function showDate(date: string): string {
  return date && toDayFirst(date)
}

/** A calendar date as a `Date` of this browser's own time zone, which is what a calendar widget draws; never sent anywhere. */
export function toLocalDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

export function fromLocalDate(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`
}
