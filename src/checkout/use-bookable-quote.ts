import { useSelector } from '@xstate/react'
import { type Quote } from '#contract/values/money.ts'
import { currentQuote } from '#machines/checkout.machine.ts'
import { type CartLine, keyOf, quoteOfLines } from '#machines/parts/cart-lines.ts'
import type { CheckoutRef, CheckoutSnapshot } from './use-checkout.ts'

export type BookableProps = {
  checkout: CheckoutRef
  /** The lines whose nights were taken in the meantime. */
  taken: readonly CartLine[]
}

const selectLines = (snapshot: CheckoutSnapshot) => snapshot.context.lines
const selectNewQuote = (snapshot: CheckoutSnapshot) => snapshot.context.newQuote

/** What the lines come to that can still be booked. */
export function useBookableQuote({ checkout, taken }: BookableProps): Quote {
  const lines = useSelector(checkout, selectLines)
  const newQuote = useSelector(checkout, selectNewQuote)
  if (taken.length === 0) return currentQuote({ lines, newQuote })
  return quoteOfLines(lines.filter((line) => !isAmong(taken, line)))
}

export function isAmong(taken: readonly CartLine[], line: CartLine): boolean {
  return taken.some((other) => keyOf(other) === keyOf(line))
}
