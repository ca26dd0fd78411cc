import { toTaka } from '#contract/values/money.ts'
import type { Db, Transaction } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { guestContact } from '#api/guests/guests.ts'
import { mailResort } from '#api/platform/messages/notify-resort.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { markRefunded } from '#api/orders/order-cancellation.ts'
import { lockKnownOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { appendEvent, type Change } from '#api/orders/order-events.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import { GatewayUnreachable, type PaymentGateway, type RefundVerdict } from '#api/platform/payment-gateway.ts'
import { resortWords } from '#api/platform/texts/catalogues.ts'
import type { Refund, RefundState } from './refund.ts'
import {
  areAllRefunded,
  askAgainAfter,
  closeRefund,
  findRefund,
  lockRefund,
  openRefundsOf,
  type LockedRefund,
  takeDueRefunds,
} from './refunds.sql.ts'

export type RefundDeps = Pick<Deps, 'db' | 'now' | 'gateway' | 'log'> & OrderMessageDeps

const FIRST_PAUSE_MS = 60_000
const MAX_PAUSE_MS = 60 * 60_000

/** Asks the gateway about every open refund of an order. */
export async function settleRefundsOf(deps: RefundDeps, orderCode: string): Promise<void> {
  for (const id of await openRefundsOf(deps.db, orderCode, deps.now())) await settleRefund(deps, id)
}

/**
 * Requests a refund, or its state, and records the gateway's answer. Idempotent: the gateway recognizes a repeat by the refund's id.
 * Call it outside any transaction.
 */
export async function settleRefund(deps: RefundDeps, id: string): Promise<void> {
  const { db, gateway, log, now } = deps
  const refund = await findRefund(db, id)
  if (!refund) throw new Error(`Unknown refund ${id}`)
  if (refund.state === 'refunded' || refund.state === 'failed') return

  const isOurs = refund.gateway === gateway.id
  if (!isOurs) log.warn({ refund: id, gateway: refund.gateway }, 'refund belongs to a gateway that is not configured')
  const verdict = isOurs ? await askForRefund(gateway, refund) : undefined
  if (!verdict && isOurs) log.warn({ refund: id, asks: refund.asks }, 'gateway did not report the state of the refund')
  const state = await db.inTransaction((transaction) => apply(transaction, deps, refund, verdict, now()))
  if (state === 'failed') {
    log.warn({ refund: id, order: refund.orderCode, verdict }, 'gateway refused the refund: staff must act')
  }
}

/** The gateway's answer; undefined when it is unavailable. */
async function askForRefund(gateway: PaymentGateway, refund: Refund): Promise<RefundVerdict | undefined> {
  const { id, refundKey, amount, orderCode, cause, gatewayRef } = refund
  const reason = resortWords.resort.refundRemarks[cause]
  try {
    return gatewayRef === null
      ? await gateway.refund({ refundId: id, refundKey, amount, orderCode, reason })
      : await gateway.queryRefund({ refundRef: gatewayRef })
  } catch (error) {
    if (error instanceof GatewayUnreachable) return undefined // Unknown is neither done nor failed: it is queried again.
    throw error
  }
}

async function apply(
  db: Transaction,
  { resortEmail }: RefundDeps,
  { id, orderCode }: Refund,
  verdict: RefundVerdict | undefined,
  at: Date,
): Promise<RefundState | undefined> {
  const order = await lockKnownOrder(db, orderCode)
  const refund = await lockRefund(db, order, id)
  if (refund?.state !== 'created' && refund?.state !== 'processing') return undefined // Another process was faster.

  switch (verdict?.state) {
    case 'refunded': {
      await arrive(db, order, refund, { actor: 'gateway', how: 'gateway', reference: '', at })
      return 'refunded'
    }
    case 'refused': {
      const { reason } = verdict
      await closeRefund(db, refund, { state: 'failed', failure: reason, at })
      const what = { Kind: 'refundFailed', Amount: toTaka(refund.amount), Failure: reason } as const
      await appendEvent(db, order, { at, actor: 'gateway' }, what)
      // Staff check the gateway's panel and refund by hand: a second refund is never requested automatically.
      await mailResort(db, { resortEmail }, { say: (t) => t.resort.refundRefused(refund, reason), at })
      return 'failed'
    }
    default: {
      const gatewayRef = verdict?.refundRef ?? null
      const state = verdict ? 'processing' : refund.state
      await askAgainAfter(db, refund, { state, gatewayRef, askAfter: later(at, refund.asks) })
      return state
    }
  }
}

/** `reference`: as staff typed it. */
type Arrival = Change & { how: 'gateway' | 'cash' | 'otherwise'; reference: string }

/** The guest has the money; with the last of a cancelled order it is refunded. */
async function arrive(
  db: Transaction,
  order: LockedOrder,
  refund: LockedRefund,
  { actor, how, reference, at }: Arrival,
): Promise<void> {
  await closeRefund(db, refund, { state: 'refunded', failure: null, at })
  const what = { Kind: 'paidOutRefund', Amount: toTaka(refund.amount), How: how, Reference: reference } as const
  await appendEvent(db, order, { at, actor }, what)
  await markIfRefunded(db, order, at)
  const { phone, t } = await guestContact(db, order.guestId)
  const text = t.payments.refunded[refund.cause](refund.amount, order.code)
  await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
}

/** A cancelled order whose refunds have all arrived is refunded. */
export async function markIfRefunded(db: Db, order: LockedOrder, at: Date): Promise<void> {
  if (await areAllRefunded(db, order)) await markRefunded(db, order, at)
}

/** A refund that staff pay out: of money that was taken at the desk, or one that the gateway refused; the order is locked with it. */
export async function lockManualRefund(
  db: Transaction,
  id: string,
): Promise<{ order: LockedOrder; refund: LockedRefund } | 'unknown' | 'not by hand'> {
  const found = await findRefund(db, id)
  if (!found) return 'unknown'
  const order = await lockKnownOrder(db, found.orderCode)
  const refund = await lockRefund(db, order, id)
  const isByHand = refund?.state === 'failed' || (refund?.channel === 'desk' && refund.state === 'created')
  return refund && isByHand ? { order, refund } : 'not by hand'
}

/** It was paid out, as staff report. Joins the caller's transaction. */
export async function payRefundManually(
  db: Transaction,
  { order, refund }: { order: LockedOrder; refund: LockedRefund },
  arrival: Arrival & { how: 'cash' | 'otherwise' },
): Promise<void> {
  await arrive(db, order, refund, arrival)
}

/** Banks take days: after a minute, then after twice as long each time, at last every hour. */
function later(at: Date, asks: number): Date {
  return new Date(at.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** Math.min(asks, 10), MAX_PAUSE_MS))
}

const LEASE_MS = 60_000
const BATCH = 20

/**
 * A job: settles refunds whose outcome is unknown, also those that never reached the gateway because the process died. Several processes may
 * run it at once. Returns how many it asked about.
 */
export async function reconcileRefunds(deps: RefundDeps): Promise<number> {
  const now = deps.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const taking = { now, leasedUntil: after(LEASE_MS), limit: BATCH, impossible: after(MAX_PAUSE_MS) }
  let asked = 0
  for (;;) {
    const ids = await takeDueRefunds(deps.db, taking)
    for (const id of ids) {
      try {
        await settleRefund(deps, id)
      } catch (err) {
        // One that cannot be settled must not block the others.
        deps.log.error({ err, refund: id }, 'refund not settled')
      }
    }
    asked += ids.length
    if (ids.length < BATCH) return asked
  }
}
