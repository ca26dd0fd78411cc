import { FULL_REFUND_DAYS, HALF_REFUND_DAYS, refundPercent, type RefundPercent } from '#contract/money/cancellations.ts'
import { addDays } from '#contract/values/calendar.ts'
import { showDate, showDay } from '#ui/dates/date-text.ts'
import { refundTexts } from './texts.ts'

/** What a guest who books today may still get back, and until when (specification, section 9). */
export function refundSentence(arrival: string, today: string): string {
  const { percent, until } = refundOf(arrival, today)
  if (percent === 100) return refundTexts.full(showDate(until))
  return percent === 50 ? refundTexts.half(showDate(until)) : refundTexts.none
}

/** The refund in a few words, for a place next to a price. */
export function refundInShort(arrival: string, today: string): string {
  const { percent, until } = refundOf(arrival, today)
  if (percent === 100) return refundTexts.fullShort(showDay(until))
  return percent === 50 ? refundTexts.halfShort(showDay(until)) : refundTexts.noneShort
}

/** What comes back today, and until when. */
function refundOf(arrival: string, today: string): { percent: RefundPercent; until: string } {
  const percent = refundPercent(today, arrival)
  return { percent, until: addDays(arrival, -(percent === 100 ? FULL_REFUND_DAYS : HALF_REFUND_DAYS)) }
}
