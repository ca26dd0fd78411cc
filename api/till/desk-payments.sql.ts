import type { Db } from '../db/db.ts'

/** The next number of a series, without gaps: it is given back if the transaction fails. */
export async function takeReceiptNumber(db: Db, series: string): Promise<number> {
  const [row] = await db.query<{ number: number }>(
    `insert into receipt_counter (series, next_number) values ($1, 2)
     on conflict (series) do update set next_number = receipt_counter.next_number + 1
     returning next_number - 1 as number`,
    [series],
  )
  if (!row) throw new Error(`No receipt number of ${series} was given`)
  return row.number
}

type DeskPayment = {
  id: string
  orderCode: string
  amount: number
  method: string
  reference: string
  receipt: string
  staffId: number
  shiftId: number | undefined
  at: Date
}

/** An attempt of the gateway 'desk' that is born paid, and its payment. */
export async function insertDeskPayment(db: Db, payment: DeskPayment): Promise<void> {
  const { id, orderCode, amount, method, reference, receipt, staffId, shiftId, at } = payment
  await db.change(
    `insert into payment_attempt (id, order_code, gateway, amount_paisa, state, created_at, settled_at)
     values ($1, $2, 'desk', $3, 'paid', $4, $4)`,
    [id, orderCode, amount, at],
  )
  await db.change(
    `insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at,
       taken_by, shift_id, reference)
     values ($1, $2, $3, $4, '', $5, $6, $7, $8, $9)`,
    [id, orderCode, amount, receipt, method, at, staffId, shiftId ?? null, reference],
  )
}

type TakenPayment = { id: string; orderCode: string; amount: number; shiftId: number | null }

/** A payment at the desk that was not reversed, and of which nothing went back. */
export async function findReversible(db: Db, receipt: string): Promise<TakenPayment | undefined> {
  const [row] = await db.query<TakenPayment>(
    `select p.attempt_id as id, p.order_code as "orderCode", p.amount_paisa as amount, p.shift_id as "shiftId"
     from payment p join payment_attempt a on a.id = p.attempt_id
     where p.gateway_transaction = $1 and a.gateway = 'desk' and a.state = 'paid'
       and not exists (select 1 from refund r where r.attempt_id = p.attempt_id)`,
    [receipt],
  )
  return row
}

/** A reversed payment counts nowhere any more, but stays. False where it was reversed meanwhile. */
export async function reverseAttempt(db: Db, id: string): Promise<boolean> {
  return (
    (await db.change("update payment_attempt set state = 'cancelled' where id = $1 and state = 'paid'", [id])) === 1
  )
}
