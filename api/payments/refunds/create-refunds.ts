import { ulid } from 'ulid'
import type { Db } from '../../db/db.ts'
import { selectRefundablePayments, type Refundable } from '../payments.sql.ts'
import { insertRefund, type RefundCause } from './refunds.sql.ts'

type NewRefunds = {
  orderCode: string
  amount: number
  cause: RefundCause
  /** For the gateway's records. */
  reason: string
  at: Date
  /** When the job asks the gateway, unless a request has done so before. */
  askAfter: Date
}

/** Stores the refunds that make up `amount` paisa of an order, newest payments first, in the caller's transaction. The order is locked. */
export async function createRefunds(db: Db, { amount, ...refund }: NewRefunds): Promise<void> {
  const payments = await selectRefundablePayments(db, refund.orderCode)
  for (const part of spreadRefund(payments, amount)) {
    await insertRefund(db, { id: ulid(refund.at.getTime()), ...refund, ...part })
  }
}

/** Takes `amount` from the payments one after another, never more than what remains of each; the caller puts the newest first. */
export function spreadRefund<Payment extends Refundable>(
  payments: readonly Payment[],
  amount: number,
): { payment: Payment; amount: number }[] {
  let left = amount
  const parts = payments.map((payment) => {
    const part = Math.min(left, payment.remaining)
    left -= part
    return { payment, amount: part }
  })
  if (left > 0) throw new Error(`Refund exceeds payments by ${left} paisa`)
  return parts.filter((part) => part.amount > 0)
}
