import { isCalendarDate } from '#contract/values/calendar.ts'

/** What the page shows: its address says it, and a new one begins with what is at hand. */
export type Range = { from: string; days: number }

type Around = {
  /** The first day of a page that shows so many days of what is at hand. */
  firstDay: (days: number) => string
  /** How many days can be shown at once. */
  lengths: readonly number[]
  /** How many a new page shows. */
  usual: number
  /** What was chosen before. */
  keptDays?: number | undefined
}

export function rangeOf(query: URLSearchParams, { firstDay, lengths, usual, keptDays }: Around): Range {
  const asked = Number(query.get('days') ?? keptDays)
  const days = lengths.includes(asked) ? asked : usual
  const from = query.get('from') ?? ''
  return { from: isCalendarDate(from) ? from : firstDay(days), days }
}

/** A chart of what is at hand has no dates in its address: tomorrow it is another one. */
export function queryOf({ from, days }: Range, firstDay: Around['firstDay']): Record<string, string> {
  return { days: String(days), ...(from !== firstDay(days) && { from }) }
}
