import { ulid } from 'ulid'
import type { Approval } from '#api/platform/staff-limits/permit.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { RefundCause } from './refund.ts'
import {
  deleteRefund,
  insertRefund,
  selectStandingRefunds,
  updateDueAgain,
  type StandingRefund,
  selectRefundablePayments,
  type Refundable,
} from './refunds.sql.ts'

/** The request that stores a refund asks the gateway at once; the job follows in case it died. */
const JOB_WAITS_MS = 60_000

type NewRefunds = {
  /** Paisa. */
  amount: number
  at: Date
  /** When the job asks the gateway, if it is not a minute later. */
  askAfter?: Date
  /** Nobody asks it before then: it can be withdrawn (`withdrawRefunds`). */
  withdrawableUntil?: Date
} &
  /** `decidedBy`: the member of staff who cancelled for the guest. */
  (
    | { cause: Exclude<RefundCause, 'goodwill'>; decidedBy?: number | null }
    /** What the policy does not give, a member of staff has approved. */
    | { cause: 'goodwill'; approved: Approval }
  )

/** Stores the refunds that make up `amount` paisa of an order, newest payments first, in the caller's transaction. Answers their ids. */
export async function createRefunds(db: Db, order: LockedOrder, { amount, ...refund }: NewRefunds): Promise<string[]> {
  const { withdrawableUntil } = refund
  const { askAfter = withdrawableUntil ?? new Date(refund.at.getTime() + JOB_WAITS_MS) } = refund
  const payments = await selectRefundablePayments(db, order)
  const approvedBy = refund.cause === 'goodwill' ? refund.approved.by : (refund.decidedBy ?? null)
  const ids = []
  for (const part of spreadRefund(payments, amount)) {
    const id = ulid(refund.at.getTime())
    await insertRefund(db, order, {
      id,
      ...refund,
      askAfter,
      withdrawableUntil: withdrawableUntil ?? null,
      ...part,
      approvedBy,
    })
    ids.push(id)
  }
  return ids
}

/** Takes refunds back that nobody has sent yet, and answers their sum, paisa. Undefined where one has left, or another of its payment came after it. */
export async function withdrawRefunds(
  db: Db,
  order: LockedOrder,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<number | undefined> {
  const before = sentAfter(at)
  let amount = 0
  for (const id of ids.toReversed()) {
    const withdrawn = await deleteRefund(db, order, { id, before })
    if (withdrawn === undefined) return undefined
    amount += withdrawn
  }
  return amount
}

/** Clocks of processes differ a little. */
function sentAfter(at: Date): Date {
  return new Date(at.getTime() + JOB_WAITS_MS)
}

/** What an order gave back beyond its price, or since its cancellation at that time; newest first. */
export async function standingRefunds(
  db: Db,
  order: LockedOrder,
  { cancelledAt, at }: { cancelledAt: Date | undefined; at: Date },
): Promise<StandingRefund[]> {
  return selectStandingRefunds(db, order, { cancelledAt, before: sentAfter(at) })
}

/** What went back for a cancellation is due again. Answers the sum, paisa. */
export async function markDueAgain(db: Db, order: LockedOrder, ids: readonly string[]): Promise<number> {
  return updateDueAgain(db, order, ids)
}

/** Which of these refunds to withdraw so that at least `amount` paisa stay, or all that can be. The newest of a payment goes first. */
export function withdrawableOf(refunds: readonly StandingRefund[], amount: number): StandingRefund[] {
  const ends = new Map(refunds.map(({ attemptId, refunded }) => [attemptId, refunded]))
  let missing = amount
  return refunds.filter((refund) => {
    const isLast = refund.ends === ends.get(refund.attemptId)
    if (missing <= 0 || refund.where !== 'here' || !isLast) return false
    ends.set(refund.attemptId, refund.ends - refund.amount)
    missing -= refund.amount
    return true
  })
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
