import type { OrderStatus } from '#contract/orders.ts'

/** Only what is held or confirmed has a bill that can change. */
export function isStanding(status: OrderStatus): boolean {
  return status === 'Pending' || status === 'Confirmed'
}
