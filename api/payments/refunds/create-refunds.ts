import { ulid } from 'ulid'
import type { Spent } from '../../allowances/permit.ts'
import type { Db } from '../../db/db.ts'
import type { LockedOrder } from '../../orders/locked-order.ts'
import { selectRefundablePayments, type Refundable } from '../payments.sql.ts'
import type { RefundCause } from './refund.ts'
import { insertRefund } from './refunds.sql.ts'

/** The request that stores a refund asks the gateway at once; the job follows in case it died. */
const JOB_WAITS_MS = 60_000

type NewRefunds = {
  /** Paisa. */
  amount: number
  /** For the gateway's records. */
  reason: string
  at: Date
  /** When the job asks the gateway, if it is not a minute later. */
  askAfter?: Date
} &
  /** `decidedBy`: the member of staff who cancelled for the guest. */
  (
    | { cause: Exclude<RefundCause, 'goodwill'>; decidedBy?: number | null }
    /** What the policy does not give, a member of staff has approved. */
    | { cause: 'goodwill'; approved: Spent }
  )

/** Stores the refunds that make up `amount` paisa of an order, newest payments first, in the caller's transaction. */
export async function createRefunds(db: Db, order: LockedOrder, { amount, ...refund }: NewRefunds): Promise<void> {
  const { askAfter = new Date(refund.at.getTime() + JOB_WAITS_MS) } = refund
  const payments = await selectRefundablePayments(db, order)
  const approvedBy = refund.cause === 'goodwill' ? refund.approved.by : (refund.decidedBy ?? null)
  for (const part of spreadRefund(payments, amount)) {
    await insertRefund(db, order, {
      id: ulid(refund.at.getTime()),
      ...refund,
      askAfter,
      ...part,
      approvedBy,
    })
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
