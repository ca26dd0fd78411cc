import type { Db } from '#api/platform/db/db.ts'
import { locked, type Locked } from '#api/platform/db/locked.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { Refund, RefundCause, RefundState } from './refund.ts'

export type Refundable = {
  attemptId: string
  amount: number
  /** Not sent back yet, paisa. */
  remaining: number
}

/** Payments that count as paid, the newest first. Payments under review do not count yet. */
export async function selectRefundablePayments(db: Db, { code }: LockedOrder): Promise<Refundable[]> {
  return db.query<Refundable>(
    `select p.attempt_id as "attemptId", p.amount_paisa as amount,
       p.amount_paisa - p.refunded_paisa as remaining
     from payment p join payment_attempt a on a.id = p.attempt_id
     where p.order_code = $1 and a.state = 'paid'
     order by p.received_at desc, p.attempt_id desc`,
    [code],
  )
}

const REFUND = `
  select r.id, r.order_code as "orderCode", r.amount_paisa as amount, r.cause, r.state, r.gateway_ref as "gatewayRef",
    r.asks, a.gateway, p.refund_key as "refundKey", r.channel, p.method,
    r.approved_by as "approvedBy", m.role as "approverRole"
  from refund r
  join payment p on p.attempt_id = r.attempt_id
  join payment_attempt a on a.id = r.attempt_id
  left join staff m on m.id = r.approved_by`

type NewRefund = {
  id: string
  payment: Refundable
  amount: number
  cause: RefundCause
  at: Date
  askAfter: Date
  withdrawableUntil: Date | null
  approvedBy: number | null
}

/** Stores a refund and adds its sum to the payment's, which never gives back more than it received. */
export async function insertRefund(db: Db, { code }: LockedOrder, refund: NewRefund): Promise<void> {
  const { id, payment, amount, cause, at, askAfter, withdrawableUntil, approvedBy } = refund
  const stored = await db.change(
    `with paid as (
       update payment set refunded_paisa = refunded_paisa + $5::bigint where attempt_id = $3
       returning attempt_id, refunded_paisa
     )
     insert into refund (id, order_code, attempt_id, payment_paisa, refunded_before_paisa, amount_paisa, cause, state,
       ask_after, created_at, channel, approved_by, withdrawable_until)
     select $1, $2, p.attempt_id, $4::bigint, p.refunded_paisa - $5::bigint, $5::bigint, $6, 'created', $7::timestamptz,
       $8::timestamptz, case when a.gateway = 'desk' then 'desk' else 'gateway' end, $9::bigint, $10::timestamptz
     from paid p join payment_attempt a on a.id = p.attempt_id`,
    [id, code, payment.attemptId, payment.amount, amount, cause, askAfter, at, approvedBy, withdrawableUntil],
  )
  if (stored !== 1) throw new Error(`There is no payment ${payment.attemptId} to give back`)
}

/** SQL: nobody sends the refund `r` before then, staff have not paid it out, or the gateway refused it. The money is still here. */
const isHere = (before: string): string =>
  `(r.state = 'failed' or r.state = 'created' and (r.channel = 'desk' or r.asks = 0 and r.withdrawable_until > ${before}))`

/** `here`: its money is still here; `withdrawableOf` says whether it can be withdrawn. `asked`: the gateway has not answered. `left`: it went back, is on its way, or is goodwill. */
export type StandingRefund = {
  id: string
  attemptId: string
  amount: number
  where: 'here' | 'asked' | 'left'
  /** Where it ends in what goes back of its payment, and how much that is. */
  ends: number
  refunded: number
}

/** What an order gave back beyond its price, or since its cancellation at that time; newest first. */
export async function selectStandingRefunds(
  db: Db,
  { code }: LockedOrder,
  { cancelledAt, before }: { cancelledAt: Date | undefined; before: Date },
): Promise<StandingRefund[]> {
  return db.query(
    `select r.id, r.attempt_id as "attemptId", r.amount_paisa as amount, r.refunded_before_paisa + r.amount_paisa as ends,
       p.refunded_paisa as refunded,
       case when r.cause <> 'goodwill' and ${isHere('$3')} then 'here'
         when r.channel = 'gateway' and r.state = 'created' then 'asked' else 'left' end as "where"
     from refund r join payment p on p.attempt_id = r.attempt_id
     where r.order_code = $1 and not r.is_due_again
       and case when $2::timestamptz is null then r.cause = 'surplus' else r.cause <> 'surplus' and r.created_at >= $2 end
     order by r.refunded_before_paisa desc, r.id desc`,
    [code, cancelledAt ?? null, before],
  )
}

