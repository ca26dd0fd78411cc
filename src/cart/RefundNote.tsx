import { addDays } from '#contract/values/calendar.ts'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import { showDate } from '#src/ui/dates/date-text.ts'
import { UnbrokenDate } from '#src/ui/values.tsx'
import { texts } from './texts.ts'
import { useCartToday } from './use-cart.ts'

const FULL_REFUND_DAYS = 10
const HALF_REFUND_DAYS = 5

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
  const fullUntil = addDays(arrival, -FULL_REFUND_DAYS)
  if (today <= fullUntil) return texts.refund.full(showDate(fullUntil))
  const halfUntil = addDays(arrival, -HALF_REFUND_DAYS)
  if (today <= halfUntil) return texts.refund.half(showDate(halfUntil))
  return texts.refund.none
}
