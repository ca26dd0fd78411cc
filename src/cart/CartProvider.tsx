import { type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { showToast } from '#src/lib/toasts.ts'
import { CartContext, type CartRef } from './use-cart.ts'
import { texts } from './texts.ts'

/** Owns the cart for the whole site. Its machine is a chunk of its own, so that no page waits for it before it can be read. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [cart, setCart] = useState<CartRef>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    async function start() {
      const { startCart } = await loadChunk('src/cart/start-cart.ts', () => import('./start-cart.ts'))
      if (isGone) return
      const started = startCart()
      stop = started.stop
      setCart(started.cart)
    }
    start().catch(() => showToast('warning', texts.notLoaded))
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return <CartContext value={cart}>{children}</CartContext>
}
