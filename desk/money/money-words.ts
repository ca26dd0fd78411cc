import type { TillEntry } from '#contract/money/till.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { texts } from './texts.ts'

/** `+ BDT 500` or `− BDT 500`. */
export function signedTaka(amount: number): string {
  return `${amount < 0 ? '−' : '+'} ${formatTaka(Math.abs(amount))}`
}

/** `BDT 500`, and `− BDT 500` below 0. */
export function sumText(amount: number): string {
  return amount < 0 ? signedTaka(amount) : formatTaka(amount)
}

/** The difference between what was counted and what was expected: `BDT 10 short`, `BDT 10 over`. */
export function differenceText(difference: number): string {
  if (difference === 0) return texts.noDifference
  const sum = formatTaka(Math.abs(difference))
  return difference < 0 ? texts.short(sum) : texts.over(sum)
}

/** What cash that is no payment came or went for. */
export function entryReason({ Reason, RefundOf }: Pick<TillEntry, 'Reason' | 'RefundOf'>): string {
  return RefundOf === undefined ? Reason : texts.refundOf(RefundOf)
}
