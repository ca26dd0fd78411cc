import { formatTaka } from '#contract/wording/format.ts'
import { type StaffLimit, leftOf } from '#machines/desk/parts/staff-limit.ts'
import { texts } from './texts.ts'

/** What is left of a member's limits, as a sentence. */
export function staffLimitText({ Order, Day }: StaffLimit): string {
  const [ofOrder, today] = [leftOf(Order), leftOf(Day)]
  if (ofOrder === undefined && today === undefined) return texts.noLimit
  return texts.limit(
    [
      ...(ofOrder === undefined ? [] : [texts.leftOfOrder(formatTaka(ofOrder))]),
      ...(today === undefined ? [] : [texts.leftToday(formatTaka(today))]),
    ].join(', '),
  )
}
