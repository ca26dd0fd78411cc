import { addDays, DAY_MS, dhakaDate, dhakaInstant, weekdayOf } from '../../contract/values/calendar.ts'
import { dayText, daysText } from '../../contract/wording/format.ts'

export const WEEKS = 12
export const DAYS = WEEKS * 7

/** Something of the content with its times, ISO instants. */
export type Timed = { visibleFrom?: string | null; visibleUntil?: string | null }

/** The Monday with which the calendar begins: that of the week before. */
export function firstMonday(today: string): string {
  return addDays(today, -((weekdayOf(today) + 6) % 7) - 7)
}

/** Where something lies in the calendar that begins on `monday`, in days from its left edge, a day at the least; undefined where it does not. */
export function runOf(
  { visibleFrom, visibleUntil }: Timed,
  monday: string,
): { start: number; end: number } | undefined {
  const begin = Date.parse(dhakaInstant(`${monday}T00:00`))
  const dayOf = (instant: string) => (Date.parse(instant) - begin) / DAY_MS
  const start = visibleFrom ? dayOf(visibleFrom) : 0
  const end = visibleUntil ? dayOf(visibleUntil) : DAYS
  if (start >= DAYS || end <= 0 || end < start) return undefined
  return { start: Math.max(0, start), end: Math.min(DAYS, Math.max(end, start + 1)) }
}

/** The days of something as staff read them. */
export function runText({ visibleFrom, visibleUntil }: Timed): string {
  const [from, to] = [visibleFrom, visibleUntil].map((instant) =>
    instant ? dhakaDate(Date.parse(instant)) : undefined,
  )
  if (visibleFrom && visibleFrom === visibleUntil) return `on ${dayText(from ?? '')}`
  if (from !== undefined && to !== undefined) return daysText(from, to)
  return from === undefined ? `until ${dayText(to ?? '')}` : `from ${dayText(from)}`
}