/** What went back for a cancellation is due again. Answers the sum. */
export async function updateDueAgain(db: Db, { code }: LockedOrder, ids: readonly string[]): Promise<number> {
  const rows = await db.query<{ amount: number }>(
    'update refund set is_due_again = true where order_code = $1 and id = any($2::text[]) returning amount_paisa as amount',
    [code, ids],
  )
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}

/** Answers the sum of the refund; undefined where it may have been sent before, or is not the last of its payment. */
export async function deleteRefund(
  db: Db,
  { code }: LockedOrder,
  { id, before }: { id: string; before: Date },
): Promise<number | undefined> {
  const [row] = await db.query<{ amount: number }>(
    `with gone as (
       delete from refund r using payment p
       where r.id = $1 and r.order_code = $2 and ${isHere('$3')}
         and p.attempt_id = r.attempt_id and p.refunded_paisa = r.refunded_before_paisa + r.amount_paisa
       returning r.attempt_id, r.amount_paisa
     )
     update payment set refunded_paisa = refunded_paisa - gone.amount_paisa from gone
     where payment.attempt_id = gone.attempt_id returning gone.amount_paisa as amount`,
    [id, code, before],
  )
  return row?.amount
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const [row] = await db.query<Refund>(`${REFUND} where r.id = $1`, [id])
  return row
}

export type LockedRefund = Locked<Refund>

/** A refund of the order, locked until the transaction ends. */
export async function lockRefund(db: Db, { code }: LockedOrder, id: string): Promise<LockedRefund | undefined> {
  const statement = `${REFUND} where r.id = $1 and r.order_code = $2 for no key update of r`
  const [row] = await db.query<Refund>(statement, [id, code])
  return row && locked(row)
}

/** Ids of an order's refunds without an outcome. */
export async function openRefundsOf(db: Db, orderCode: string, at: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from refund where order_code = $1 and channel = 'gateway' and state in ('created', 'processing')
       and (withdrawable_until is null or withdrawable_until <= $2) order by id`,
    [orderCode, at],
  )
  return rows.map(({ id }) => id)
}

/** Whether the refund of a cancellation has arrived, and with it every other of its order. */
export async function areAllRefunded(db: Db, { code }: LockedOrder): Promise<boolean> {
  const [row] = await db.query<{ open: number; cancelled: number }>(
    `select count(*) filter (where state <> 'refunded') as open,
       count(*) filter (where cause = 'cancellation' and not is_due_again) as cancelled
     from refund where order_code = $1`,
    [code],
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
         and (ask_after <= $1 or ask_after > $4) and (withdrawable_until is null or withdrawable_until <= $1)
       order by ask_after, id limit $3
       for no key update skip locked
     )
     returning id`,
    [now, leasedUntil, limit, impossible],
  )
  return rows.map(({ id }) => id)
}

/** Still open, or accepted under this reference: to be queried again later. A known reference stays. */
export async function askAgainAfter(
  db: Db,
  { id }: LockedRefund,
  { state, gatewayRef, askAfter }: { state: RefundState; gatewayRef: string | null; askAfter: Date },
): Promise<void> {
  await db.change(
    'update refund set state = $2, gateway_ref = coalesce($3, gateway_ref), ask_after = $4, asks = asks + 1 where id = $1',
    [id, state, gatewayRef, askAfter],
  )
}

export async function closeRefund(
  db: Db,
  { id }: LockedRefund,
  { state, failure, at }: { state: 'refunded' | 'failed'; failure: string | null; at: Date },
): Promise<void> {
  const statement = 'update refund set state = $2, failure = $3, settled_at = $4, asks = asks + 1 where id = $1'
  await db.change(statement, [id, state, failure, at])
}
