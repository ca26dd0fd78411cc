import { createActor, fromPromise } from 'xstate'
import { cartMachine } from '#machines/cart.machine.ts'
import { type BrowserStorage, CART_KEY, createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { today } from '#ui/lib/clock.ts'
import { inspection } from '#ui/lib/inspection.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import { parseStoredCart, toStoredCart } from './stored-cart.ts'
import { savingOf } from '#machines/parts/cart-lines.ts'
import { texts } from './texts.ts'
import type { CartRef } from './use-cart.ts'

/** Reads the cart that this browser stored, and follows the other tabs until `stop`. */
export function startCart(): { cart: CartRef; stop: () => void } {
  const actors = createCartActors({ storage: createBrowserStorage(() => window.localStorage) })
  const cart = createActor(cartMachine.provide({ actors }), { input: { today: today() }, ...inspection() })
  cart.on('toast', ({ tone, text, closeAfterMs, instead }) => {
    if (!instead) return showToast(tone, text, closeAfterMs)
    const { item, stay } = instead
    const saving = savingOf(cart.getSnapshot().context.lines, item, stay)
    return offerInToast(tone, text, {
      label: texts.takeInstead(item.Type, saving),
      run: () => cart.send({ type: 'item.swapped', item, stay }),
    })
  })
  cart.start()

  const onStorage = ({ key, newValue }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === CART_KEY || key === null) {
      cart.send({ type: 'storedCart.changed', stored: parseStoredCart(newValue) })
    }
  }
  window.addEventListener('storage', onStorage)
  return {
    cart,
    stop: () => {
      window.removeEventListener('storage', onStorage)
      cart.stop()
    },
  }
}

export function createCartActors({ storage }: { storage: BrowserStorage }): ActorsOf<typeof cartMachine> {
  return {
    readCart: fromPromise(async () => parseStoredCart(storage.get(CART_KEY))),
    saveCart: fromPromise(async ({ input }) => storage.set(CART_KEY, toStoredCart(input.lines))),
  }
}
