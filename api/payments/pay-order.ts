import { advanceOf, type PayPercent } from '#contract/money.ts'
import { onceInSteps } from '../activity/once.ts'
import { lockPayableOrder, type PayableOrder } from '../orders/order-payments.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import { isUndecided, type Attempt } from './attempt.ts'
import { attemptsOfOrder } from './attempts.sql.ts'
import { createAttempt } from './attempts.ts'
import { openPaymentPage, resumeAttempt } from './open-payment-page.ts'
import { settleOpenAttempts, underReview } from './settle-open-attempts.ts'

type PayDeps = Pick<Deps, 'db' | 'now' | 'gateway' | 'publicUrl' | 'log'>

type Wish = { guestId: number; activityId: string; body: unknown; orderCode: string; percent: PayPercent }

/** A payment page that was opened so lately is opened again instead of a second one, so that nobody pays on both. */
const REUSE_MINUTES = 10

/**
 * Opens a payment page for an order that is held, or for what is due of a confirmed one; answers its address.
 * Throws what `lockPayableOrder`, `resumeAttempt` and `openPaymentPage` throw.
 */
export async function payOrder(
  deps: PayDeps,
  { guestId, activityId, body, orderCode, percent }: Wish,
): Promise<string> {
  await askAboutEarlier(deps, { guestId, orderCode })
  const activity = { principal: `guest:${guestId}`, route: 'Payment/Pay', activityId, body }
  return onceInSteps(deps, activity, {
    async begin(db) {
      const at = deps.now()
      const order = await lockPayableOrder(db, { code: orderCode, guestId, at })
      const amount = amountOf(order, percent, deps.gateway.limits)
      const earlier = await reusableAttempt(db, { orderCode, amount, gateway: deps.gateway.id, at })
      if (earlier) return { resource: earlier.id, made: undefined }
      const made = await createAttempt(db, { orderCode, guestId, amount, at, gateway: deps.gateway.id })
      return { resource: made.id, made }
    },
    async finish({ resource, made }, keep) {
      return openPaymentPage(deps, made ?? (await resumeAttempt(deps, resource)), keep)
    },
  })
}

/** A notice may have been lost: whoever has already paid must not be sent to pay again. */
async function askAboutEarlier(deps: PayDeps, order: Pick<Wish, 'guestId' | 'orderCode'>): Promise<void> {
  const found = await settleOpenAttempts(deps, order)
  if (found === 'review') throw underReview()
  if (found === 'paid') {
    throw new ProblemError('order_settled', 'Your payment has arrived: there is no need to pay again')
  }
}

/**
 * Paisa. Only a stay may be paid in part. An order too large for one payment is paid in several; the rest is due once the first
 * has arrived.
 */
function amountOf(order: PayableOrder, percent: PayPercent, limits: { min: number; max: number }): number {
  const wanted = order.paid === 0 && order.type === 'Room' ? advanceOf(order.payable, percent) : order.due
  if (wanted < limits.min) {
    throw new ProblemError('order_settled', 'What is due is too little to be paid online: please pay it at the resort')
  }
  return Math.min(wanted, limits.max)
}

type Reuse = { orderCode: string; amount: number; gateway: string; at: Date }

async function reusableAttempt(db: Db, { orderCode, amount, gateway, at }: Reuse): Promise<Attempt | undefined> {
  const [newest] = await attemptsOfOrder(db, orderCode)
  const isFresh = newest !== undefined && newest.createdAt.getTime() > at.getTime() - REUSE_MINUTES * 60_000
  return isFresh && isUndecided(newest) && newest.amount === amount && newest.gateway === gateway ? newest : undefined
}
