import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { LockedShift } from './shift.ts'
import { RECEIPT } from '#api/orders/whole-order.sql.ts'

export async function takeNumber(db: Db, series: string): Promise<number> {
  const [row] = await db.query<{ number: number }>(
    `insert into receipt_counter (series, next_number) values ($1, 2)
     on conflict (series) do update set next_number = receipt_counter.next_number + 1
     returning next_number - 1 as number`,
    [series],
  )
  if (!row) throw new Error(`No number of ${series} was given`)
  return row.number
}

type DeskPayment = {
  id: string
  amount: number
  method: string
  reference: string
  /** The receipt of an earlier payment with this number. */
  repeats: string | undefined
  receipt: string
  staffId: number
  shift: LockedShift | undefined
  at: Date
}

/** An attempt of the gateway 'desk' that is born paid, and its payment, which is added to the cash of its shift if it is cash. */
export async function insertDeskPayment(db: Db, { code }: LockedOrder, payment: DeskPayment): Promise<void> {
  const { id, amount, method, reference, repeats, receipt, staffId, shift, at } = payment
  await db.change(
    `insert into payment_attempt (id, order_code, gateway, amount_paisa, state, created_at, settled_at)
     values ($1, $2, 'desk', $3, 'paid', $4, $4)`,
    [id, code, amount, at],
  )
  const stored = await db.change(
    `with shift as (
       update till_shift set cash_paisa = cash_paisa + case when $5 = 'cash' then $3::bigint else 0 end
       where id = $8::bigint and closed_at is null returning id
     )
     insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at,
       taken_by, shift_id, reference, repeats)
     select $1, $2, $3::bigint, $4, '', $5, $6::timestamptz, $7::bigint, $8::bigint, $9, $10
     where $8::bigint is null or exists (select 1 from shift)`,
    [id, code, amount, receipt, method, at, staffId, shift?.id ?? null, reference, repeats ?? null],
  )
  if (stored !== 1) throw new Error(`The shift ${shift?.id} is closed`)
}

/** The order that a receipt belongs to; undefined where there is none. */
export async function selectOrderOfReceipt(db: Db, receipt: string): Promise<string | undefined> {
  const [row] = await db.query<{ code: string }>(
    `select p.order_code as code from payment p join payment_attempt a on a.id = p.attempt_id
     where p.gateway_transaction = $1 and a.gateway = 'desk'`,
    [receipt],
  )
  return row?.code
}

type TakenPayment = { id: string; amount: number; method: string; shiftId: number | null; takenAt: Date }

/** A payment of the order at the desk that was not reversed, and of which nothing went back. */
export async function selectReversible(
  db: Db,
  { code }: LockedOrder,
  receipt: string,
): Promise<TakenPayment | undefined> {
  const [row] = await db.query<TakenPayment>(
    `select p.attempt_id as id, p.amount_paisa as amount, p.method, p.shift_id as "shiftId", p.received_at as "takenAt"
     from payment p join payment_attempt a on a.id = p.attempt_id
     where p.gateway_transaction = $1 and p.order_code = $2 and a.gateway = 'desk' and a.state = 'paid'
       and p.refunded_paisa = 0`,
    [receipt, code],
  )
  return row
}

type Reversal = { id: string; by: number; reason: string; at: Date }

/** A reversed payment counts nowhere any more, but stays, with who reversed it and why. */
export async function markReversed(db: Db, { code }: LockedOrder, { id, by, reason, at }: Reversal): Promise<void> {
  await db.change(
    `update payment set reversed_at = $3, reversed_by = $4, reversed_reason = $5
     where attempt_id = $1 and order_code = $2 and reversed_at is null`,
    [id, code, at, by, reason],
  )
  const changed = await db.change(
    "update payment_attempt set state = 'cancelled' where id = $1 and order_code = $2 and state = 'paid'",
    [id, code],
  )
  if (changed !== 1) throw new Error(`The payment ${id} was not reversed`)
}

export type KnownPayment = {
  code: string
  guest: string
  amount: number
  at: Date
  receipt: string
  /** How many payments have this number. */
  count: number
}

/** Letters and digits alone, of any script: 'TRX 9' and 'trx9.' are one number. */
const PLAIN = (text: string) => `regexp_replace(lower(${text}), '[[:space:][:punct:]]', '', 'g')`

/** What a payer has in hand of a payment `p` of an attempt `a`: the number that was typed at the desk, or that of the gateway. */
const NUMBER = "case when a.gateway = 'desk' then p.reference else p.gateway_transaction end"

/** The latest payment with this number that was not reversed, by whatever method: the same message is easily called another one. */
export async function selectPaymentWith(db: Db, reference: string): Promise<KnownPayment | undefined> {
  const [row] = await db.query<KnownPayment>(
    `select p.order_code as code, ${GUEST_NAME} as guest, p.amount_paisa as amount,
       p.received_at as at, ${RECEIPT} as receipt, count(*) over () as count
     from payment p join payment_attempt a on a.id = p.attempt_id join orders o on o.code = p.order_code
       join guest g on g.id = o.guest_id
     where ${PLAIN(NUMBER)} = ${PLAIN('$1')} and a.state = 'paid'
     order by p.received_at desc, p.gateway_transaction desc limit 1`,
    [reference],
  )
  return row
}

/** Whether an order has money that came by the gateway, or that another member took. */
export async function selectHasMoneyFromOthers(db: Db, { code }: LockedOrder, staffId: number): Promise<boolean> {
  const rows = await db.query(
    `select 1 from payment p join payment_attempt a on a.id = p.attempt_id
     where p.order_code = $1 and a.state = 'paid' and (p.taken_by is null or p.taken_by <> $2) limit 1`,
    [code, staffId],
  )
  return rows.length > 0
}
