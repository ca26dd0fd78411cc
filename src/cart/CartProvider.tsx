import type { ReactNode } from 'react'
import { CART_KEY, createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useWhenWanted } from '#ui/lib/chunks/use-when-wanted.ts'
import { CartContext, CartStart } from './use-cart.ts'
import { texts } from './texts.ts'

/** Owns the cart for the whole site. Its machine is a chunk of its own, so that no page waits for it before it can be read. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { started, want } = useWhenWanted({
    load: async () => (await loadChunk('src/cart/start-cart.ts', () => import('./start-cart.ts'))).startCart(),
    isStored: () => createBrowserStorage(() => localStorage).get(CART_KEY) !== undefined,
    onFailure: () => showToast('warning', texts.notLoaded),
  })
  return (
    <CartStart value={want}>
      <CartContext value={started?.cart}>{children}</CartContext>
    </CartStart>
  )
}
