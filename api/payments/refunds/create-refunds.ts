import { ulid } from 'ulid'
import type { Db } from '../../db/db.ts'
import { selectRefundablePayments, type Refundable } from '../payments.sql.ts'
import { insertRefund } from './refunds.sql.ts'

/** The request that creates a refund calls the gateway at once; the job follows in case it died. */
const JOB_WAITS_MS = 60_000

type NewRefunds = { orderCode: string; amount: number; reason: string; at: Date }

/** Stores the refunds that make up `amount` paisa of an order, newest payments first, in the caller's transaction. */
export async function createRefunds(db: Db, { orderCode, amount, reason, at }: NewRefunds): Promise<void> {
  const payments = await selectRefundablePayments(db, orderCode)
  const askAfter = new Date(at.getTime() + JOB_WAITS_MS)
  for (const part of spreadRefund(payments, amount)) {
    await insertRefund(db, { id: ulid(at.getTime()), orderCode, ...part, reason, at, askAfter })
  }
}

/** Stores the full refund of a payment that arrived after its guest had cancelled the order. */
export async function createRefundOfLateMoney(
  db: Db,
  { attemptId, ...refund }: NewRefunds & { attemptId: string },
): Promise<void> {
  const payment = { attemptId, amount: refund.amount }
  await insertRefund(db, { id: ulid(refund.at.getTime()), ...refund, payment, askAfter: refund.at })
}

/** Takes `amount` from the payments one after another, never more than each; the caller puts the newest first. */
export function spreadRefund<Payment extends Refundable>(
  payments: readonly Payment[],
  amount: number,
): { payment: Payment; amount: number }[] {
  let left = amount
  const parts = payments.map((payment) => {
    const part = Math.min(left, payment.amount)
    left -= part
    return { payment, amount: part }
  })
  if (left > 0) throw new Error(`Refund exceeds payments by ${left} paisa`)
  return parts.filter((part) => part.amount > 0)
}
