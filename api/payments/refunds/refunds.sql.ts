import type { Db } from '../../db/db.ts'
import type { Refundable } from '../payments.sql.ts'

/** `created`: the gateway may not know it yet. `processing`: it accepted. `failed`: it refused, and staff must act. */
export type RefundState = 'created' | 'processing' | 'refunded' | 'failed'

/** `surplus`: more was paid than the order costs. `goodwill`: staff give money back for a reason of their own. */
export type RefundCause = 'cancellation' | 'surplus' | 'goodwill'

export type Refund = {
  id: string
  orderCode: string
  /** Paisa. */
  amount: number
  cause: RefundCause
  reason: string
  state: RefundState
  gatewayRef: string | null
  asks: number
  gateway: string
  refundKey: string
}

const REFUND = `
  select r.id, r.order_code as "orderCode", r.amount_paisa as amount, r.cause, r.reason, r.state, r.gateway_ref as "gatewayRef",
    r.asks, a.gateway, p.refund_key as "refundKey"
  from refund r
  join payment p on p.attempt_id = r.attempt_id
  join payment_attempt a on a.id = r.attempt_id`

type NewRefund = {
  id: string
  orderCode: string
  payment: Refundable
  amount: number
  cause: RefundCause
  reason: string
  at: Date
  askAfter: Date
}

export async function insertRefund(db: Db, refund: NewRefund): Promise<void> {
  const { id, orderCode, payment, amount, cause, reason, at, askAfter } = refund
  await db.change(
    `insert into refund (id, order_code, attempt_id, payment_paisa, refunded_before_paisa, amount_paisa, cause, reason, state,
       ask_after, created_at, channel)
     select $1, $2, $3, $4, coalesce(sum(amount_paisa), 0)::bigint, $5, $6, $7, 'created', $8, $9,
       (select case when gateway = 'desk' then 'desk' else 'gateway' end from payment_attempt where id = $3)
     from refund where attempt_id = $3`,
    [id, orderCode, payment.attemptId, payment.amount, amount, cause, reason, askAfter, at],
  )
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const [row] = await db.query<Refund>(`${REFUND} where r.id = $1`, [id])
  return row
}

/** Whether staff pay it out: it was paid at the desk, or the gateway refused it. Locked until the transaction ends. */
export async function lockIfByHand(db: Db, id: string): Promise<boolean> {
  const rows = await db.query(
    "select id from refund where id = $1 and (state = 'failed' or (channel = 'desk' and state = 'created')) for update",
    [id],
  )
  return rows.length > 0
}

/** The refund's state, locked until the transaction ends. */
export async function lockRefundState(db: Db, id: string): Promise<RefundState | undefined> {
  const [row] = await db.query<{ state: RefundState }>('select state from refund where id = $1 for update', [id])
  return row?.state
}

/** Ids of an order's refunds without an outcome. */
export async function openRefundsOf(db: Db, orderCode: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from refund where order_code = $1 and channel = 'gateway' and state in ('created', 'processing') order by id",
    [orderCode],
  )
  return rows.map(({ id }) => id)
}

/** Whether the refund of a cancellation has arrived, and with it every other of its order. */
export async function areAllRefunded(db: Db, orderCode: string): Promise<boolean> {
  const [row] = await db.query<{ open: number; cancelled: number }>(
    `select count(*) filter (where state <> 'refunded') as open,
       count(*) filter (where cause = 'cancellation') as cancelled
     from refund where order_code = $1`,
    [orderCode],
  )
  return row?.open === 0 && row.cancelled > 0
}

type Taking = {
  now: Date
  leasedUntil: Date
  limit: number
  /** No pause lasts until then: what lies beyond was written before the clock was set back. */
  impossible: Date
}

/** Takes refunds that are to be asked about, so that several processes ask about different ones. */
export async function takeDueRefunds(db: Db, { now, leasedUntil, limit, impossible }: Taking): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `update refund set ask_after = $2
     where id in (
       select id from refund where channel = 'gateway' and state in ('created', 'processing')
         and (ask_after <= $1 or ask_after > $4)
       order by ask_after, id limit $3
       for update skip locked
     )
     returning id`,
    [now, leasedUntil, limit, impossible],
  )
  return rows.map(({ id }) => id)
}

/** Still open, or accepted under this reference: to be queried again later. A known reference stays. */
export async function askAgainAfter(
  db: Db,
  { id, state, gatewayRef, askAfter }: { id: string; state: RefundState; gatewayRef: string | null; askAfter: Date },
): Promise<void> {
  await db.change(
    'update refund set state = $2, gateway_ref = coalesce($3, gateway_ref), ask_after = $4, asks = asks + 1 where id = $1',
    [id, state, gatewayRef, askAfter],
  )
}

export async function closeRefund(
  db: Db,
  { id, state, failure, at }: { id: string; state: 'refunded' | 'failed'; failure: string | null; at: Date },
): Promise<void> {
  await db.change('update refund set state = $2, failure = $3, settled_at = $4, asks = asks + 1 where id = $1', [
    id,
    state,
    failure,
    at,
  ])
}
