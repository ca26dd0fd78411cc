import { randomUUID } from 'node:crypto'
import type { bookAtDesk, DeskDiscount } from '#contract/desk/booking.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import type { Place } from '#contract/orders.ts'
import { discountOf, quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { aBooking, aPlace } from '../bookings.ts'

export type DeskBookBody = RequestOf<typeof bookAtDesk>['body']

/** What the desk sends for a new guest who walks in and pays at the end. */
export function aDeskBooking(
  places: Place[] = [aPlace()],
  changes: Partial<DeskBookBody> = {},
  discount: DeskDiscount | null = null,
): DeskBookBody {
  const roomCharge = toPaisa(aBooking(places).RoomCharge)
  const quote = quoteOf(roomCharge - discountOf(roomCharge, discount?.Percent ?? 0))
  return {
    ActivityId: randomUUID(),
    Places: places,
    RoomCharge: toTaka(quote.roomCharge),
    Tax: toTaka(quote.tax),
    Payable: toTaka(quote.payable),
    Discount: discount,
    Guest: { Kind: 'new', Name: 'Salma Begum Rahman', Phone: '01811-223344', Email: '' },
    Source: 'walkIn',
    Terms: { Kind: 'later', Reason: 'pays at check-out' },
    ...changes,
  }
}
