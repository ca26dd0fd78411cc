import { dhakaDate } from '#contract/calendar.ts'
import { refundPercent, refundTerms, type RefundTerms } from '#contract/refund.ts'
import type { OwnOrder } from '../orders/give-up-order.ts'
import { isHoldOver } from '../orders/order-payments.ts'
import { ProblemError } from '../problem-error.ts'

type Terms = Pick<OwnOrder, 'status' | 'paid' | 'firstDay' | 'heldUntil'>

/** On what terms an order can be cancelled now. Throws `order_settled` or `hold_expired` when it cannot be. */
export function cancellationTerms(order: Terms, now: Date): RefundTerms {
  switch (order.status) {
    case 'Confirmed':
      return termsByDate(order, dhakaDate(now.getTime()))
    case 'Paid-unplaced': // We have their money and no nights for them: whatever the date, all of it goes back.
      return refundTerms(order.paid, 100)
    case 'Pending':
      if (isHoldOver(order, now)) {
        throw new ProblemError('hold_expired', 'This order has expired: there is nothing to cancel')
      }
      return refundTerms(order.paid, 100)
    default:
      throw new ProblemError('order_settled', `This order can no longer be cancelled here: it is ${order.status}`)
  }
}

function termsByDate({ paid, firstDay }: Terms, today: string): RefundTerms {
  if (today >= firstDay) {
    throw new ProblemError('order_settled', 'Your stay has begun: please speak to the resort')
  }
  return refundTerms(paid, refundPercent(today, firstDay))
}
