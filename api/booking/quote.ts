import type { Throws } from '../deps.ts'
import type { PriceChange } from '#contract/orders.ts'
import { quoteOf, toTaka, type Quote } from '#contract/values/money.ts'
import type { OrderLine } from '../orders/order.ts'
import { texts } from '../texts.ts'

/** Taka on the wire have two decimals, so one paisa may be lost in rounding. */
const TOLERANCE = 1

export function quoteOfLines(lines: readonly OrderLine[]): Quote {
  return quoteOf(lines.reduce((sum, { price }) => sum + price, 0))
}

/** The problem carries our figures when the guest was shown others. */
export function requireSamePrice({ problem }: Throws<'price_changed'>, shown: Quote, ours: Quote): void {
  const differences = [shown.roomCharge - ours.roomCharge, shown.tax - ours.tax, shown.payable - ours.payable]
  if (differences.every((difference) => Math.abs(difference) <= TOLERANCE)) return
  const data: PriceChange = {
    RoomCharge: toTaka(ours.roomCharge),
    Tax: toTaka(ours.tax),
    Payable: toTaka(ours.payable),
  }
  throw problem('price_changed', texts.booking.priceChanged, { data })
}
