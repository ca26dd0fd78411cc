import { dhakaDateTime, dhakaInstant } from './calendar.ts'
import { holdHours, type Role } from './roles.ts'
import type { Stay } from './stay.ts'

// Until when staff hold rooms for a guest who has not paid, as times on the resort's clock.

/** On the day of arrival a room that was not paid for is given away from then on, unless staff choose another time. */
const EVENING = '18:00'
const SHORTEST_USUAL_MS = 2 * 60 * 60_000
const HOUR_MS = 60 * 60_000

/** The evening of arrival, or in two hours where that is later; no longer than the role may. */
export function usualHoldEnd(arrival: string, nowMs: number, role: Role): string {
  const usual = Math.max(Date.parse(dhakaInstant(`${arrival}T${EVENING}`)), nowMs + SHORTEST_USUAL_MS)
  return dhakaDateTime(Math.min(usual, nowMs + holdHours[role] * HOUR_MS))
}

/** On the day of the first arrival a hold ends by then, or in two hours where that is later: no one sleeps in a room that is only held. */
const LATEST = '22:00'

/** Why a hold cannot end then, as a sentence; undefined when it can. `arrival`: the first of the booking. */
export function holdProblem(
  { until, arrival }: { until: string } & Pick<Stay, 'arrival'>,
  nowMs: number,
  role: Role,
): string | undefined {
  const untilMs = Date.parse(dhakaInstant(until))
  if (untilMs <= nowMs) return 'This time has passed'
  const latest = Math.max(Date.parse(dhakaInstant(`${arrival}T${LATEST}`)), nowMs + SHORTEST_USUAL_MS)
  if (untilMs > latest) return `A hold ends by ${LATEST} on the day of arrival`
  const hours = holdHours[role]
  if (untilMs <= nowMs + hours * HOUR_MS) return undefined
  return `Your role may hold rooms for ${hours > 48 ? `${hours / 24} days` : `${hours} hours`} at most`
}
