import { useSelector } from '@xstate/react'
import { useContext } from 'react'
import type { CartLine } from '#machines/cart-lines.ts'
import type { CartEvent } from '#machines/cart.machine.ts'
import { CartContext, type CartSnapshot } from './cart-context.ts'

const NO_LINES: readonly CartLine[] = []

const selectLines = (snapshot: CartSnapshot | undefined) => snapshot?.context.lines ?? NO_LINES
const selectIsInitiating = (snapshot: CartSnapshot | undefined) => snapshot?.hasTag('initiating') ?? true
const selectToday = (snapshot: CartSnapshot | undefined) => snapshot?.context.today

export function useCartLines(): readonly CartLine[] {
  return useSelector(useContext(CartContext), selectLines)
}

/** Until the cart that the browser kept is read, an empty cart means nothing, and no event is taken. */
export function useIsCartInitiating(): boolean {
  return useSelector(useContext(CartContext), selectIsInitiating)
}

/** The Dhaka date on which the cart was read. */
export function useCartToday(): string | undefined {
  return useSelector(useContext(CartContext), selectToday)
}

export function useCartSend(): (event: CartEvent) => void {
  const cart = useContext(CartContext)
  return (event) => cart?.send(event)
}
