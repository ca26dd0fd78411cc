import type { OrderStatus } from '#contract/orders/orders.ts'
import type { RefundPercent, RefundTerms } from '#contract/money/cancellations.ts'
import type { Db } from '../platform/db/db.ts'
import type { LockedOrder } from './locked-order.ts'

type CancellationRow = { percent: RefundPercent; paid: number; refund: number; status: OrderStatus; cancelledAt: Date }

type NewCancellation = { terms: RefundTerms; at: Date; actor: string; reason: string }

export type Cancellation = { terms: RefundTerms; orderStatus: OrderStatus; cancelledAt: Date }

/** An order is cancelled once, or again after it was reinstated. */
export async function insertCancellation(
  db: Db,
  { code }: LockedOrder,
  { terms, at, actor, reason }: NewCancellation,
): Promise<void> {
  const stored = await db.change(
    `insert into cancellation (order_code, percent, paid_paisa, refund_paisa, cancelled_at, actor, reason)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (order_code) do update
       set percent = excluded.percent, paid_paisa = excluded.paid_paisa, refund_paisa = excluded.refund_paisa,
         cancelled_at = excluded.cancelled_at, actor = excluded.actor, reason = excluded.reason, reinstated_at = null
       where cancellation.reinstated_at is not null`,
    [code, terms.percent, terms.paid, terms.refund, at, actor, reason],
  )
  if (stored !== 1) throw new Error(`The order ${code} was cancelled before`)
}

export async function markReinstated(db: Db, { code }: LockedOrder, at: Date): Promise<void> {
  await db.change('update cancellation set reinstated_at = $2 where order_code = $1', [code, at])
}

/** The terms on which an order was cancelled; undefined too where it was reinstated since. */
export async function selectCancellation(db: Db, orderCode: string): Promise<Cancellation | undefined> {
  const [row] = await db.query<CancellationRow>(
    `select c.percent, c.paid_paisa as paid, c.refund_paisa as refund, c.cancelled_at as "cancelledAt", o.status
     from cancellation c join orders o on o.code = c.order_code where c.order_code = $1 and c.reinstated_at is null`,
    [orderCode],
  )
  if (!row) return undefined
  const { status, cancelledAt, ...terms } = row
  return { terms: { ...terms, fee: terms.paid - terms.refund }, orderStatus: status, cancelledAt }
}

/** Sum of an order's payments that was sent back, or will be. */
export async function selectRefunded(db: Db, { code }: LockedOrder): Promise<number> {
  const [row] = await db.query<{ refunded: number }>(
    'select coalesce(sum(amount_paisa), 0)::bigint as refunded from refund where order_code = $1',
    [code],
  )
  return row?.refunded ?? 0
}
