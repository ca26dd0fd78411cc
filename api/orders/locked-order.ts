import type { Transaction } from '../platform/db/db.ts'
import { locked, type Locked } from '../platform/db/locked.ts'
import type { Throws } from '../platform/deps.ts'
import { insertOrder, selectOrderForUpdate, selectOverdueForUpdate } from './order-row.sql.ts'
import type { Order } from './order.ts'

/** An order that nobody else can change until the caller's transaction ends. */
export type LockedOrder = Locked<Order>

/** Undefined when the order does not exist. */
export async function lockOrder(db: Transaction, code: string): Promise<LockedOrder | undefined> {
  const order = await selectOrderForUpdate(db, code)
  return order && locked(order)
}

/** Locks an order that is known to exist. */
export async function lockKnownOrder(db: Transaction, code: string): Promise<LockedOrder> {
  const order = await lockOrder(db, code)
  if (!order) throw new Error(`There is no order ${code}`)
  return order
}

/** Any guest's order, for staff, or the one of a guest: another guest's is `not_found`. */
export async function requireOrder(
  db: Transaction,
  { problem }: Throws<'not_found'>,
  { code, guestId }: { code: string; guestId?: number },
): Promise<LockedOrder> {
  const order = await lockOrder(db, code)
  if (!order || (guestId !== undefined && order.guestId !== guestId))
    throw problem('not_found', (t) => t.orders.unknown)
  return order
}

/** Unpaid orders whose hold is over; those that another process has locked are skipped. */
export async function lockOverdueOrders(
  db: Transaction,
  question: { at: Date; limit: number },
): Promise<LockedOrder[]> {
  const orders = await selectOverdueForUpdate(db, question)
  return orders.map((order) => locked(order))
}

/** Stores a new order. Nobody else sees it before the transaction ends. */
export async function storeOrder(db: Transaction, order: Parameters<typeof insertOrder>[1]): Promise<LockedOrder> {
  await insertOrder(db, order)
  return locked(order)
}
