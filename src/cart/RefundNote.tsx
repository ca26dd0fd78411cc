import type { CartLine } from '#machines/parts/cart-lines.ts'
import { refundSentence } from '#src/payment/refund-words.ts'
import { UnbrokenDate } from '#ui/values.tsx'
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
