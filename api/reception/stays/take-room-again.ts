import { bookRoomNights } from '#api/nights/inventory.ts'
import { selectPairTaken } from '#api/nights/inventory.sql.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { Change } from '#api/orders/order-events.ts'
import { changeStatus } from '#api/orders/order-status.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { nightsBetween } from './stay-nights.ts'

type Again = {
  order: LockedOrder
  departure: string
  /** For the history: until when they have the room, where others have later nights. */
  soldFrom: { Until?: string }
}

/**
 * Gives guests who were said to be gone their empty room again, until the first night that others have now: they are here, whatever was
 * sold. A completed order is confirmed again.
 */
export async function takeRoomAgain(
  db: Transaction,
  deps: Throws<'dates_taken'>,
  { order, stay, at, actor }: Change & { order: LockedOrder; stay: LockedStay },
): Promise<Again> {
  const { unitId, room, arrival, lineNo, bookedUntil } = stay
  const standing =
    order.status === 'Completed'
      ? await changeStatus(db, order, { at, actor, to: 'Confirmed', what: { Kind: 'reopened' } })
      : order
  const freed = nightsBetween(stay.departure, bookedUntil).map((night) => ({ unit: unitId, night }))
  const taken = await selectPairTaken(db, freed, { except: [], at })
  const departure = taken?.night ?? bookedUntil
  const nights = nightsBetween(stay.departure, departure)
  const isClaimed = departure > arrival && (await bookRoomNights(db, standing, { unit: unitId, nights, lineNo, at }))
  if (!isClaimed) throw deps.problem('dates_taken', (t) => t.desk.roomSold(room))
  return { order: standing, departure, soldFrom: departure < bookedUntil ? { Until: departure } : {} }
}
