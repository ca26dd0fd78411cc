import type { Db } from '#api/db/db.ts'
import type { Deps, Throws } from '#api/deps.ts'
import { texts } from '#api/texts.ts'
import { lockGuest, selectUnpaidHolds, type UnpaidHolds } from '../orders.sql.ts'

type HoldDeps = Pick<Deps, 'limits'> & Throws<'too_many_holds' | 'too_many_requests'>

/**
 * What a guest holds unpaid, with their row locked until the caller's transaction ends: of two orders at once, the second counts
 * the first.
 */
export async function lockUnpaidHolds(
  db: Db,
  { limits }: Pick<Deps, 'limits'>,
  { guestId, at }: { guestId: number; at: Date },
): Promise<UnpaidHolds> {
  const since = new Date(at.getTime() - limits.holds.expired.seconds * 1000)
  const [, holds] = await Promise.all([lockGuest(db, guestId), selectUnpaidHolds(db, { guestId, at, since })])
  return holds
}

/** What one more order that holds `nights` room nights would be too much for, by the limits of unpaid holds. */
export function requireHoldsLeft(
  { limits, problem }: HoldDeps,
  holds: UnpaidHolds,
  { at, nights }: { at: Date; nights: number },
): void {
  const { orders, nights: maxNights, expired, pauses } = limits.holds
  const pause = pauses[Math.min(holds.expired - expired.count, pauses.length - 1)]
  const pausedUntil = pause === undefined || !holds.lastExpiry ? 0 : holds.lastExpiry.getTime() + pause * 1000
  if (pausedUntil > at.getTime()) {
    const retryAfterSeconds = Math.ceil((pausedUntil - at.getTime()) / 1000)
    throw problem('too_many_requests', texts.booking.pausedAfterHolds(holds.expired, retryAfterSeconds), {
      retryAfterSeconds,
    })
  }
  if (holds.orders >= orders) throw problem('too_many_holds', texts.booking.tooManyOrders(holds.orders))
  if (holds.nights + nights > maxNights) throw problem('too_many_holds', texts.booking.tooManyNights(maxNights))
}
