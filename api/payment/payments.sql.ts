import type { Db } from '../db/db.ts'

type NewPayment = {
  attemptId: string
  orderCode: string
  amount: number
  gatewayTransaction: string
  refundKey: string
  method: string
  at: Date
}

/** Books money that arrived. An attempt brings money once: a repeat changes nothing. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<void> {
  await db.change(
    `insert into payment (attempt_id, order_code, amount_paisa, gateway_transaction, refund_key, method, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (attempt_id) do nothing`,
    [
      payment.attemptId,
      payment.orderCode,
      payment.amount,
      payment.gatewayTransaction,
      payment.refundKey,
      payment.method,
      payment.at,
    ],
  )
}
