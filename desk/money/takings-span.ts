import { MAX_TAKINGS_DAYS } from '#contract/desk/money.ts'
import { addDays } from '#contract/values/calendar.ts'

/** Days in Dhaka, both included: no more than can be asked for at once. */
export type TakingsSpan = { from: string; to: string }

const MOST = MAX_TAKINGS_DAYS - 1

export function oneDay(day: string): TakingsSpan {
  return { from: day, to: day }
}

/** From another day on: the last day stays, where that is not too early or too late. */
export function beginningOn(from: string, { to }: TakingsSpan): TakingsSpan {
  if (to < from) return oneDay(from)
  const latest = addDays(from, MOST)
  return { from, to: to > latest ? latest : to }
}

/** Up to another day: the first day stays, where that is not too early or too late. */
export function endingOn(to: string, { from }: TakingsSpan): TakingsSpan {
  if (from > to) return oneDay(to)
  const earliest = addDays(to, -MOST)
  return { from: from < earliest ? earliest : from, to }
}

/** Of the month up to this day. */
export function monthUntil(day: string): TakingsSpan {
  return { from: `${day.slice(0, 7)}-01`, to: day }
}

/** The whole month before that of this day. */
export function monthBefore(day: string): TakingsSpan {
  return monthUntil(addDays(monthUntil(day).from, -1))
}
