import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OrderCode, OrderStatus } from './order.ts'
import { ActivityId, Taka } from './wire.ts'

/** What a cancellation comes to, BDT: `Refund` of what was `Paid` goes back to the guest, the resort keeps the `Fee`. */
export const CancellationTerms = z.object({ Percent: z.literal([100, 50, 0]), Paid: Taka, Refund: Taka, Fee: Taka })
export type CancellationTerms = z.infer<typeof CancellationTerms>

/**
 * Without `Confirm` it only quotes. With it the order is cancelled, provided that `Refund` is what the guest was shown; if it is not,
 * the problem `price_changed` carries the new terms. `Status` is Cancelled until every refund has arrived, then Refunded.
 */
export const cancelBooking = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/Cancel',
  area: 'Bookings',
  summary: 'Quotes what a cancellation gives back, or carries it out',
  caller: 'guest',
  once: 'steps',
  problems: ['hold_expired', 'not_found', 'order_settled', 'price_changed', 'sign_in_again'],
  body: z.discriminatedUnion('Confirm', [
    z.strictObject({ ActivityId, Code: OrderCode, Confirm: z.literal(false) }),
    z.strictObject({ ActivityId, Code: OrderCode, Confirm: z.literal(true), Refund: Taka }),
  ]),
  data: z.object({ ...CancellationTerms.shape, Status: OrderStatus }),
})
