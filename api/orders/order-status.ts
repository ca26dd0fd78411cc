import type { HistoryEntry } from '#contract/orders/history.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import type { Db } from '../platform/db/db.ts'
import type { LockedOrder } from './locked-order.ts'
import { appendEvent, type Change } from './order-events.ts'
import { updateStatus } from './orders.sql.ts'

/** Legal transitions. Money may arrive for a cancelled or expired order, so even these can change. */
export const legalTransitions = {
  Requested: ['Pending', 'Cancelled'],
  Pending: ['Confirmed', 'Paid-unplaced', 'Cancelled', 'Expired'],
  Confirmed: ['Completed', 'Cancelled', 'Refunded'],
  'Paid-unplaced': ['Confirmed', 'Cancelled', 'Refunded'],
  Cancelled: ['Confirmed', 'Paid-unplaced', 'Refunded'],
  Expired: ['Confirmed', 'Paid-unplaced'],
  Refunded: ['Confirmed'],
  // A check-out by mistake is undone.
  Completed: ['Confirmed', 'Refunded'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function isLegalTransition(from: OrderStatus, to: OrderStatus): boolean {
  const followers: readonly OrderStatus[] = legalTransitions[from]
  return followers.includes(to)
}

/** `what`: says more than the new status, where more is known. */
type StatusChange = Change & {
  to: OrderStatus
  /** Waived with an order that is over, paisa. */
  waived?: number | undefined
  what?: Extract<HistoryEntry, { Kind: 'cancelledOrder' | 'confirmedUnpaid' | 'reinstatedOrder' | 'reopened' }>
}

/** Every status change goes through here: checks the table, changes the order, and records who did it when. Answers it as it is then. */
export async function changeStatus(
  db: Db,
  order: LockedOrder,
  { to, waived = 0, at, actor, what }: StatusChange,
): Promise<LockedOrder> {
  const { code, status } = order
  if (!isLegalTransition(status, to)) throw new Error(`Order ${code} cannot go from ${status} to ${to}`)
  const isChanged = await updateStatus(db, order, { to, waived })
  if (!isChanged) throw new Error(`Order ${code} no longer is ${status}`)
  await appendEvent(db, order, { at, actor }, what ?? { Kind: 'status', To: to })
  return { ...order, status: to, waived, heldUntil: to === 'Pending' ? order.heldUntil : undefined }
}
