import { API_BASE } from '#contract/envelope.ts'
import { paymentDoors } from '#contract/payment.ts'
import { extendHold, requirePayableOrder } from '../orders/order-payments.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { guestContact } from '../guests/guest-contact.ts'
import { ProblemError } from '../problem-error.ts'
import { isUndecided, type Attempt } from './attempt.ts'
import { closeAttempt, findAttempt, lockAttempt, openAttempt } from './attempts.sql.ts'
import { GatewayRefused, GatewayUnreachable, type NewSession } from './gateway.ts'

type OpenDeps = Pick<Deps, 'db' | 'now' | 'gateway' | 'publicUrl' | 'log'>

/** While a guest is at the gateway the nights stay theirs for so long. */
const HOLD_MINUTES = 30

const ORDER_STAYS_HELD =
  'The payment page cannot be opened now. Your order stays held for you: you can pay again from your order history'

/**
 * The attempt of a press that was cut off, to go on with. It may come back when its hold is long over, or its order paid: throws
 * `hold_expired` or `order_settled` when it is too late.
 */
export async function resumeAttempt({ db, now }: Pick<Deps, 'db' | 'now'>, attemptId: string): Promise<Attempt> {
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) throw new Error(`There is no payment attempt ${attemptId}`)
  if (!isUndecided(attempt)) {
    throw new ProblemError('order_settled', 'This payment has ended: open your order to see how it stands')
  }
  if (attempt.state === 'created') {
    await requirePayableOrder(db, { code: attempt.orderCode, guestId: attempt.guestId, at: now() })
  }
  return attempt
}

/**
 * Opens the payment page of a stored attempt of an order that can be paid, and answers what `keep` makes of its address in the
 * transaction that keeps the page; an attempt that is open has an address. Call it outside any transaction.
 * Throws `gateway_unavailable` when the gateway refuses (the attempt has failed) or does not answer (the attempt stays
 * `created`, because a session may exist: the reconciler asks).
 */
export async function openPaymentPage<T>(
  deps: OpenDeps,
  attempt: Attempt,
  keep: (db: Db, paymentUrl: string) => Promise<T>,
): Promise<T> {
  const { db, gateway } = deps
  if (attempt.paymentUrl !== undefined) return keep(db, attempt.paymentUrl)

  const session = await newSession(deps, attempt)
  const opened = await gateway.createSession(session).catch((error: unknown) => giveUp(deps, attempt, error))

  return db.inTransaction(async (transaction) => {
    const isFirst = await openAttempt(transaction, { id: attempt.id, ...opened })
    // A twin of this call, or a notice, was faster: the first page is the one that counts.
    const first = isFirst ? undefined : (await lockAttempt(transaction, attempt.id))?.paymentUrl
    if (first !== undefined) return keep(transaction, first)
    const until = new Date(deps.now().getTime() + HOLD_MINUTES * 60_000)
    const [kept] = await Promise.all([
      keep(transaction, opened.paymentUrl),
      extendHold(transaction, { orderCode: attempt.orderCode, until }),
    ])
    return kept
  })
}

async function giveUp({ db, now, log }: OpenDeps, { id }: Attempt, error: unknown): Promise<never> {
  if (error instanceof GatewayRefused) {
    await closeAttempt(db, { id, state: 'failed', at: now() })
    log.error({ err: error, attempt: id }, 'the gateway refused to open a payment page')
  } else if (error instanceof GatewayUnreachable) {
    log.warn({ err: error, attempt: id }, 'the gateway gave no payment page')
  } else {
    throw error
  }
  throw new ProblemError('gateway_unavailable', ORDER_STAYS_HELD, { cause: error })
}

async function newSession({ db, gateway, publicUrl }: OpenDeps, attempt: Attempt): Promise<NewSession> {
  const door = (path: string, parts: Record<string, string>) =>
    `${publicUrl}${API_BASE}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '')}`
  const returnTo = (outcome: string) => door(paymentDoors.return, { gateway: gateway.id, outcome })

  return {
    attemptId: attempt.id,
    amount: attempt.amount,
    guest: await guestContact(db, attempt.guestId),
    description: `Booking ${attempt.orderCode}`,
    returnUrls: { success: returnTo('success'), fail: returnTo('fail'), cancel: returnTo('cancel') },
    noticeUrl: door(paymentDoors.notice, { gateway: gateway.id }),
  }
}
