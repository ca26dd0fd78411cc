import { addWorkingDays, daysBetween } from '#contract/values/calendar.ts'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { OrderStatus } from '#contract/orders/orders.ts'
import { ActivityId, Taka, TakaInput } from '#contract/wire.ts'
import { OrderCode } from '#contract/order-code.ts'

/** How much of what was paid comes back, in percent. */
export type RefundPercent = 100 | 50 | 0

/** How many days before the arrival a cancellation must come for all of it, and for half, to be refunded. */
export const FULL_REFUND_DAYS = 10
export const HALF_REFUND_DAYS = 5

/**
 * The refund rule by Dhaka calendar days: 100 % at 10 or more before the arrival, 50 % at 5 to 9, nothing below. The
 * specification leaves 8 and 9 open; we read them for the guest (design, reading 11).
 */
export function refundPercent(today: string, arrival: string): RefundPercent {
  const days = daysBetween(today, arrival)
  if (days >= FULL_REFUND_DAYS) return 100
  return days >= HALF_REFUND_DAYS ? 50 : 0
}

/** What comes back of `paid` and what the resort keeps, all in whole paisa; half a paisa goes to the guest. */
export type RefundTerms = { percent: RefundPercent; paid: number; refund: number; fee: number }

export function refundTerms(paid: number, percent: RefundPercent): RefundTerms {
  const refund = Math.ceil((paid * percent) / 100)
  return { percent, paid, refund, fee: paid - refund }
}

const MAX_REFUND_WORKING_DAYS = 10

/** The day by which a refund that was ordered on this date has arrived: it takes 7 to 10 working days. */
export function refundArrivesBy(orderedOn: string): string {
  return addWorkingDays(orderedOn, MAX_REFUND_WORKING_DAYS)
}

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
    z.strictObject({ ActivityId, Code: OrderCode, Confirm: z.literal(true), Refund: TakaInput }),
  ]),
  data: z.object({ ...CancellationTerms.shape, Status: OrderStatus }),
})
