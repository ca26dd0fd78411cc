import type { Db } from '#api/platform/db/db.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'

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
