import type { cancelBooking, CancellationTerms } from '#contract/cancellation.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/money.ts'
import type { OrderStatus } from '#contract/order.ts'
import type { RefundTerms } from '#contract/refund.ts'
import { onceInSteps, recall } from '../activity/once.ts'
import type { Guest } from '../sessions/sessions.ts'
import { findCancellation, giveUpOrder, lockOwnOrder } from '../orders/give-up-order.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import { createRefunds } from '../payments/refunds/create-refunds.ts'
import { settleOpenAttempts, underReview } from '../payments/settle-open-attempts.ts'
import { settleRefundsOf, type RefundDeps } from '../payments/refunds/settle-refund.ts'
import { spend } from '../throttle/throttle.ts'
import { tellOfCancellation } from './cancellation-message.ts'
import { cancellationTerms } from './terms.ts'

type CancelDeps = RefundDeps & Pick<Deps, 'limits'>

type Answer = DataOf<typeof cancelBooking>

/** A session that is older gives a new code before it gives money away (a stolen token must not cancel a stay). */
const FRESH_MS = 10 * 60_000

/** What a cancellation would come to now. Throws what `cancellationTerms` throws, and `not_found`. */
export async function quoteCancellation(
  deps: CancelDeps,
  { guest, code }: { guest: Guest; code: string },
): Promise<Answer> {
  await hearOfPayments(deps, { guestId: guest.id, orderCode: code })
  const order = await deps.db.inTransaction((db) => lockOwnOrder(db, { code, guestId: guest.id }))
  return answerOf(cancellationTerms(order, deps.now()), order.status)
}

type Press = {
  guest: Guest
  activityId: string
  body: unknown
  code: string
  /** The refund that the guest was shown, paisa. */
  shownRefund: number
}

/**
 * Cancels an order: nights, status, refunds and messages in one transaction, then the gateway is asked to send the money. Whatever
 * stays unknown of that is asked again by a job. Throws what the quote throws, `price_changed` with other terms than those
 * shown, and `sign_in_again` when money is at stake and the guest signed in long ago.
 */
export async function cancelOrder(deps: CancelDeps, press: Press): Promise<Answer> {
  const { guest, activityId, body, code } = press
  const activity = { principal: `guest:${guest.id}`, route: 'Booking/Cancel', activityId, body }
  const known = await recall<Answer>(deps, activity)
  if (known) return known
  await hearOfPayments(deps, { guestId: guest.id, orderCode: code })
  return onceInSteps(deps, activity, {
    async begin(db) {
      await carryOut(db, deps, press)
      return { resource: code, made: undefined }
    },
    async finish(_begun, keep) {
      await settleRefundsOf(deps, code)
      const done = await findCancellation(deps.db, code)
      if (!done) throw new Error(`The cancellation of ${code} is gone`)
      return keep(deps.db, answerOf(done.terms, done.orderStatus))
    },
  })
}

async function carryOut(db: Db, deps: CancelDeps, { guest, code, shownRefund }: Press): Promise<void> {
  const at = deps.now()
  const order = await lockOwnOrder(db, { code, guestId: guest.id })
  const terms = cancellationTerms(order, at)
  if (terms.refund !== shownRefund) {
    throw new ProblemError('price_changed', 'What is refunded has changed', { data: termsOnWire(terms) })
  }
  if (terms.paid > 0 && at.getTime() - guest.signedInAt.getTime() > FRESH_MS) {
    throw new ProblemError('sign_in_again', 'Please sign in again to cancel a booking that has been paid for')
  }
  await giveUpOrder(db, order, { terms, at })
  await createRefunds(db, { orderCode: code, amount: terms.refund, at, reason: 'Cancelled by the guest' })
  await tellOfCancellation(db, order, { terms, resortEmail: deps.resortEmail, at })
}

/** A notice may have been lost: the terms must be those of what was really paid. Every question costs the gateway one. */
async function hearOfPayments(deps: CancelDeps, order: { guestId: number; orderCode: string }): Promise<void> {
  await spend(deps, `cancel:guest:${order.guestId}`, deps.limits.bookingsPerGuest)
  if ((await settleOpenAttempts(deps, order)) === 'review') throw underReview()
}

function answerOf(terms: RefundTerms, status: OrderStatus): Answer {
  return { ...termsOnWire(terms), Status: status }
}

function termsOnWire({ percent, paid, refund, fee }: RefundTerms): CancellationTerms {
  return { Percent: percent, Paid: toTaka(paid), Refund: toTaka(refund), Fee: toTaka(fee) }
}
