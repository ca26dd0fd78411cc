import { fromPromise } from 'xstate'
import type { cartMachine } from '#machines/cart.machine.ts'
import type { BrowserStorage } from '#src/lib/browser-storage.ts'
import type { ActorsOf } from '#src/lib/use-machine.ts'
import { CART_KEY, parseStoredCart, toStoredCart } from './stored-cart.ts'

export function createCartActors({ storage }: { storage: BrowserStorage }): ActorsOf<typeof cartMachine> {
  return {
    readCart: fromPromise(async () => parseStoredCart(storage.get(CART_KEY))),
    saveCart: fromPromise(async ({ input }) => storage.set(CART_KEY, toStoredCart(input.lines))),
  }
}
