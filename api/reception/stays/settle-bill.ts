import type { Transaction } from '#api/platform/db/db.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { recordOverpaid } from '#api/orders/order-bill.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { heldOf } from '#api/orders/order-rules.ts'
import { createRefunds } from '#api/money/refunds/create-refunds.ts'
import { backOf, settled } from './price-change.ts'

/** How long the refund of a change waits, so that the change can be undone as if it had not been made. */
const REFUND_WAITS_MS = 45 * 60_000

/** `back`: what goes back of the bill, paisa. */
export type SettledBill = { order: LockedOrder; back: number; refunds: string[] }

/** What was paid beyond a bill that was changed goes back a while later, as a surplus. */
export async function settleBill(
  db: Transaction,
  order: LockedOrder,
  { by, at }: { by: number; at: Date },
): Promise<SettledBill> {
  const back = backOf(settled(order, heldOf(order)), await refundableOf(db, order))
  if (back === 0) return { order, back, refunds: [] }
  const settledOrder = await recordOverpaid(db, order, { amount: back, at })
  const refunds = await createRefunds(db, order, {
    amount: back,
    cause: 'surplus',
    at,
    decidedBy: by,
    withdrawableUntil: new Date(at.getTime() + REFUND_WAITS_MS),
  })
  return { order: settledOrder, back, refunds }
}
