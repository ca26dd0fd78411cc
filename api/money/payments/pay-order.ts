import type { DataOf } from '#contract/endpoint.ts'
import type { book } from '#contract/orders/orders.ts'
import type { payOrder as endpoint } from '#contract/money/payments.ts'
import { advanceOf, type PayPercent } from '#contract/values/money.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { canPayPart } from '#api/orders/order-rules.ts'
import { lockPayableOrder, type PayableOrder } from '#api/orders/order-payments.ts'
import { isUndecided, type Attempt } from './attempt.ts'
import { attemptsOf } from './attempts.sql.ts'
import { createAttempt, openPaymentPage, resumeAttempt, type NotPaid } from './open-payment-page.ts'
import { settleOpenAttempts, underReview, type SettleDeps } from './settle.ts'

type PayDeps = SettleDeps & NotPaid & Throws<'not_found' | 'amount_too_small'>

/** A payment page that was opened so recently is opened again instead of a second one, so that no guest pays on both. */
const REUSE_MINUTES = 10

/**
 * So many pages are opened for an order that is not paid, and so many are open at a time for what is due of another: the gateway is
 * asked about each of them.
 */
const MAX_PAYMENT_PAGES = 5

/** Opens a payment page for an order that is held, or for what is due of a confirmed one; answers its address. */
export async function payOrder(
  deps: PayDeps,
  { guest: { id: guestId }, body: { Code: orderCode, PayPercent: percent }, once }: Call<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  return openPage(deps, { guestId, orderCode, percent, once })
}

type Payer = Pick<Call<typeof endpoint>, 'once'> & { guestId: number; orderCode: string; percent: PayPercent }

/** Opens a payment page for this guest's order; the caller has checked who asks. */
export async function openPage(
  deps: PayDeps,
  { guestId, orderCode, percent, once }: Payer,
): Promise<DataOf<typeof endpoint>> {
  await settleEarlierAttempts(deps, { guestId, orderCode })
  return once({
    async begin(db) {
      const at = deps.now()
      const order = await lockPayableOrder(db, deps, { code: orderCode, guestId, at })
      const amount = amountOf(deps, order, percent)
      const attempts = await attemptsOf(db, order)
      const reusable = reusableAttempt(attempts, { amount, gateway: deps.gateway.id, at })
      if (reusable) return { resource: reusable.id, made: undefined }
      const counted = order.status === 'Pending' ? attempts : attempts.filter(isUndecided)
      if (counted.length >= MAX_PAYMENT_PAGES) throw deps.problem('order_settled', (t) => t.payments.tooManyPages)
      const made: Attempt | undefined = await createAttempt(db, order, {
        amount,
        at,
        gateway: deps.gateway.id,
        after: attempts[0]?.id,
      })
      return { resource: made.id, made }
    },
    async finish({ resource, made }, store) {
      const attempt = made ?? (await resumeAttempt(deps, resource))
      return openPaymentPage(deps, attempt, (db, PaymentURL) => store(db, { PaymentURL }))
    },
  })
}

/** A callback may have been lost: a guest who has already paid must not be sent to pay again. */
async function settleEarlierAttempts(deps: PayDeps, order: { guestId: number; orderCode: string }): Promise<void> {
  const found = await settleOpenAttempts(deps, order)
  if (found === 'review') throw underReview(deps)
  if (found === 'paid') {
    throw deps.problem('order_settled', (t) => t.payments.arrived)
  }
}

/**
 * Paisa. A share of what may only be paid as a whole is refused: to ask for all of it would be another payment than the one chosen. An order too large for one payment is paid in several; the rest is due once the first
 * has arrived.
 */
function amountOf({ gateway: { limits }, problem }: PayDeps, order: PayableOrder, percent: PayPercent): number {
  const isShare = percent !== '100%'
  if (isShare && !canPayPart(order)) throw problem('amount_too_small', (t) => t.payments.wholeOnly)
  const wanted = isShare ? advanceOf(order.payable, percent) : order.due
  if (wanted < limits.min) {
    throw problem('order_settled', (t) => t.payments.belowMinimum)
  }
  return Math.min(wanted, limits.max)
}

type Reuse = { amount: number; gateway: string; at: Date }

/** `attempts` of an order, the newest first. */
function reusableAttempt([newest]: readonly Attempt[], { amount, gateway, at }: Reuse): Attempt | undefined {
  const isFresh = newest !== undefined && newest.createdAt.getTime() > at.getTime() - REUSE_MINUTES * 60_000
  return isFresh && isUndecided(newest) && newest.amount === amount && newest.gateway === gateway ? newest : undefined
}

type OrderDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'gateway' | 'publicUrl' | 'log'> & NotPaid

/** `payNow`: paisa that the payment page asks for. */
type Placed = { order: LockedOrder; payNow: number }

/**
 * Places an order and opens a payment page for it. `place` and the payment attempt are one transaction; the gateway is called
 * after it, so a crash in between leaves a hold that a repeat continues with, or that expires.
 */
export async function orderAndPay(
  deps: OrderDeps,
  once: Call<typeof book>['once'],
  place: (db: Transaction, at: Date) => Promise<Placed>,
): Promise<DataOf<typeof book>> {
  return once({
    async begin(db) {
      const at = deps.now()
      const { order, payNow } = await place(db, at)
      const amount = Math.min(payNow, deps.gateway.limits.max)
      const attempt = await createAttempt(db, order, { amount, at, gateway: deps.gateway.id })
      return { resource: `${order.code}/${attempt.id}`, made: attempt }
    },
    async finish({ resource, made }, store) {
      const attempt = made ?? (await resumeAttempt(deps, resource.slice(resource.indexOf('/') + 1)))
      return openPaymentPage(deps, attempt, (db, PaymentURL) => store(db, { PaymentURL, Code: attempt.orderCode }))
    },
  })
}
