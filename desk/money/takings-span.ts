import { MAX_TAKINGS_DAYS } from '#contract/money/takings.ts'
import { addDays } from '#contract/values/calendar.ts'

/** Days in Dhaka, both included: no more than one call answers. */
export type TakingsSpan = { from: string; to: string }

const MOST = MAX_TAKINGS_DAYS - 1

export function oneDay(day: string): TakingsSpan {
  return { from: day, to: day }
}

/** Begins on another day: the last day stays, where that is not too early or too late. */
export function beginningOn(from: string, { to }: TakingsSpan): TakingsSpan {
  if (to < from) return oneDay(from)
  const latest = addDays(from, MOST)
  return { from, to: to > latest ? latest : to }
}

/** Ends on another day: the first day stays, where that is not too early or too late. */
export function endingOn(to: string, { from }: TakingsSpan): TakingsSpan {
  if (from > to) return oneDay(to)
  const earliest = addDays(to, -MOST)
  return { from: from < earliest ? earliest : from, to }
}

/** The month of a day, up to that day. */
export function monthUntil(day: string): TakingsSpan {
  return { from: `${day.slice(0, 7)}-01`, to: day }
}

/** The whole month before that of a day. */
export function monthBefore(day: string): TakingsSpan {
  return monthUntil(addDays(monthUntil(day).from, -1))
}
