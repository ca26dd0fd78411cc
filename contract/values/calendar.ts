// Calendar dates are `yyyy-MM-dd` strings of Asia/Dhaka. They are never moments, so a guest abroad books the dates that the resort means.

export const DAY_MS = 86_400_000
const DHAKA_OFFSET_MS = 6 * 60 * 60_000

export function isCalendarDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && formatDay(dayNumber(value)) === value
}

/** Days since 1970-01-01. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function formatDay(day: number): string {
  const moment = new Date(day * DAY_MS)
  if (Number.isNaN(moment.getTime())) return ''
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return `${pad(moment.getUTCFullYear(), 4)}-${pad(moment.getUTCMonth() + 1, 2)}-${pad(moment.getUTCDate(), 2)}`
}

export function addDays(date: string, days: number): string {
  return formatDay(dayNumber(date) + days)
}

/** The date that many working days later: Friday and Saturday are the weekend of Bangladesh. */
export function addWorkingDays(date: string, days: number): string {
  let day = dayNumber(date)
  for (let left = days; left > 0;) {
    day += 1
    // The first of January 1970 was a Thursday.
    if (day % 7 !== 1 && day % 7 !== 2) left -= 1
  }
  return formatDay(day)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  // The first of January 1970 was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: string, end: string): number {
  return dayNumber(end) - dayNumber(start)
}

/** The calendar date in Dhaka at an instant in milliseconds since 1970. Bangladesh keeps UTC+6 all year. */
export function dhakaDate(instantMs: number): string {
  return formatDay(Math.floor((instantMs + DHAKA_OFFSET_MS) / DAY_MS))
}

/** The time on a clock in Dhaka at an instant, `yyyy-MM-ddTHH:mm`. */
export function dhakaDateTime(instantMs: number): string {
  const minute = Math.floor((instantMs + DHAKA_OFFSET_MS) / 60_000) % (24 * 60)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${dhakaDate(instantMs)}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

/** The instant of a time on a clock in Dhaka: `2026-12-10T15:00` is `2026-12-10T15:00:00+06:00`. */
export function dhakaInstant(dateTime: string): string {
  return `${dateTime}:00+06:00`
}

/** `2026-11-20` as `20-11-2026`, the form that the specification shows. */
export function toDayFirst(date: string): string {
  return date.split('-').toReversed().join('-')
}

/** `20-11-2026` (also with `/` or `.`) as `2026-11-20`; undefined when it is not a date. */
export function fromDayFirst(text: string): string | undefined {
  const match = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(text)
  if (!match) return undefined
  const [, day = '', month = '', year = ''] = match
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}
