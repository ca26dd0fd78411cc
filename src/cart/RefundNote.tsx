import { FULL_REFUND_DAYS, HALF_REFUND_DAYS, refundPercent, type RefundPercent } from '#contract/cancellations.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import { showDate, showDay } from '#ui/dates/date-text.ts'
import { UnbrokenDate } from '#ui/values.tsx'
import { texts } from './texts.ts'
import { useCartToday } from './use-cart.ts'

/** The refund rule as it stands for the earliest stay in the cart. */
export function RefundNote({ lines }: { lines: readonly CartLine[] }) {
  const today = useCartToday()
  const earliest = lines.map((line) => line.arrivalDate).toSorted()[0]
  if (today === undefined || earliest === undefined) return null
  return (
    <p>
      <UnbrokenDate sentence={refundSentence(earliest, today)} />
    </p>
  )
}

/** What a guest who books today may still get back, and until when (specification, section 9). */
export function refundSentence(arrival: string, today: string): string {
  const { percent, until } = refundOf(arrival, today)
  if (percent === 100) return texts.refund.full(showDate(until))
  return percent === 50 ? texts.refund.half(showDate(until)) : texts.refund.none
}

/** The same in a few words, for a place where a price stands. */
export function refundInShort(arrival: string, today: string): string {
  const { percent, until } = refundOf(arrival, today)
  if (percent === 100) return texts.refund.fullShort(showDay(until))
  return percent === 50 ? texts.refund.halfShort(showDay(until)) : texts.refund.noneShort
}

/** What comes back today, and until when. */
function refundOf(arrival: string, today: string): { percent: RefundPercent; until: string } {
  const percent = refundPercent(today, arrival)
  return { percent, until: addDays(arrival, -(percent === 100 ? FULL_REFUND_DAYS : HALF_REFUND_DAYS)) }
}
