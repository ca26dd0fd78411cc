import { decodeTime, ulid } from 'ulid'
import { API_BASE, fillPath } from '#contract/endpoint.ts'
import { callbackPaths } from '#contract/money/payments.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { guestContact } from '#api/guests/guests.ts'
import { extendHoldForPayment, requirePayableOrder, type NotPayable } from '#api/orders/order-payments.ts'
import { lockKnownOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { isUndecided, type Attempt } from './attempt.ts'
import { findAttempt, insertAttempt, lockAttempt, openAttempt } from './attempts.sql.ts'
import { closeUndecided } from './close-undecided.ts'
import { GatewayRefused, GatewayUnreachable, type NewSession } from '#api/platform/payment-gateway.ts'

type OpenDeps = Pick<Deps, 'db' | 'now' | 'gateway' | 'publicUrl' | 'log'> & Throws<'gateway_unavailable'>

/** Why an order was not paid by an attempt that is under way. */
export type NotPaid = NotPayable & Throws<'gateway_unavailable'>

/** The attempt of a submission that was cut off, to continue with. It may come back when its hold is long over, or its order paid. */
export async function resumeAttempt(deps: Pick<Deps, 'db' | 'now'> & NotPayable, attemptId: string): Promise<Attempt> {
  const { db, now, problem } = deps
  const attempt = await findAttempt(db, attemptId)
  if (!attempt) throw new Error(`There is no payment attempt ${attemptId}`)
  if (!isUndecided(attempt)) {
    throw problem('order_settled', (t) => t.payments.ended)
  }
  if (attempt.state === 'created') {
    await requirePayableOrder(db, deps, { code: attempt.orderCode, at: now() })
  }
  return attempt
}

/**
 * Opens the payment page of a stored attempt of an order that can be paid, and answers what `store` makes of its address in the
 * transaction that stores the page; an attempt that is open has an address. Call it outside any transaction.
 * It is `gateway_unavailable` when the gateway refuses (the attempt has failed) or does not answer (the attempt stays
 * `created`, because a session may exist: the reconciler asks).
 */
export async function openPaymentPage<T>(
  deps: OpenDeps,
  attempt: Attempt,
  store: (db: Db, paymentUrl: string) => Promise<T>,
): Promise<T> {
  const { db, gateway } = deps
  if (attempt.paymentUrl !== undefined) return store(db, attempt.paymentUrl)

  const session = await newSession(deps, attempt)
  const opened = await gateway.createSession(session).catch((error: unknown) => giveUp(deps, attempt, error))

  return db.inTransaction(async (transaction) => {
    const order = await lockKnownOrder(transaction, attempt.orderCode)
    const current = await lockAttempt(transaction, order, attempt.id)
    if (!current) throw new Error(`There is no payment attempt ${attempt.id}`)
    // A twin of this call, or a callback, was faster: the first page is the one that counts.
    if (current.paymentUrl !== undefined) return store(transaction, current.paymentUrl)
    await openAttempt(transaction, current, opened)
    await extendHoldForPayment(transaction, order, deps.now())
    return store(transaction, opened.paymentUrl)
  })
}

async function giveUp({ db, now, log, problem }: OpenDeps, { id, orderCode }: Attempt, error: unknown): Promise<never> {
  if (error instanceof GatewayRefused) {
    await closeUndecided(db, { id, orderCode, state: 'failed', at: now() })
    log.error({ err: error, attempt: id }, 'the gateway refused to open a payment page')
  } else if (error instanceof GatewayUnreachable) {
    log.warn({ err: error, attempt: id }, 'the gateway gave no payment page')
  } else {
    throw error
  }
  throw problem('gateway_unavailable', (t) => t.payments.gatewayUnavailable, { cause: error })
}

async function newSession({ db, gateway, publicUrl }: OpenDeps, attempt: Attempt): Promise<NewSession> {
  const addressOf = (path: string, outcome = '') =>
    publicUrl + API_BASE + fillPath(path, (name) => (name === 'gateway' ? gateway.id : outcome))
  const returnTo = (outcome: string) => addressOf(callbackPaths.return, outcome)

  const { t, ...guest } = await guestContact(db, attempt.guestId)
  return {
    attemptId: attempt.id,
    amount: attempt.amount,
    guest,
    description: t.payments.description(attempt.orderCode),
    returnUrls: { success: returnTo('success'), fail: returnTo('fail'), cancel: returnTo('cancel') },
    callbackUrl: addressOf(callbackPaths.notice),
  }
}

type NewAttempt = {
  /** Paisa. */
  amount: number
  at: Date
  /** The gateway's id. */
  gateway: string
  /** The order's newest attempt. */
  after?: string | undefined
}

/**
 * Stores an attempt before the gateway is called, in the caller's transaction. Its id is the gateway's transaction id, so that the
 * outcome of the call can be queried later even if its answer is lost. Ids are in the order in which attempts were made, also where the
 * clock was set back between them.
 */
export async function createAttempt(
  db: Db,
  order: LockedOrder,
  { at, after, ...wanted }: NewAttempt,
): Promise<Attempt> {
  const earliest = after === undefined ? 0 : decodeTime(after) + 1
  const attempt = { ...wanted, id: ulid(Math.max(at.getTime(), earliest)), createdAt: at }
  await insertAttempt(db, order, attempt)
  const { code: orderCode, guestId } = order
  return { ...attempt, orderCode, guestId, state: 'created', sessionRef: undefined, paymentUrl: undefined }
}
