import { dhakaDate } from '#contract/calendar.ts'
import type { OrderObstacle } from '#contract/order.ts'
import { refundPercent, refundTerms, type RefundTerms } from '#contract/refund.ts'
import type { Throws } from '../deps.ts'
import type { OwnOrder } from '../orders/give-up-order.ts'
import { cancelObstacle } from '../orders/order-rules.ts'

export type NotCancellable = Throws<OrderObstacle>

/** On what terms an order can be cancelled now. */
export function cancellationTerms(
  { problem }: NotCancellable,
  order: Pick<OwnOrder, 'status' | 'paid' | 'firstDay' | 'heldUntil'>,
  now: Date,
): RefundTerms {
  const obstacle = cancelObstacle(order, now)
  if (obstacle) throw problem(obstacle.code, obstacle.sentence)
  // Of an order without confirmed nights all that was paid goes back, whatever the date.
  const percent = order.status === 'Confirmed' ? refundPercent(dhakaDate(now.getTime()), order.firstDay) : 100
  return refundTerms(order.paid, percent)
}
