import { isStanding, paymentRefusal } from '#contract/orders/order-rules.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { OrderObstacle, OrderStatus } from '#contract/orders/orders.ts'
import type { Order } from './order.ts'
import type { Say } from '../platform/texts/catalogues.ts'

// What may be done with an order. Paying, cancelling and the order on the wire all ask here.

/** What is in the way, as the problem that the guest's call is answered. */
export type Obstacle = { code: OrderObstacle; say: Say }

/** What `dueOf` reads of an order; as SQL `SUMS` of orders.sql.ts. */
export type Sums = Pick<Order, 'status' | 'payable' | 'paid' | 'surplus' | 'waived'>

/**
 * What is still to be paid, paisa: the total less what was paid and not returned as a surplus, and less what was waived. Only a held or
 * confirmed order has something due, and one that is over where a company owes it.
 */
export function dueOf({ status, payable, paid, surplus, waived }: Sums): number {
  const canOwe = isStanding(status) || status === 'Completed'
  return canOwe ? Math.max(0, payable - heldOf({ paid, surplus }) - waived) : 0
}

/** What was paid and is not on its way back as a surplus, paisa. */
export function heldOf({ paid, surplus }: Pick<Order, 'paid' | 'surplus'>): number {
  return Math.max(0, paid - surplus)
}

/** Whether a share of it may be paid: of a stay of which nothing was paid. */
export function canPayPart({ type, paid }: Pick<Order, 'type' | 'paid'>): boolean {
  return type === 'Room' && paid === 0
}

/** Whether all money that arrives is refunded: the order was cancelled or refunded before. */
export function isRefundedInFull(status: OrderStatus): boolean {
  return status === 'Cancelled' || status === 'Refunded'
}

type Standing = Sums & Pick<Order, 'heldUntil'>

/** Why an order cannot be paid now; undefined when it can: held and unpaid, or confirmed with something due. */
export function payObstacle(order: Standing, at: Date): Obstacle | undefined {
  switch (paymentRefusal(payableFacts(order), at.getTime())?.Code) {
    case 'holdOver':
      return { code: 'hold_expired', say: (t) => t.orders.holdOver }
    case 'nothingDue':
      return { code: 'order_settled', say: (t) => t.orders.nothingToPay }
    default:
      return undefined
  }
}

/** What the rule of paying asks. */
export function payableFacts(order: Standing): Parameters<typeof paymentRefusal>[0] {
  return { Status: order.status, HeldUntil: order.heldUntil?.getTime(), Due: dueOf(order) }
}

/** Why an order cannot be cancelled now; undefined when it can: before its first day, or while its nights are held. */
export function cancelObstacle(
  order: Pick<Order, 'status' | 'heldUntil'> & { firstDay: string },
  at: Date,
): Obstacle | undefined {
  switch (order.status) {
    case 'Confirmed':
      return dhakaDate(at.getTime()) < order.firstDay
        ? undefined
        : { code: 'order_settled', say: (t) => t.cancellations.begun }
    case 'Pending':
      return isHoldOver(order, at) ? { code: 'hold_expired', say: (t) => t.cancellations.holdOver } : undefined
    case 'Paid-unplaced': // We have their money and no nights for them.
      return undefined
    default:
      return { code: 'order_settled', say: (t) => t.cancellations.closed(order.status) }
  }
}

function isHoldOver({ heldUntil }: Pick<Order, 'heldUntil'>, at: Date): boolean {
  return heldUntil !== undefined && heldUntil <= at
}
