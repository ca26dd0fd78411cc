import { type RefundPercent, refundPercent } from '#contract/money/cancellations.ts'
import { type Levies, type Quote, quoteOf } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { requireShowable } from '#api/orders/order-charges.ts'
import { type ChangedLine, selectBillParts } from '#api/orders/order-lines.sql.ts'
import { heldOf } from '#api/orders/order-rules.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'

// What a change of stays costs. Sums are paisa, before VAT where nothing else is said.

/** The bill of an order before a change. */
export type BillBefore = {
  /** Lines and all charges. */
  amount: number
  lines: number
  /** What is left of its discounts, 0 or more. */
  discount: number
  /** With VAT: what was paid and is not on its way back. */
  held: number
  levies: Levies
}

/** The share of what is given up that the policy refunds now, in percent; `begun`: nothing, from the first day of the stay on. */
export type Policy = RefundPercent | 'begun'

type Change = {
  /** The rise of the order's lines; below 0 they become cheaper. */
  lines: number
  /** The rise of charges that earlier changes made for a dearer room. */
  rooms: number
  /** The new charge for a dearer room. Cancelled nights do not reduce it. */
  dearer?: number
  policy: Policy
}

export type PricedChange = {
  /** Put on the bill: the discount of nights that are given up, or more if the bill would fall below zero. */
  adjustment: number
  /** The fee for what is given up. */
  kept: number
  /** What an allowance may take off: what the change adds, what it keeps, and what a room costs less. */
  charged: number
  /** The order afterwards. */
  bill: Quote
  /** To be paid, and to go back, with VAT: one of them is 0. */
  due: number
  back: number
}

/**
 * Giving something up cancels a part of the order. The resort keeps the share that the policy does not refund as a fee; what was not paid is no
 * longer owed. Fees are rounded down to whole paisa.
 */
export function priceChange(before: BillBefore, { lines, rooms, dearer = 0, policy }: Change): PricedChange {
  const shrunk = lines < 0 && before.lines > 0 ? share(before.discount, -lines, before.lines) : 0
  const changed = before.amount + lines + rooms + dearer
  const adjustment = Math.max(shrunk, -changed)
  const plain = changed + adjustment
  const kept = keptOf(Math.max(0, before.amount + dearer - plain), before, policy)
  const charged = kept + Math.min(plain, Math.max(dearer, plain - before.amount))
  return { adjustment, kept, charged, ...settled({ amount: plain + kept, levies: before.levies }, before.held) }
}

/** What an order of this amount comes to, and what of it is due or goes back. */
export function settled(
  { amount, levies }: Pick<BillBefore, 'amount' | 'levies'>,
  held: number,
): Pick<PricedChange, 'bill' | 'due' | 'back'> {
  const bill = quoteOf(amount, levies)
  return { bill, due: Math.max(0, bill.payable - held), back: Math.max(0, held - bill.payable) }
}

function keptOf(givenUp: number, { amount, held, levies }: BillBefore, policy: Policy): number {
  if (policy === 'begun') return givenUp
  const { payable } = quoteOf(amount, levies)
  if (payable === 0) return 0
  return share(givenUp, Math.min(held, payable) * (100 - policy), payable * 100)
}

/** Whole paisa; exact also where the product is larger than a number holds. */
export function share(sum: number, part: number, whole: number): number {
  return Number((BigInt(sum) * BigInt(part)) / BigInt(whole))
}

/** Never more than is left of what was paid: goodwill may have gone back before. */
export function backOf({ back }: { back: number }, refundable: number): number {
  return Math.min(back, Math.max(0, refundable))
}

/** Prices a change of an order. */
export async function priceFor(
  db: Transaction,
  deps: Throws<'amount_too_large'>,
  order: LockedOrder,
  change: Parameters<typeof priceChange>[1],
): Promise<PricedChange> {
  const [parts, refundable] = await Promise.all([selectBillParts(db, order), refundableOf(db, order)])
  const priced = priceChange({ ...parts, amount: order.amount, held: heldOf(order), levies: order.levies }, change)
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
