import { refundPercent } from '#contract/money/cancellations.ts'
import type { Stay } from '#contract/values/stay.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { requireShowable } from '#api/orders/order-charges.ts'
import { selectBillParts, type ChangedLine } from '#api/orders/order-lines.sql.ts'
import { heldOf } from '#api/orders/order-rules.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { priceChange, type Policy, type PricedChange } from './price-change.ts'
import { backOf } from './settle-bill.ts'

/** Prices a change of an order. */
export async function priceFor(
  db: Transaction,
  deps: Throws<'amount_too_large'>,
  order: LockedOrder,
  change: Parameters<typeof priceChange>[1],
): Promise<PricedChange> {
  const [parts, refundable] = await Promise.all([selectBillParts(db, order), refundableOf(db, order)])
  const priced = priceChange({ ...parts, amount: order.amount, held: heldOf(order) }, change)
  requireShowable(deps, priced.bill.payable)
  return { ...priced, back: backOf(priced, refundable) }
}

type Policed = { stays: readonly LockedStay[]; days: Stay; today: string }

/**
 * The policy counts from the first day. Once a cancellation has a fee, it goes on counting from that day although the stay is moved to a later
 * one: otherwise guests would first move their stay, and then cancel it without a fee.
 */
export function policyOf(
  line: ChangedLine,
  { stays, days, today }: Policed,
): { policy: Policy; termsFrom: string | null } {
  const first = line.termsFrom !== null && line.termsFrom < line.arrival ? line.termsFrom : line.arrival
  const hasBegun = today >= first || stays.some(({ state }) => state === 'inHouse')
  const policy = hasBegun ? 'begun' : refundPercent(today, first)
  return { policy, termsFrom: policy !== 100 && days.arrival > first ? first : line.termsFrom }
}
