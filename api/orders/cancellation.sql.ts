import type { OrderStatus } from '#contract/orders.ts'
import type { RefundPercent, RefundTerms } from '#contract/cancellations.ts'
import type { Db } from '../db/db.ts'
import type { LockedOrder } from './locked-order.ts'

type CancellationRow = { percent: RefundPercent; paid: number; refund: number; status: OrderStatus }

type NewCancellation = { terms: RefundTerms; at: Date; actor: string; reason: string }

export type Cancellation = { terms: RefundTerms; orderStatus: OrderStatus }

export async function insertCancellation(
  db: Db,
  { code }: LockedOrder,
  { terms, at, actor, reason }: NewCancellation,
): Promise<void> {
  await db.change(
    `insert into cancellation (order_code, percent, paid_paisa, refund_paisa, cancelled_at, actor, reason)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [code, terms.percent, terms.paid, terms.refund, at, actor, reason],
  )
}

export async function selectCancellation(db: Db, orderCode: string): Promise<Cancellation | undefined> {
  const [row] = await db.query<CancellationRow>(
    `select c.percent, c.paid_paisa as paid, c.refund_paisa as refund, o.status
     from cancellation c join orders o on o.code = c.order_code where c.order_code = $1`,
    [orderCode],
  )
  if (!row) return undefined
  const { status, ...terms } = row
  return { terms: { ...terms, fee: terms.paid - terms.refund }, orderStatus: status }
}

/** What of an order's payments was sent back, or will be. */
export async function selectRefunded(db: Db, { code }: LockedOrder): Promise<number> {
  const [row] = await db.query<{ refunded: number }>(
    'select coalesce(sum(amount_paisa), 0)::bigint as refunded from refund where order_code = $1',
    [code],
  )
  return row?.refunded ?? 0
}
