import { sumsSeen } from '#contract/orders/sums.ts'
import { book as endpoint } from '#contract/orders/orders.ts'
import { advanceOf, type PayPercent, type Sums } from '#contract/values/money.ts'
import { readyBy } from '../nights/turn.ts'
import type { Transaction } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { requireGuestDetails } from '../guests/guests.ts'
import type { WorkDeps } from '../platform/http/call.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import { holdFrom } from '../orders/place-order.ts'
import { lockUnpaidHolds, requireHoldsLeft } from '../orders/holds/unpaid-holds.ts'
import { orderAndPay } from '../money/payments/pay-order.ts'
import { noteParty } from '../orders/party/party.ts'
import type { PartyCount } from '#contract/wire.ts'
import { placeAndHold, priceSelections } from './hold-selections.ts'
import { requireSamePrice, roomsByNight, selectionOf, type RoomSelection } from './lines.ts'

/** Holds what the guest selected and opens a payment page for it. */
export const bookingRoutes: Route[] = [
  serve(endpoint, (deps, { body, guest, once }) => {
    const selected = {
      selections: body.Places.map(selectionOf),
      shown: sumsSeen(body),
      payPercent: body.PayPercent,
      party: body.Party,
      visitSource: body.Source,
    }
    return orderAndPay(deps, once, (db, at) => holdAndOrder(db, deps, { guestId: guest.id, at, ...selected }))
  }),
]

type BookingRequest = {
  guestId: number
  at: Date
  selections: readonly RoomSelection[]
  /** What the guest was shown, in paisa. */
  shown: Sums
  payPercent: PayPercent
  party: PartyCount | undefined
  visitSource: string | undefined
}

async function holdAndOrder(
  db: Transaction,
  deps: Pick<Deps, 'now' | 'limits' | 'resort'> & Pick<WorkDeps<typeof endpoint>, 'problem'>,
  { guestId, at, selections, shown, payPercent, party, visitSource }: BookingRequest,
): Promise<{ order: LockedOrder; payNow: number }> {
  const [{ lines, houses, quote }, holds] = await Promise.all([
    priceSelections(db, deps, selections),
    lockUnpaidHolds(db, deps, { guestId, at }),
    requireGuestDetails(db, deps, guestId),
  ])
  requireSamePrice(deps, shown, { quote, lines })
  requireHoldsLeft(deps, holds, { at, rooms: roomsByNight(lines, houses) })

  const placing = { guestId, type: 'Room', quote, at, heldUntil: holdFrom(at), visitSource } as const
  const order = await placeAndHold(db, { ...placing, readyBy: (stay) => readyBy(deps, stay) }, lines)
  if (!order) throw deps.problem('dates_taken', (t) => t.booking.taken)
  await noteParty(db, order, party && { Count: party, ArrivesAbout: '' })
  return { order, payNow: advanceOf(quote.payable, payPercent) }
}
