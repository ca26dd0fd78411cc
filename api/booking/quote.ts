import type { PriceChange } from '#contract/booking.ts'
import { quoteOf, toTaka, type Quote } from '#contract/money.ts'
import { ProblemError } from '../problem-error.ts'
import type { OrderLine } from '../orders/order.ts'

/** Taka on the wire have two decimals, so one paisa may be lost in rounding. */
const TOLERANCE = 1

export function quoteOfLines(lines: readonly OrderLine[]): Quote {
  return quoteOf(lines.reduce((sum, { price }) => sum + price, 0))
}

/** Throws `price_changed` with our figures when the guest was shown others. */
export function requireSamePrice(shown: Quote, ours: Quote): void {
  const differences = [shown.roomCharge - ours.roomCharge, shown.tax - ours.tax, shown.payable - ours.payable]
  if (differences.every((difference) => Math.abs(difference) <= TOLERANCE)) return
  const data: PriceChange = {
    RoomCharge: toTaka(ours.roomCharge),
    Tax: toTaka(ours.tax),
    Payable: toTaka(ours.payable),
  }
  throw new ProblemError('price_changed', 'The price has changed', { data })
}
