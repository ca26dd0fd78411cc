import { cancelBooking, type CancellationTerms, type RefundTerms } from '#contract/money/cancellations.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { isEmailAddress } from '#contract/guests/guests.ts'
import type { OrderStatus, OrderObstacle } from '#contract/orders/orders.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import type { Db, Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { cancellationEmail } from '#api/orders/emails/order-emails.ts'
import { guestContact } from '#api/guests/guests.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { notifyResort } from '#api/platform/messages/notify-resort.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { selectCancellation } from '#api/orders/cancellation.sql.ts'
import { cancellableParts, cancelOrder, policyTerms } from '#api/orders/order-cancellation.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import { readOrder } from '#api/orders/my-orders.ts'
import { cancelObstacle } from '#api/orders/order-rules.ts'
import { createRefunds } from '../refunds/create-refunds.ts'
import { settleRefundsOf, type RefundDeps } from '../refunds/settle-refund.ts'
import { settleOpenAttempts, underReview } from '../payments/settle.ts'
import type { Guest } from '#api/platform/sessions/sessions.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'
import { countUse } from '#api/platform/throttle/throttle.ts'
import { todayOf } from '#api/platform/today.ts'

export const cancellationsRoutes: Route[] = [
  serve(cancelBooking, (deps, { body, guest, once }) =>
    body.Confirm
      ? cancelOwnOrder(deps, { guest, code: body.Code, shownRefund: body.Refund }, once)
      : quoteCancellation(deps, { guest, code: body.Code }),
  ),
]

type CancelDeps = RefundDeps & Pick<Deps, 'limits'> & NotCancellable & Throws<'not_found'>

type Answer = DataOf<typeof cancelBooking>

/** A session that is older gives a new code before it gives money away (a stolen token must not cancel a stay). */
const FRESH_MS = 10 * 60_000

type Cancelling = { guest: Guest; code: string }

/** What a cancellation would come to now. */
export async function quoteCancellation(deps: CancelDeps, { guest, code }: Cancelling): Promise<Answer> {
  await settlePendingPayments(deps, { guest, code })
  return deps.db.inTransaction(async (db) => {
    const order = await requireOrder(db, deps, { code, guestId: guest.id })
    return answerOf(await cancellationTerms(db, deps, order), order.status)
  })
}

/**
 * Cancels an order: nights, status, refunds and messages in one transaction, then the gateway is asked to send the money. What
 * stays unknown of that is asked again by a job. `shownRefund` is the refund that the guest was shown, BDT.
 */
function cancelOwnOrder(
  deps: CancelDeps & Throws<'price_changed' | 'sign_in_again'>,
  { guest, code, shownRefund }: Cancelling & { shownRefund: number },
  once: Call<typeof cancelBooking>['once'],
): Promise<Answer> {
  return once({
    before: () => settlePendingPayments(deps, { guest, code }),
    async begin(db) {
      await carryOut(db, deps, { guest, code, shownRefund: toPaisa(shownRefund) })
      return { resource: code, made: undefined }
    },
    async finish(_begun, store) {
      await settleRefundsOf(deps, code)
      const done = await selectCancellation(deps.db, code)
      if (!done) throw new Error(`The cancellation of ${code} is gone`)
      return store(deps.db, answerOf(done.terms, done.orderStatus))
    },
  })
}

async function carryOut(
  db: Transaction,
  deps: CancelDeps & Throws<'price_changed' | 'sign_in_again'>,
  { guest, code, shownRefund }: Cancelling & { shownRefund: number },
): Promise<void> {
  const at = deps.now()
  const order = await requireOrder(db, deps, { code, guestId: guest.id })
  const terms = await cancellationTerms(db, deps, order)
  if (terms.refund !== shownRefund) {
    throw deps.problem('price_changed', (t) => t.cancellations.refundChanged, { data: termsOnWire(terms) })
  }
  if (terms.paid > 0 && at.getTime() - guest.signedInAt.getTime() > FRESH_MS) {
    throw deps.problem('sign_in_again', (t) => t.cancellations.signInAgain)
  }
  await cancelOrder(db, order, { terms, at, actor: `guest:${guest.id}` })
  await createRefunds(db, order, {
    amount: terms.refund,
    cause: 'cancellation',
    at,
  })
  await notifyOfCancellation(db, deps, order, { terms, at })
}

/** A callback may have been lost, so the gateway is asked first; rate-limited because each call reaches it. */
async function settlePendingPayments(deps: CancelDeps, { guest, code }: Cancelling): Promise<void> {
  await countUse(deps, 'cancellationsPerGuest', String(guest.id))
  if ((await settleOpenAttempts(deps, { guestId: guest.id, orderCode: code })) === 'review') throw underReview(deps)
}

function answerOf(terms: RefundTerms, status: OrderStatus): Answer {
  return { ...termsOnWire(terms), Status: status }
}

function termsOnWire({ percent, paid, refund, fee }: RefundTerms): CancellationTerms {
  return { Percent: percent, Paid: toTaka(paid), Refund: toTaka(refund), Fee: toTaka(fee) }
}

type NotCancellable = Throws<OrderObstacle>

/** On what terms an order can be cancelled now. */
async function cancellationTerms(
  db: Db,
  deps: Pick<Deps, 'now'> & NotCancellable,
  order: LockedOrder,
): Promise<RefundTerms> {
  const parts = await cancellableParts(db, order)
  const obstacle = cancelObstacle({ ...order, firstDay: parts.firstDay }, deps.now())
  if (obstacle) throw deps.problem(obstacle.code, obstacle.say)
  return policyTerms(order, parts, todayOf(deps))
}

/** Notifies the guest by SMS, and by e-mail if they gave an address, and the resort. `by`: who of staff cancelled it, and why. */
export async function notifyOfCancellation(
  db: Db,
  deps: OrderMessageDeps,
  order: LockedOrder,
  { terms, at, by }: { terms: RefundTerms; at: Date; by?: string },
): Promise<void> {
  const [{ phone, name, email, t }, { firstDay }] = await Promise.all([
    guestContact(db, order.guestId),
    cancellableParts(db, order),
  ])
  const outcome = outcomeText(t, terms)
  const text = t.cancellations.cancelled(order.code, outcome)
  await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
  if (isEmailAddress(email)) {
    const shown = await readOrder(db, t, { code: order.code, at })
    const mail = await cancellationEmail(t, {
      order: shown,
      name,
      wasConfirmed: order.status === 'Confirmed',
      terms,
      outcome,
      resort: deps.resort(),
      publicUrl: deps.publicUrl,
    })
    await enqueue(db, { channel: 'email', to: email, orderCode: order.code, ...mail, at })
  }
  const cancelled = { code: order.code, by, name, phone, firstDay, status: order.status, terms }
  await notifyResort(db, deps, { say: (t) => t.resort.cancelled(cancelled), at })
}

function outcomeText({ cancellations }: Texts, { paid, refund }: RefundTerms): string {
  if (paid === 0) return cancellations.nothingCharged
  if (refund === 0) return cancellations.noRefund
  return cancellations.refundOnItsWay(refund)
}
