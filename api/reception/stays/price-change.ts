import type { RefundPercent } from '#contract/money/cancellations.ts'
import { quoteOf, type Quote } from '#contract/values/money.ts'

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
  return { adjustment, kept, charged, ...settled(plain + kept, before.held) }
}

/** What an order comes to with this room charge, and what of it is due or goes back. */
export function settled(amount: number, held: number): Pick<PricedChange, 'bill' | 'due' | 'back'> {
  const bill = quoteOf(amount)
  return { bill, due: Math.max(0, bill.payable - held), back: Math.max(0, held - bill.payable) }
}

function keptOf(givenUp: number, { amount, held }: BillBefore, policy: Policy): number {
  if (policy === 'begun') return givenUp
  const { payable } = quoteOf(amount)
  if (payable === 0) return 0
  return share(givenUp, Math.min(held, payable) * (100 - policy), payable * 100)
}

/** Whole paisa; exact also where the product is larger than a number holds. */
export function share(sum: number, part: number, whole: number): number {
  return Number((BigInt(sum) * BigInt(part)) / BigInt(whole))
}
