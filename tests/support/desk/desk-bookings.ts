import { sumsOnWire } from '#contract/orders/sums.ts'
import { randomUUID } from 'node:crypto'
import type { bookAtDesk, DeskDiscount, DeskPlace } from '#contract/reception/walk-in.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import { USUAL_LEVIES, toPaisa, discountOf, quoteOf } from '#contract/values/money.ts'
import type { DeskMethod } from '#contract/money/till.ts'
import { aBooking, aPlace } from '../bookings.ts'
import { TODAY } from '../test-api.ts'

export type DeskBookBody = RequestOf<typeof bookAtDesk>['body']

/** What the desk sends for a new guest who walks in and pays at the end. */
export function aDeskBooking(
  places: DeskPlace[] = [aPlace()],
  changes: Partial<DeskBookBody> = {},
  discount: DeskDiscount | null = null,
): DeskBookBody {
  const roomCharge = toPaisa(aBooking(places).RoomCharge)
  const quote = quoteOf(roomCharge - discountOf(roomCharge, discount?.Percent ?? 0), USUAL_LEVIES)
  return {
    ActivityId: randomUUID(),
    Places: places,
    ...sumsOnWire(quote),
    Discount: discount,
    Guest: { Kind: 'new', Name: 'Salma Begum Rahman', Phone: '01811-223344', Email: '' },
    Source: 'walkIn',
    Terms: { Kind: 'later', Reason: 'pays at check-out' },
    ...changes,
  }
}

/** A guest who has signed up, as the desk names them. */
export const known = ({ guestId }: { guestId: number }) => ({ Kind: 'known', Id: guestId }) as const

export const withoutPhone = { Kind: 'withoutPhone', Name: 'Rahim', Reason: 'lost it on the way' } as const

/** Held for a guest on the phone. */
export const holdUntil = (Until: string) => ({ Source: 'phone', Terms: { Kind: 'hold', Until } }) as const

export const paidNow = (Amount: number, Method: DeskMethod = 'card', Reference = 'slip 7') =>
  ({ Terms: { Kind: 'now', Amount, Method, Reference } }) as const

/** A room for tonight, so that a hold until the evening is one of today. */
export const tonight = aPlace({ ArrivalDate: TODAY, DepartureDate: '2026-11-21' })
