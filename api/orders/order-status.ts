import type { OrderStatus } from '#contract/orders.ts'
import type { Db } from '../db/db.ts'
import type { Order, OrderLine } from './order.ts'
import { appendEvent, lockOrder, selectHasOrders, selectLines, updateStatus } from './orders.sql.ts'

/** Legal transitions. Money may arrive for a cancelled or expired order, so even these can change. */
export const legalTransitions = {
  Requested: ['Pending', 'Cancelled'],
  Pending: ['Confirmed', 'Paid-unplaced', 'Cancelled', 'Expired'],
  Confirmed: ['Completed', 'Cancelled', 'Refunded'],
  'Paid-unplaced': ['Confirmed', 'Cancelled', 'Refunded'],
  Cancelled: ['Confirmed', 'Paid-unplaced', 'Refunded'],
  Expired: ['Confirmed', 'Paid-unplaced'],
  Refunded: [],
  // A check-out that was a mistake is taken back.
  Completed: ['Confirmed', 'Refunded'],
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

/** Whether there is any order at all. */
export async function hasOrders(db: Db): Promise<boolean> {
  return selectHasOrders(db)
}

/** Any guest's order, locked until the caller's transaction ends; undefined where there is none. */
export async function lockAnyOrder(db: Db, code: string): Promise<Order | undefined> {
  return lockOrder(db, code)
}

/** In the order in which its nights are claimed. */
export async function linesOfOrder(db: Db, code: string): Promise<OrderLine[]> {
  return selectLines(db, code)
}

/** Adds to the history of an order that the caller has locked. `actor`: `staff:3`, `system`. */
export async function appendOrderEvent(
  db: Db,
  event: { orderCode: string; at: Date; actor: string; event: string; detail: string },
): Promise<void> {
  await appendEvent(db, event)
}
