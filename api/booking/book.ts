import { advanceOf } from '#contract/money.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { requireGuestDetails } from '../guests/guest-contact.ts'
import { loadRates } from '../houses/houses.ts'
import { ProblemError } from '../problem-error.ts'
import { spend } from '../throttle/throttle.ts'
import { holdLines } from '../availability/inventory.ts'
import { linesOf } from './lines.ts'
import { orderAndPay, type PayDeps } from '../payments/order-and-pay.ts'
import { holdFrom, placeStay } from '../orders/place-order.ts'
import { quoteOfLines, requireSamePrice } from './quote.ts'
import type { BookingWish } from './wish.ts'

/** A press of the button: who, which, and what was sent with it. */
export type Press = { guestId: number; activityId: string; body: unknown }

type Booked = { code: string; paymentUrl: string }

/** Holds what the guest wants and opens a payment page for it. */
export async function book(deps: PayDeps, press: Press, wish: BookingWish): Promise<Booked> {
  const principal = `guest:${press.guestId}`
  await spend(deps, `book:${principal}`, deps.limits.bookingsPerGuest)
  const activity = { principal, route: 'Booking/Book', activityId: press.activityId, body: press.body }
  return orderAndPay(deps, activity, (db, at) => holdAndOrder(db, deps, { guestId: press.guestId, wish, at }))
}

async function holdAndOrder(
  db: Db,
  deps: Pick<Deps, 'now'>,
  { guestId, wish, at }: { guestId: number; wish: BookingWish; at: Date },
): Promise<{ code: string; guestId: number; payNow: number }> {
  const houseIds = [...new Set(wish.places.map(({ houseId }) => houseId))]
  const [rates] = await Promise.all([loadRates(db, houseIds), requireGuestDetails(db, guestId)])
  const lines = linesOf(deps, wish.places, rates)
  const quote = quoteOfLines(lines)
  requireSamePrice(wish.shown, quote)

  const heldUntil = holdFrom(at)
  const code = await placeStay(db, { guestId, type: 'Room', quote, at, heldUntil }, lines)
  const isHeld = await holdLines(db, { orderCode: code, lines, at, until: heldUntil })
  if (!isHeld) throw new ProblemError('dates_taken', 'These nights are no longer free. Please choose other dates')
  return { code, guestId, payNow: advanceOf(quote.payable, wish.payPercent) }
}
