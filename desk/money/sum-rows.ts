import type { Takings, TillCount } from '#contract/desk/money.ts'
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

/** What was counted, next to what was expected. */
export function countRows({ Expected, Counted, Difference }: TillCount): SumRow[] {
  return [
    { name: texts.expected, sum: formatTaka(Expected) },
    { name: texts.counted, sum: formatTaka(Counted) },
    { name: texts.difference, sum: differenceText(Difference) },
  ]
}
