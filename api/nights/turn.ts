import { dhakaDate, dhakaInstant } from '#contract/values/calendar.ts'
import type { Stay } from '#contract/values/stay.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'

// Guests on the site get no room for tonight that cannot be ready when they come. Later nights are sold as ever, and the desk sells what it sees.

/** When a room must be ready for guests who come on a day; null: at any time, for that is another day or a member of staff books. */
export type ReadyBy = Date | null

/** For guests who book a stay now: where they come today, at the hour of check-in, or at once after it. */
export function readyBy({ now, resort }: Pick<Deps, 'now' | 'resort'>, { arrival }: Pick<Stay, 'arrival'>): ReadyBy {
  const at = now()
  const today = dhakaDate(at.getTime())
  if (arrival !== today) return null
  const checkIn = new Date(dhakaInstant(`${today}T${resort().checkIn}`))
  return checkIn > at ? checkIn : at
}

/** SQL: room_state rows `c` that are not ready by the parameter `at`. */
export function isInTurn(at: string): string {
  return `(c.state = 'dirty' and c.marked_at > cast(${at} as timestamptz) - (select minutes from room_turn) * interval '1 minute')`
}

/** Those of these rooms that are not ready by then. */
export async function selectUnitsInTurn(db: Db, units: readonly string[], by: Date): Promise<string[]> {
  const rows = await db.query<{ unitId: string }>(
    `select c.unit_id as "unitId" from room_state c where c.unit_id = any($1::text[]) and ${isInTurn('$2')}`,
    [units, by],
  )
  return rows.map(({ unitId }) => unitId)
}
