import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { lockGuest, selectHeldRooms, selectUnpaidHolds, type UnpaidHolds } from '../orders.sql.ts'

type HoldDeps = Pick<Deps, 'limits'> & Throws<'too_many_holds' | 'too_many_requests'>

/**
 * What a guest holds unpaid, with their row locked until the caller's transaction ends: of two orders at once, the second counts
 * the first.
 */
export async function lockUnpaidHolds(
  db: Transaction,
  { limits }: Pick<Deps, 'limits'>,
  { guestId, at }: { guestId: number; at: Date },
): Promise<HeldByGuest> {
  const since = new Date(at.getTime() - limits.holds.expired.seconds * 1000)
  const [, holds, rows] = await Promise.all([
    lockGuest(db, guestId),
    selectUnpaidHolds(db, { guestId, at, since }),
    selectHeldRooms(db, { guestId, at }),
  ])
  const rooms = new Map(rows.flatMap(({ night, rooms }) => (night === null ? [] : [[night, rooms] as const])))
  return { ...holds, rooms, roomsInAll: rows[0]?.all ?? 0 }
}

/** `rooms`: held unpaid, by night. */
type HeldByGuest = UnpaidHolds & { rooms: ReadonlyMap<string, number>; roomsInAll: number }

/** What one more order that holds these rooms, by night, would be too much for, by the limits of unpaid holds. */
export function requireHoldsLeft(
  { limits, problem }: HoldDeps,
  holds: HeldByGuest,
  { at, rooms }: { at: Date; rooms: ReadonlyMap<string, number> },
): void {
  const { orders, nights: maxNights, roomsOfANight, expired, pauses } = limits.holds
  const pause = pauses[Math.min(holds.expired - expired.count, pauses.length - 1)]
  const pausedUntil = pause === undefined || !holds.lastExpiry ? 0 : holds.lastExpiry.getTime() + pause * 1000
  if (pausedUntil > at.getTime()) {
    const retryAfterSeconds = Math.ceil((pausedUntil - at.getTime()) / 1000)
    throw problem('too_many_requests', (t) => t.booking.pausedAfterHolds(holds.expired, retryAfterSeconds), {
      retryAfterSeconds,
    })
  }
  if (holds.orders >= orders) throw problem('too_many_holds', (t) => t.booking.tooManyOrders(holds.orders))
  if (sumOf(holds.rooms) + sumOf(rooms) > maxNights) {
    throw problem('too_many_holds', (t) => t.booking.tooManyNights(maxNights))
  }
  const most = Math.max(roomsOfANight.least, Math.ceil(holds.roomsInAll * roomsOfANight.share))
  const isTooMany = [...rooms].some(([night, count]) => (holds.rooms.get(night) ?? 0) + count > most)
  if (isTooMany) throw problem('too_many_holds', (t) => t.booking.tooManyRoomsHeld(most))
}

function sumOf(rooms: ReadonlyMap<string, number>): number {
  return [...rooms.values()].reduce((sum, count) => sum + count, 0)
}
