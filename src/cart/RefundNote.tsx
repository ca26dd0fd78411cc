import type { CartLine } from '#machines/cart-lines.ts'
import { UnbrokenDate } from '#src/ui/values.tsx'
import { refundSentence } from './refund-sentence.ts'
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
