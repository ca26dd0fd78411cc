import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { OrderMessageDeps } from '../../orders/order-messages.ts'
import { markRefunded, noteRefund } from '../../orders/give-up-order.ts'
import { GatewayUnreachable, type PaymentGateway, type RefundVerdict } from '../gateway.ts'
import { notifyGuestOfRefund, notifyResortOfFailure } from './refund-message.ts'
import {
  areAllRefunded,
  askAgainAfter,
  closeRefund,
  findRefund,
  lockIfByHand,
  lockRefundState,
  openRefundsOf,
  type Refund,
  type RefundState,
  takeDueRefunds,
} from './refunds.sql.ts'

export type RefundDeps = Pick<Deps, 'db' | 'now' | 'gateway' | 'log'> & OrderMessageDeps

const FIRST_PAUSE_MS = 60_000
const MAX_PAUSE_MS = 60 * 60_000

/** Asks the gateway about every open refund of an order. */
export async function settleRefundsOf(deps: RefundDeps, orderCode: string): Promise<void> {
  for (const id of await openRefundsOf(deps.db, orderCode)) await settleRefund(deps, id)
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
  const { id, refundKey, amount, orderCode, reason, gatewayRef } = refund
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
  db: Db,
  { resortEmail }: RefundDeps,
  refund: Refund,
  verdict: RefundVerdict | undefined,
  at: Date,
): Promise<RefundState | undefined> {
  const { id, orderCode, amount } = refund
  const state = await lockRefundState(db, id)
  if (state !== 'created' && state !== 'processing') return undefined // Another process was faster.

  switch (verdict?.state) {
    case 'refunded': {
      await closeRefund(db, { id, state: 'refunded', failure: null, at })
      const guestId = await noteRefund(db, { orderCode, at, event: 'refund', detail: `${amount} paisa by ${id}` })
      if (await areAllRefunded(db, orderCode)) await markRefunded(db, { orderCode, at })
      await notifyGuestOfRefund(db, refund, { guestId, at })
      return 'refunded'
    }
    case 'refused': {
      const { reason } = verdict
      await closeRefund(db, { id, state: 'failed', failure: reason, at })
      await noteRefund(db, { orderCode, at, event: 'refund failed', detail: `${amount} paisa by ${id}: ${reason}` })
      await notifyResortOfFailure(db, refund, { reason, resortEmail, at })
      return 'failed'
    }
    default: {
      const gatewayRef = verdict?.refundRef ?? null
      const next = verdict ? 'processing' : state
      await askAgainAfter(db, { id, state: next, gatewayRef, askAfter: later(at, refund.asks) })
      return next
    }
  }
}

/** A refund that the gateway refused, or of a payment at the desk, was paid by hand, as staff report. Joins the caller's transaction. */
export async function settleByHand(
  db: Db,
  { id, reference, actor, at }: { id: string; reference: string; actor: string; at: Date },
): Promise<Pick<Refund, 'orderCode' | 'amount'> | 'unknown' | 'not by hand'> {
  const refund = await findRefund(db, id)
  if (!refund) return 'unknown'
  if (!(await lockIfByHand(db, id))) return 'not by hand'
  const { orderCode, amount } = refund
  await closeRefund(db, { id, state: 'refunded', failure: null, at })
  const detail = `${amount} paisa by hand: ${reference}`
  const guestId = await noteRefund(db, { orderCode, at, actor, event: 'refund', detail })
  if (await areAllRefunded(db, orderCode)) await markRefunded(db, { orderCode, at })
  await notifyGuestOfRefund(db, refund, { guestId, at })
  return { orderCode, amount }
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
