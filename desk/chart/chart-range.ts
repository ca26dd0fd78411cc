import { addDays, isCalendarDate } from '#contract/values/calendar.ts'

/** How many days a chart shows at once. */
export const lengths = [7, 14, 28, 60] as const
export type Length = (typeof lengths)[number]

/** What the page shows: its address says it, and a new one begins with what is at hand. */
export type Range = { from: string; days: Length }

/** As many days as leave a night wide enough for a name. */
function usualLength(windowWidth: number): Length {
  return windowWidth < 700 ? 7 : 14
}

/** Who leaves or stays on is seen, too: a longer chart begins yesterday. */
export function firstDayFor(days: Length, today: string): string {
  return days === 7 ? today : addDays(today, -1)
}

type Around = {
  today: string
  windowWidth: number
  /** What was chosen before. */
  keptDays: number | undefined
}

export function rangeOf(query: URLSearchParams, { today, windowWidth, keptDays }: Around): Range {
  const asked = Number(query.get('days') ?? keptDays)
  const days = lengths.find((length) => length === asked) ?? usualLength(windowWidth)
  const from = query.get('from') ?? ''
  return { from: isCalendarDate(from) ? from : firstDayFor(days, today), days }
}

/** A chart of what is at hand has no dates in its address: tomorrow it is another one. */
export function queryOf({ from, days }: Range, today: string): Record<string, string> {
  return { days: String(days), ...(from !== firstDayFor(days, today) && { from }) }
}
