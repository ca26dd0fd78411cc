import { createActor } from 'xstate'
import { cartMachine } from '#machines/cart.machine.ts'
import { createBrowserStorage } from '#src/lib/browser-storage.ts'
import { createCartActors } from '#src/cart/start-cart.ts'
import { CART_KEY, parseStoredCart, toStoredCart } from '#src/cart/stored-cart.ts'
import { createGate } from '#tests/model/engine/gate.ts'
import { input, type CartStep } from './cart.model.ts'

/** The cart of one browser, kept by the real storage adapter over what `localStorage` does. */
export function openCart() {
  const entries = new Map<string, string>()
  let isDenied = false
  /** Whether the browser let us store what was stored last. */
  let isStored = true
  const allowed = <Result>(work: () => Result): Result => {
    if (isDenied) throw new Error('denied')
    return work()
  }
  const localStorage: Storage = {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => allowed(() => entries.get(key) ?? null),
    setItem: (key, value) => allowed(() => void entries.set(key, value)),
    removeItem: (key) => void entries.delete(key),
  }
  const gate = createGate()
  const real = createCartActors({ storage: createBrowserStorage(() => localStorage) })
  const actor = createActor(
    cartMachine.provide({
      actors: {
        readCart: gate.hold('readCart', real.readCart),
        saveCart: gate.hold('saveCart', real.saveCart),
      },
    }),
    { input },
  )

  function play(event: CartStep): void {
    switch (event.type) {
      case 'storedCart.changed':
        // Another tab wrote it, and this one reads it by the same adapter.
        entries.set(CART_KEY, toStoredCart(event.stored.lines))
        isStored = true
        return actor.send({ ...event, stored: parseStoredCart(entries.get(CART_KEY)) })
      case 'item.added':
      case 'quantity.raised':
      case 'quantity.lowered':
      case 'line.removed':
      case 'booking.placed':
      case 'houses.listed':
        return actor.send(event)
      case 'readCart.resolves':
        entries.set(CART_KEY, event.output.unreadable > 0 ? '{"rooms":[{"Id":"?"}]}' : toStoredCart(event.output.lines))
        return gate.open('readCart')
      case 'saveCart.resolves':
        isStored = true
        return gate.open('saveCart')
      case 'readCart.rejects':
      case 'saveCart.rejects':
        isDenied = true
        isStored = false
        return gate.open(event.type.replace('.rejects', ''))
      default:
        event satisfies never
    }
  }
  return {
    actor,
    play,
    mend() {
      isDenied = false
    },
    /** The lines that a reload would find, as they are stored; undefined when the browser stores nothing. */
    kept: () => (isStored ? toStoredCart(parseStoredCart(entries.get(CART_KEY)).lines) : undefined),
  }
}
