import { book as endpoint, type Place } from '#contract/orders.ts'
import { advanceOf, toPaisa, type PayPercent, type Quote } from '#contract/values/money.ts'
import { holdLines } from '../availability/inventory.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { requireGuestDetails } from '../guests/guests.ts'
import { loadRates } from '../houses/houses.ts'
import type { WorkDeps } from '../http/call.ts'
import { serve, type Route } from '../http/serve.ts'
import { holdFrom, placeStay } from '../orders/place-order.ts'
import { lockUnpaidHolds, requireHoldsLeft } from '../orders/unpaid-holds.ts'
import { orderAndPay } from '../payments/pay-order.ts'
import { linesOf, roomNightsOf, type RoomSelection, quoteOfLines, requireSamePrice } from './lines.ts'
import { texts } from '../texts.ts'

/** Holds what the guest selected and opens a payment page for it. */
export const bookingRoutes: Route[] = [
  serve(endpoint, (deps, { body, guest, once }) => {
    const shown = { roomCharge: toPaisa(body.RoomCharge), tax: toPaisa(body.Tax), payable: toPaisa(body.Payable) }
    const selected = { selections: body.Places.map(selectionOf), shown, payPercent: body.PayPercent }
    return orderAndPay(deps, once, (db, at) => holdAndOrder(db, deps, { guestId: guest.id, at, ...selected }))
  }),
]

/** The name on the wire is for people reading along; an order carries the house's own. */
function selectionOf(place: Place): RoomSelection {
  return {
    houseId: place.Id,
    type: place.Type,
    quantity: place.Quantity,
    stay: { arrival: place.ArrivalDate, departure: place.DepartureDate },
  }
}

type BookingRequest = {
  guestId: number
  at: Date
  selections: readonly RoomSelection[]
  /** What the guest was shown, in paisa. */
  shown: Quote
  payPercent: PayPercent
}

async function holdAndOrder(
  db: Db,
  deps: Pick<Deps, 'now' | 'limits'> & Pick<WorkDeps<typeof endpoint>, 'problem'>,
  { guestId, at, selections, shown, payPercent }: BookingRequest,
): Promise<{ code: string; guestId: number; payNow: number }> {
  const houseIds = [...new Set(selections.map(({ houseId }) => houseId))]
  const [rates, holds] = await Promise.all([
    loadRates(db, deps, houseIds),
    lockUnpaidHolds(db, deps, { guestId, at }),
    requireGuestDetails(db, deps, guestId),
  ])
  const lines = linesOf(deps, selections, rates)
  const quote = quoteOfLines(lines)
  requireSamePrice(deps, shown, quote)
  requireHoldsLeft(deps, holds, { at, nights: roomNightsOf(lines, rates) })

  const heldUntil = holdFrom(at)
  const code = await placeStay(db, { guestId, type: 'Room', quote, at, heldUntil }, lines)
  const isHeld = await holdLines(db, { orderCode: code, lines, at, until: heldUntil })
  if (!isHeld) throw deps.problem('dates_taken', texts.booking.taken)
  return { code, guestId, payNow: advanceOf(quote.payable, payPercent) }
}
