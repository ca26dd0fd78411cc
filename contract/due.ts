import type { OrderStatus } from './order.ts'

/**
 * What is still to be paid, in the unit of its arguments: payable less paid while the order stands. Nothing is due of one that was
 * given up, has expired or is over.
 */
export function dueOf({ status, payable, paid }: { status: OrderStatus; payable: number; paid: number }): number {
  const isStanding = status === 'Pending' || status === 'Confirmed'
  return isStanding ? Math.max(0, payable - paid) : 0
}
