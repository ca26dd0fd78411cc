import type { Problem } from '#contract/problem.ts'
import { DAY_MS } from '#contract/values/calendar.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { lockKnownOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import { cancelUnpaidOrder, holdForReview, recordPayment } from '#api/orders/order-payments.ts'
import { isRefundedInFull } from '#api/orders/order-rules.ts'
import { hasMoney, isUndecided, type Attempt, type AttemptState } from './attempt.ts'
import { attemptsOf, closeAttempt, findAttempt, listAttempts, lockAttempt, type LockedAttempt } from './attempts.sql.ts'
import {
  type CallbackHint,
  GatewayUnreachable,
  type GatewayVerdict,
  type PaymentGateway,
} from '#api/platform/payment-gateway.ts'
import { outcomeOf, type Outcome, type PaidVerdict } from './outcome.ts'
import { nextReceipt } from '../till/series.ts'
import { insertPayment } from './payments.sql.ts'
import { createRefunds } from '../refunds/create-refunds.ts'

export type SettleDeps = Pick<Deps, 'db' | 'now' | 'gateway' | 'log'> & OrderMessageDeps

/** What a callback or a query came to, for the record. */
export type Verdict = AttemptState | 'unreachable' | 'mismatch' | 'unknown attempt' | 'other gateway'

type Settling = { attemptId: string; hint?: CallbackHint | undefined }

/** Staff decide on risky payments in the gateway's panel; the nights stay held that long. */
const REVIEW_DAYS = 30

/**
 * Updates an attempt to the state the gateway reports. Idempotent; safe to call at any time: money is recorded once, and what was
 * paid stays paid.
 */
export async function settleAttempt(deps: SettleDeps, { attemptId, hint }: Settling): Promise<Verdict> {
  const { db, gateway, log } = deps
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) return 'unknown attempt'
  if (attempt.state === 'paid') return 'paid'
  if (attempt.gateway !== gateway.id) return 'other gateway'

  const answer = await askGateway(gateway, attempt, hint)
  if (!answer) return 'unreachable'
  const outcome = outcomeOf(attempt, answer, hint)
  if (outcome.kind === 'mismatch') {
    log.warn(
      { attempt: attemptId, expected: attempt.amount, answer },
      'gateway answer does not match the stored attempt',
    )
    return 'mismatch'
  }
  const state = await db.inTransaction((transaction) =>
    apply(transaction, deps, { ...attempt, outcome, at: deps.now() }),
  )
  if (state === 'review') log.warn({ attempt: attemptId }, 'gateway reports a risky payment: staff must decide')
  return state
}

type Applying = Pick<Attempt, 'id' | 'orderCode'> & { outcome: Outcome; at: Date }

async function apply(
  db: Transaction,
  deps: OrderMessageDeps,
  { id, orderCode, outcome, at }: Applying,
): Promise<AttemptState> {
  const order = await lockKnownOrder(db, orderCode)
  const attempt = await lockAttempt(db, order, id)
  if (!attempt) throw new Error(`Unknown attempt ${id}`)
  if (outcome.kind === 'money') return recordGatewayMoney(db, deps, { order, attempt, verdict: outcome.verdict, at })
  // Only the first outcome counts: a second one may concern an order that is being paid again.
  if (outcome.kind === 'ended' && isUndecided(attempt)) return end(db, { order, attempt, state: outcome.state, at })
  return attempt.state
}

type Settled = { order: LockedOrder; attempt: LockedAttempt; at: Date }

/** Money is recorded in any state: late money is never dropped. */
async function recordGatewayMoney(
  db: Transaction,
  deps: OrderMessageDeps,
  { order, attempt, verdict, at }: Settled & { verdict: PaidVerdict },
): Promise<AttemptState> {
  const { id, amount } = attempt
  if (attempt.state === 'paid') return 'paid'
  if (attempt.state === 'review' && verdict.state === 'review') return 'review'

  const { gatewayTransaction, refundKey, method } = verdict
  await closeAttempt(db, attempt, { state: verdict.state, at })
  const store = async () => {
    // What was under review is stored already, with its number.
    if (attempt.state === 'review') return {}
    const receipt = await nextReceipt(db, at)
    await insertPayment(db, order, { attemptId: id, amount, gatewayTransaction, refundKey, receipt, method, at })
    return {}
  }
  if (verdict.state === 'paid') {
    const { status, back } = await recordPayment(db, deps, order, { amount, method, store, at })
    await createRefunds(db, order, {
      amount: back,
      cause: isRefundedInFull(status) ? 'cancellation' : 'surplus',
      at,
      askAfter: at,
    })
  } else {
    // A risky payment is recorded and its nights stay held, but the order is not confirmed until the gateway calls the payment
    // safe (the reconciler keeps asking) or staff decide.
    const until = new Date(at.getTime() + REVIEW_DAYS * DAY_MS)
    await holdForReview(db, deps, order, { amount, store, at, until })
  }
  return verdict.state
}

async function end(
  db: Transaction,
  { order, attempt, state, at }: Settled & { state: 'failed' | 'cancelled' | 'expired' },
): Promise<AttemptState> {
  await closeAttempt(db, attempt, { state, at })
  if (state === 'cancelled' && (await isLastWord(db, order, attempt))) await cancelUnpaidOrder(db, order, at)
  return state
}

/** Cancelling one page does not cancel an order that is being paid on a newer one, or has money under review. */
async function isLastWord(db: Transaction, order: LockedOrder, { id }: Attempt): Promise<boolean> {
  const attempts = await attemptsOf(db, order)
  return attempts[0]?.id === id && !attempts.some(hasMoney)
}

/**
 * The gateway's own answer on an attempt; undefined when it is unavailable. A signed callback of a payment names its proof, which is
 * requested first. An inconclusive proof is not a decline: then, as for every other callback, the gateway is queried.
 */
async function askGateway(
  gateway: PaymentGateway,
  { id, sessionRef }: Pick<Attempt, 'id' | 'sessionRef'>,
  hint: CallbackHint | undefined,
): Promise<GatewayVerdict | undefined> {
  try {
    if (hint?.signature === 'ok' && hint.token !== undefined) {
      const proof = await gateway.settle({ attemptId: id, token: hint.token })
      if (proof.state === 'paid' || proof.state === 'review') return proof
    }
    return await gateway.query({ attemptId: id, sessionRef })
  } catch (error) {
    if (error instanceof GatewayUnreachable) return undefined // Unknown is not a decline: the reconciler asks again.
    throw error
  }
}

/**
 * Asks the gateway about every open payment page of a guest's order, or of any guest's for staff, because a callback may have been lost. Answers whether one of
 * them turned out to be paid, or whether money is under review.
 */
export async function settleOpenAttempts(
  deps: SettleDeps,
  { guestId, orderCode }: { guestId?: number; orderCode: string },
): Promise<'review' | 'paid' | 'nothing new'> {
  const attempts = await listAttempts(deps.db, orderCode)
  const own = attempts.filter((attempt) => guestId === undefined || attempt.guestId === guestId)
  if (own.some(({ state }) => state === 'review')) return 'review'
  for (const { id } of own.filter(({ state }) => state === 'open')) {
    const verdict = await settleAttempt(deps, { attemptId: id })
    if (verdict === 'review' || verdict === 'paid') return verdict
  }
  return 'nothing new'
}

export function underReview({ problem }: Throws<'order_settled'>): Problem {
  return problem('order_settled', (t) => t.payments.underReview)
}
