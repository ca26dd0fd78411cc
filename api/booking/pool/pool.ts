import { dhakaDateTime } from '#contract/values/calendar.ts'
import { NO_LEVIES, quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import {
  bookPool as endpoint,
  POOL_RATE_TAKA,
  poolHours,
  poolPaisa,
  poolProblem,
  type PoolPriceChange,
} from '#contract/booking/pool.ts'
import type { Occasion } from '#api/orders/order.ts'
import { orderAndPay } from '#api/money/payments/pay-order.ts'
import { holdFrom, placeOccasion } from '#api/orders/place-order.ts'
import { lockUnpaidHolds, requireHoldsLeft } from '#api/orders/holds/unpaid-holds.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'

/** Books the pool and opens a payment page for all of it. No nights are taken, so there is nothing to lose but the time to pay. */
export const poolRoutes: Route[] = [
  serve(endpoint, (deps, { body, guest, once }) => {
    const { StartingAt: start, EndingAt: end, Person: persons, Name: name, Phone: phone, remark } = body
    const visit = { start, end, persons, name, phone, remark }
    const shown = { hours: body.Duration, rate: toPaisa(body.CostPerHour), amount: toPaisa(body.Amount) }
    return orderAndPay(deps, once, async (db, at) => {
      const amount = priceOf(deps, visit, { shown, at })
      requireHoldsLeft(deps, await lockUnpaidHolds(db, deps, { guestId: guest.id, at }), { at, rooms: new Map() })
      const quote = quoteOf(amount, NO_LEVIES)
      const order = { guestId: guest.id, type: 'Pool' as const, quote, at, heldUntil: holdFrom(at) }
      return { order: await placeOccasion(db, order, visit), payNow: amount }
    })
  }),
]

/** Hours, and what an hour and all of it cost, in paisa. */
type Price = { hours: number; rate: number; amount: number }

type PriceDeps = Pick<Deps, 'gateway'> & Throws<'dates_not_available' | 'price_changed' | 'amount_too_small'>

/** Paisa. `shown` is what the guest was shown. */
function priceOf(deps: PriceDeps, visit: Occasion, { shown, at }: { shown: Price; at: Date }): number {
  const { gateway, problem } = deps
  const reason = poolProblem(visit, dhakaDateTime(at.getTime()))
  if (reason !== undefined) throw problem('dates_not_available', (t) => t.rules.pool[reason])

  const amount = poolPaisa(visit, visit.persons)
  requireSamePrice(deps, shown, { hours: poolHours(visit), rate: POOL_RATE_TAKA * 100, amount })
  if (amount < gateway.limits.min) {
    throw problem('amount_too_small', (t) => t.pool.belowMinimum)
  }
  return amount
}

/** Hours have three decimals on the wire, and money two. */
function requireSamePrice({ problem }: Throws<'price_changed'>, shown: Price, ours: Price): void {
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
  throw problem('price_changed', (t) => t.booking.priceChanged, { data })
}
