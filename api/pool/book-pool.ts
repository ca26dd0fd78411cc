import { dhakaDateTime } from '#contract/calendar.ts'
import { toTaka } from '#contract/money.ts'
import { POOL_RATE_TAKA, poolHours, poolPaisa, poolProblem, type PoolPriceChange } from '#contract/pool.ts'
import type { Activity } from '../activity/claim.ts'
import type { Occasion } from '../orders/occasion.ts'
import { orderAndPay, type PayDeps } from '../payments/order-and-pay.ts'
import { holdFrom, placeOccasion } from '../orders/place-order.ts'
import { ProblemError } from '../problem-error.ts'
import { spend } from '../throttle/throttle.ts'

/** What the guest was told: hours, and what an hour and all of it cost, in paisa. */
type Shown = { hours: number; rate: number; amount: number }

type Press = { guestId: number; activity: Activity }

/**
 * Books the pool and opens a payment page for all of it. No nights are taken, so there is nothing to lose but the time to pay.
 * Throws `dates_not_available`, `price_changed`, `amount_too_small`, and what `orderAndPay` throws.
 */
export async function bookPool(
  deps: PayDeps,
  { guestId, activity }: Press,
  { visit, shown }: { visit: Occasion; shown: Shown },
): Promise<{ code: string; paymentUrl: string }> {
  await spend(deps, `book:guest:${guestId}`, deps.limits.bookingsPerGuest)
  return orderAndPay(deps, activity, async (db, at) => {
    const amount = priceOf(visit, { shown, at, minimum: deps.gateway.limits.min })
    const quote = { roomCharge: amount, tax: 0, payable: amount }
    const order = { guestId, type: 'Pool' as const, quote, at, heldUntil: holdFrom(at) }
    return { code: await placeOccasion(db, order, visit), guestId, payNow: amount }
  })
}

/** Paisa. */
function priceOf(visit: Occasion, { shown, at, minimum }: { shown: Shown; at: Date; minimum: number }): number {
  const problem = poolProblem(visit, dhakaDateTime(at.getTime()))
  if (problem !== undefined) throw new ProblemError('dates_not_available', problem)

  const amount = poolPaisa(visit, visit.persons)
  requireSamePrice(shown, { hours: poolHours(visit), rate: POOL_RATE_TAKA * 100, amount })
  if (amount < minimum) {
    throw new ProblemError('amount_too_small', 'This is too little to be paid online: please pay it at the resort')
  }
  return amount
}

/** Hours have three decimals on the wire, and money two. */
function requireSamePrice(shown: Shown, ours: Shown): void {
  const isSame =
    Math.abs(shown.hours - ours.hours) < 0.0005 &&
    Math.abs(shown.rate - ours.rate) <= 1 &&
    Math.abs(shown.amount - ours.amount) <= 1
  if (isSame) return
  const data: PoolPriceChange = {
    Duration: ours.hours,
    CostPerHour: toTaka(ours.rate),
    Amount: toTaka(ours.amount),
  }
  throw new ProblemError('price_changed', 'The price has changed', { data })
}
