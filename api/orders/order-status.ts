import type { OrderStatus } from '#contract/orders.ts'
import type { Db } from '../db/db.ts'
import { appendEvent, updateStatus } from './orders.sql.ts'

/** Legal transitions. Money may arrive for a cancelled or expired order, so even these can change. */
export const legalTransitions = {
  Requested: ['Pending', 'Cancelled'],
  Pending: ['Confirmed', 'Paid-unplaced', 'Cancelled', 'Expired'],
  Confirmed: ['Completed', 'Cancelled', 'Refunded'],
  'Paid-unplaced': ['Confirmed', 'Cancelled', 'Refunded'],
  Cancelled: ['Confirmed', 'Paid-unplaced', 'Refunded'],
  Expired: ['Confirmed', 'Paid-unplaced'],
  Refunded: [],
  Completed: ['Refunded'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** A stay or a pool visit begins Pending, a request for the hall or the whole resort Requested. */
export const firstStatuses = ['Pending', 'Requested'] as const satisfies readonly OrderStatus[]

export function isLegalTransition(from: OrderStatus, to: OrderStatus): boolean {
  const followers: readonly OrderStatus[] = legalTransitions[from]
  return followers.includes(to)
}

type StatusChange = {
  orderCode: string
  from: OrderStatus
  to: OrderStatus
  at: Date
  /** Who did it: `guest:7`, `gateway`, `system`. */
  actor: string
  detail?: string
}

/** Every status change goes through here: checks the table, changes the order if it is still at `from`, and records who did it when. */
export async function changeStatus(
  db: Db,
  { orderCode, from, to, at, actor, detail = '' }: StatusChange,
): Promise<void> {
  if (!isLegalTransition(from, to)) throw new Error(`Order ${orderCode} cannot go from ${from} to ${to}`)
  const isChanged = await updateStatus(db, { orderCode, from, to })
  if (!isChanged) throw new Error(`Order ${orderCode} no longer is ${from}`)
  await appendEvent(db, { orderCode, at, actor, event: to, detail })
}
