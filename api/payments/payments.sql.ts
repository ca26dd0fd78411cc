import type { Db } from '../db/db.ts'
import type { LockedOrder } from '../orders/locked-order.ts'

export type Refundable = {
  attemptId: string
  amount: number
  /** What of it was not sent back yet, paisa. */
  remaining: number
}

type NewPayment = {
  attemptId: string
  amount: number
  gatewayTransaction: string
  refundKey: string
  receipt: string
  method: string
  at: Date
}

/** Stores a payment. An attempt is paid once: a repeat changes nothing. */
export async function insertPayment(db: Db, { code }: LockedOrder, payment: NewPayment): Promise<void> {
  await db.change(
    `insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at, receipt)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (attempt_id) do nothing`,
    [
      payment.attemptId,
      code,
      payment.amount,
      payment.gatewayTransaction,
      payment.refundKey,
      payment.method,
      payment.at,
      payment.receipt,
    ],
  )
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
