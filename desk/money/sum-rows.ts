import type { ShiftPayment, TillCount } from '#contract/money/till.ts'
import type { Takings } from '#contract/money/takings.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import type { SumRow } from '../parts/Sums.tsx'
import { differenceText } from './money-words.ts'
import { texts } from './texts.ts'

/** What was taken by each method. */
export function methodRows(sums: Takings['ByMethod']): SumRow[] {
  return sums.map(({ Method, Amount, Count }) => ({
    name: methodName(Method),
    detail: texts.payments(Count),
    sum: formatTaka(Amount),
  }))
}

/** Which receipts a shift gave, from the first to the last, and what of them is void. */
export function receiptRows(payments: readonly ShiftPayment[]): SumRow[] {
  const numbers = payments.map(({ Receipt }) => Receipt).toSorted()
  const [first, last, voided] = [numbers.at(0), numbers.at(-1), payments.filter(({ IsReversed }) => IsReversed)]
  if (first === undefined || last === undefined) return []
  return [
    { name: texts.receipts(numbers.length), sum: first === last ? first : texts.fromTo(first, last) },
    { name: texts.voidedCount(voided.length), sum: formatTaka(voided.reduce((sum, { Amount }) => sum + Amount, 0)) },
  ]
}

/** What was counted, next to what was expected. */
export function countRows({ Expected, Counted, Difference }: TillCount): SumRow[] {
  return [
    { name: texts.expected, sum: formatTaka(Expected) },
    { name: texts.counted, sum: formatTaka(Counted) },
    { name: texts.difference, sum: differenceText(Difference) },
  ]
}
