import { addDays } from '#contract/calendar.ts'
import { showDate } from '#src/ui/dates/date-text.ts'
import { texts } from './texts.ts'

const FULL_REFUND_DAYS = 10
const HALF_REFUND_DAYS = 5

/** What a guest who books today may still get back, and until when (specification, section 9). */
export function refundSentence(arrival: string, today: string): string {
  const fullUntil = addDays(arrival, -FULL_REFUND_DAYS)
  if (today <= fullUntil) return texts.refund.full(showDate(fullUntil))
  const halfUntil = addDays(arrival, -HALF_REFUND_DAYS)
  if (today <= halfUntil) return texts.refund.half(showDate(halfUntil))
  return texts.refund.none
}
