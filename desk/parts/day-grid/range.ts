import { addDays, isCalendarDate } from '#contract/values/calendar.ts'

/** What the page shows: its address says it, and a new one begins with what is at hand. */
export type Range = { from: string; days: number }

/** Who leaves or stays on is seen, too: a longer chart begins yesterday. */
export function firstDayFor(days: number, today: string): string {
  return days === 7 ? today : addDays(today, -1)
}

type Around = {
  today: string
  /** How many days can be shown at once. */
  lengths: readonly number[]
  /** How many a new page shows. */
  usual: number
  /** What was chosen before. */
  keptDays?: number | undefined
}

export function rangeOf(query: URLSearchParams, { today, lengths, usual, keptDays }: Around): Range {
  const asked = Number(query.get('days') ?? keptDays)
  const days = lengths.includes(asked) ? asked : usual
  const from = query.get('from') ?? ''
  return { from: isCalendarDate(from) ? from : firstDayFor(days, today), days }
}

/** A chart of what is at hand has no dates in its address: tomorrow it is another one. */
export function queryOf({ from, days }: Range, today: string): Record<string, string> {
  return { days: String(days), ...(from !== firstDayFor(days, today) && { from }) }
}
