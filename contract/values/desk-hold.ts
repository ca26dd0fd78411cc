import { dhakaDate, dhakaDateTime, dhakaInstant } from './calendar.ts'
import type { Role } from './roles.ts'
import type { Stay } from './stay.ts'

// Until when staff hold rooms for a guest who has not paid, as times on the resort's clock.

const EVENING = '18:00'
const SHORTEST_USUAL_MS = 2 * 60 * 60_000
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** For how long a role may hold rooms that were not paid for. */
export const holdHours = {
  studio: 0,
  accountant: 0,
  housekeeping: 0,
  desk: 24,
  manager: 14 * 24,
  owner: 90 * 24,
} as const satisfies Record<Role, number>

/** This evening, or in a day where it is near or over; no longer than the arrival and the role allow. */
export function usualHoldEnd(arrival: string, nowMs: number, role: Role): string {
  const evening = Date.parse(dhakaInstant(`${dhakaDate(nowMs)}T${EVENING}`))
  const usual = evening - nowMs >= SHORTEST_USUAL_MS ? evening : nowMs + DAY_MS
  return dhakaDateTime(Math.min(usual, latestFor(arrival, nowMs), nowMs + holdHours[role] * HOUR_MS))
}

/** On the day of the first arrival a hold ends by then, or in two hours where that is later: nobody sleeps in a room that is only held. */
export const LATEST_HOLD_END = '22:00'

export type HoldProblem = 'past' | 'tooLate' | 'beyondRole'

/** Why a hold cannot end then; undefined when it can. `arrival`: the first of the booking. */
export function holdProblem(
  { until, arrival }: { until: string } & Pick<Stay, 'arrival'>,
  nowMs: number,
  role: Role,
): HoldProblem | undefined {
  const untilMs = Date.parse(dhakaInstant(until))
  if (untilMs <= nowMs) return 'past'
  if (untilMs > latestFor(arrival, nowMs)) return 'tooLate'
  return untilMs <= nowMs + holdHours[role] * HOUR_MS ? undefined : 'beyondRole'
}

function latestFor(arrival: string, nowMs: number): number {
  return Math.max(Date.parse(dhakaInstant(`${arrival}T${LATEST_HOLD_END}`)), nowMs + SHORTEST_USUAL_MS)
}
