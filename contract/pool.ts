import { daysBetween } from './calendar.ts'

/** BDT for a person and hour in the pool. */
export const POOL_RATE_TAKA = 200
export const POOL_SLOT_MINUTES = 30

/** A visit to the pool between two local date-times `yyyy-MM-ddTHH:mm`. */
export type PoolVisit = { start: string; end: string }

/** Hours to 3 decimals; negative when the end is before the start. */
export function poolHours({ start, end }: PoolVisit): number {
  return Math.round((minutesBetween(start, end) / 60) * 1000) / 1000
}

/** What a visit costs in paisa: persons x hours x rate, to 2 decimals of a taka. */
export function poolPaisa(visit: PoolVisit, persons: number): number {
  return Math.round(persons * poolHours(visit) * POOL_RATE_TAKA * 100)
}

/** Why the visit cannot be, in the specification's words; undefined when it can. `now` is the resort's clock. */
export function poolProblem(visit: PoolVisit, now: string): string | undefined {
  const isSameDay = visit.start.slice(0, 10) === visit.end.slice(0, 10)
  const minutes = minutesBetween(visit.start, visit.end)
  if (isSameDay && minutes <= 0) return 'End time should be greater than start time.'
  if (minutes <= 0) return 'End date and time should be greater than start date and time.'
  if (visit.start < now) return 'The visit cannot begin in the past'
  if (!isOnSlot(visit.start) || !isOnSlot(visit.end)) return `Times go by steps of ${POOL_SLOT_MINUTES} minutes`
  return undefined
}

function minutesBetween(start: string, end: string): number {
  return daysBetween(start.slice(0, 10), end.slice(0, 10)) * 24 * 60 + minuteOfDay(end) - minuteOfDay(start)
}

function minuteOfDay(moment: string): number {
  const [hours = 0, minutes = 0] = moment.slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

function isOnSlot(moment: string): boolean {
  return minuteOfDay(moment) % POOL_SLOT_MINUTES === 0
}
