import type { Throws } from '../deps.ts'
import { dhakaDate } from '#contract/calendar.ts'
import { refundPercent, refundTerms, type RefundTerms } from '#contract/refund.ts'
import type { OwnOrder } from '../orders/give-up-order.ts'
import { isHoldOver } from '../orders/order-payments.ts'
import { texts } from '../texts.ts'

type Terms = Pick<OwnOrder, 'status' | 'paid' | 'firstDay' | 'heldUntil'>

export type NotCancellable = Throws<'order_settled' | 'hold_expired'>

/** On what terms an order can be cancelled now. */
export function cancellationTerms(throws: NotCancellable, order: Terms, now: Date): RefundTerms {
  switch (order.status) {
    case 'Confirmed':
      return termsByDate(throws, order, dhakaDate(now.getTime()))
    case 'Paid-unplaced': // We have their money and no nights for them: whatever the date, all of it goes back.
      return refundTerms(order.paid, 100)
    case 'Pending':
      if (isHoldOver(order, now)) {
        throw throws.problem('hold_expired', texts.cancellations.holdOver)
      }
      return refundTerms(order.paid, 100)
    default:
      throw throws.problem('order_settled', texts.cancellations.closed(order.status))
  }
}

function termsByDate({ problem }: NotCancellable, { paid, firstDay }: Terms, today: string): RefundTerms {
  if (today >= firstDay) {
    throw problem('order_settled', texts.cancellations.begun)
  }
  return refundTerms(paid, refundPercent(today, firstDay))
}
