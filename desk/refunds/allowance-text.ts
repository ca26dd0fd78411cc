import { formatTaka } from '#contract/wording/format.ts'
import { type Allowance, leftOf } from '#machines/desk/parts/allowance.ts'
import { texts } from './texts.ts'

/** What is left of a member's limits, as a sentence. */
export function allowanceText({ Order, Day }: Allowance): string {
  const [ofOrder, today] = [leftOf(Order), leftOf(Day)]
  if (ofOrder === undefined && today === undefined) return texts.noLimit
  return texts.limit(
    [
      ...(ofOrder === undefined ? [] : [texts.leftOfOrder(formatTaka(ofOrder))]),
      ...(today === undefined ? [] : [texts.leftToday(formatTaka(today))]),
    ].join(', '),
  )
}
