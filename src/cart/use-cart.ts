import { useSelector } from '@xstate/react'
import { createContext, useContext, useDeferredValue, useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import type { CartEvent, cartMachine } from '#machines/cart.machine.ts'

const selectLines = (snapshot: CartSnapshot | undefined) => snapshot?.context.lines ?? NO_LINES
const selectIsInitiating = (snapshot: CartSnapshot | undefined) => snapshot?.hasTag('initiating') ?? true
const selectToday = (snapshot: CartSnapshot | undefined) => snapshot?.context.today

export type CartRef = ActorRefFrom<typeof cartMachine>
type CartSnapshot = SnapshotFrom<typeof cartMachine>

/** The page's one cart; undefined on the server and until its script is here, which reads as a cart that is still initiating. */
export const CartContext = createContext<CartRef | undefined>(undefined)

/** Starts the cart, where it has not begun: see `useWhenWanted`. */
export const CartStart = createContext<() => Promise<{ cart: CartRef }>>(() =>
  Promise.reject(new Error('There is no cart here')),
)

const NO_LINES: readonly CartLine[] = []

export function useCartLines(): readonly CartLine[] {
  return useSelector(useContext(CartContext), selectLines)
}

/** The lines for what sums them up: on a slow phone the control that changed them is painted first, the sums right after it. */
export function useDeferredCartLines(): readonly CartLine[] {
  return useDeferredValue(useCartLines())
}

/** Until the cart that the browser stored is read, an empty cart means nothing, and no event is taken. */
export function useIsCartInitiating(): boolean {
  const cart = useContext(CartContext)
  const want = useContext(CartStart)
  useEffect(() => {
    // A failure is reported where the cart is started.
    if (!cart) want().catch(() => undefined)
  }, [cart, want])
  return useSelector(cart, selectIsInitiating)
}

/** The Dhaka date on which the cart was read. */
export function useCartToday(): string | undefined {
  return useSelector(useContext(CartContext), selectToday)
}

export function useCartSend(): (event: CartEvent) => void {
  const cart = useContext(CartContext)
  const want = useContext(CartStart)
  return (event) => {
    if (cart) return cart.send(event)
    // A failure is reported where the cart is started.
    return void want()
      .then((started) => started.cart.send(event))
      .catch(() => undefined)
  }
}
