import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import { keyOf, lineOf, type CartLine } from '#machines/parts/cart-lines.ts'
import { cartMachine, type StoredCart } from '#machines/cart.machine.ts'
import { createCartActors } from '#src/cart/start-cart.ts'
import { parseStoredCart, toStoredCart } from '#src/cart/stored-cart.ts'
import { CART_KEY } from '#ui/lib/browser-storage.ts'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aHouse } from '#tests/support/site-builders.ts'

const today = '2026-11-20'

/** A stay that begins today can still be booked. */
export const cartStay = { arrival: today, departure: '2026-11-22' }
const room = aHouse({ Available: 2 })
const house = aHouse({ Type: 'HOUSE', Available: 1 })
const line = lineOf(room, cartStay)
const pastLine = lineOf(room, { ...cartStay, arrival: '2026-11-19' })
const key = keyOf(line)
const changedPrice = {
  Id: room.Id,
  Type: room.Type,
  ArrivalDate: cartStay.arrival,
  DepartureDate: cartStay.departure,
  Price: 12_000,
}
const denied = new Error('denied')
const DROPPED = 'toast warning Some places in your cart can no longer be booked and were removed.'

/** What the browser had stored, and what it shows. */
const stored: readonly (readonly [StoredCart, string?])[] = [
  [{ lines: [], unreadable: 0 }],
  [{ lines: [line], unreadable: 0 }],
  [{ lines: [line, pastLine], unreadable: 0 }, DROPPED],
  [{ lines: [], unreadable: 1 }, DROPPED],
]

const detailOf = ({ lines, unreadable }: StoredCart) => `${lines.length} lines, ${unreadable} unreadable`
const textOf = ({ lines, unreadable }: StoredCart) => (unreadable > 0 ? '{"rooms":[{"Id":"?"}]}' : toStoredCart(lines))

/** The carts of which nothing is dropped, as the browser has them, by the event that reads each. */
export const soundCarts: ReadonlyMap<string, string> = new Map(
  stored
    .filter(([, shows]) => shows === undefined)
    .map(([cart]) => [`readCart.resolves (${detailOf(cart)})`, textOf(cart)]),
)

/** The cart of one browser, stored by the real adapter over what `localStorage` does. */
function openBrowser() {
  const entries = new Map<string, string>()
  const state = { isDenied: false, isStored: true }
  const allowed = <Result>(work: () => Result): Result => {
    if (state.isDenied) throw denied
    return work()
  }
  const localStorage: Storage = {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (name) => allowed(() => entries.get(name) ?? null),
    setItem: (name, value) => allowed(() => void entries.set(name, value)),
    removeItem: (name) => void entries.delete(name),
  }
  return { entries, state, actors: createCartActors({ storage: createBrowserStorage(() => localStorage) }) }
}
type Browser = ReturnType<typeof openBrowser>

function deny({ state }: Browser) {
  state.isDenied = true
  state.isStored = false
  return () => void (state.isDenied = false)
}

const isShown = ({ context }: AnyMachineSnapshot) => context.lines.length > 0
const holds =
  (type: CartLine['Type']) =>
  ({ context }: AnyMachineSnapshot) =>
    context.lines.some(({ Type }: CartLine) => Type === type)
const CLASH = 'toast warning A house and its single rooms cannot be booked together for the same nights.'

export const cartFlow = flowOf(cartMachine)({
  input: { today },
  open: openBrowser,
  gestures: async () => (await import('./cart.gestures.ts')).cartGestures,
  events: [
    ...stored.map(([output, shows]) => ({
      event: { type: 'readCart.resolves', output } as const,
      detail: detailOf(output),
      prepare: ({ entries }: Browser) => void entries.set(CART_KEY, textOf(output)),
      ...(shows !== undefined && { shows }),
    })),
    { event: { type: 'readCart.rejects', error: denied }, prepare: deny },
    { event: { type: 'item.added', item: room, stay: cartStay }, detail: 'ROOM', shows: CLASH },
    {
      // An entire house is only added to its room: that is refused.
      event: { type: 'item.added', item: house, stay: cartStay },
      detail: 'HOUSE',
      offered: holds('ROOM'),
      shows: CLASH,
    },
    { event: { type: 'item.swapped', item: house, stay: cartStay }, detail: 'HOUSE', offered: holds('ROOM') },
    { event: { type: 'item.swapped', item: room, stay: cartStay }, detail: 'ROOM', offered: holds('HOUSE') },
    {
      event: { type: 'prices.changed', prices: [changedPrice] },
      offered: (snapshot) => holds('ROOM')(snapshot) && snapshot.context.lines[0].RoomPrice !== changedPrice.Price,
    },
    { event: { type: 'quantity.raised', key }, offered: holds('ROOM') },
    { event: { type: 'quantity.lowered', key }, offered: holds('ROOM') },
    { event: { type: 'line.removed', key }, offered: holds('ROOM') },
    {
      event: { type: 'line.replaced', key, item: house, stay: cartStay, quantity: 1 },
      detail: 'its only line',
      offered: holds('ROOM'),
    },
    {
      event: { type: 'line.replaced', key: keyOf(pastLine), item: house, stay: cartStay, quantity: 1 },
      detail: 'another line',
      offered: holds('ROOM'),
      shows: CLASH,
    },
    { event: { type: 'booking.placed' }, offered: isShown },
    { event: { type: 'houses.listed', ids: [2, 3] }, shows: DROPPED },
    ...[[], [line]].map((lines) => ({
      event: { type: 'storedCart.changed', stored: { lines, unreadable: 0 } } as const,
      detail: String(lines.length),
      offered: ({ context }: AnyMachineSnapshot) => context.lines.length !== lines.length,
      // Another tab wrote it, and this one reads it by the same adapter.
      own({ entries, state }: Browser) {
        entries.set(CART_KEY, toStoredCart(lines))
        state.isStored = true
        return { stored: parseStoredCart(entries.get(CART_KEY)) }
      },
    })),
    { event: { type: 'saveCart.resolves', output: undefined }, prepare: ({ state }) => void (state.isStored = true) },
    { event: { type: 'saveCart.rejects', error: denied }, prepare: deny },
  ],
  readByGuards: ({ context }) => context.lines.map(({ Type, quantity }: CartLine) => `${quantity} ${Type}`),
  checks: {
    ready(shown, { entries, state }) {
      const { lines } = shown.context
      const isPossible = lines.every(({ quantity, Available }) => quantity >= 1 && quantity <= Available)
      const isEither = new Set(lines.map(({ Type }) => Type)).size < 2
      const isSettled = shown.matches({ ready: 'resting' }) && state.isStored
      const found = parseStoredCart(entries.get(CART_KEY)).lines
      return [
        ...(isPossible ? [] : ['A line holds more than there is, or nothing']),
        ...(isEither ? [] : ['A house stands beside its own rooms']),
        ...(isSettled && !isDeepStrictEqual(found, lines) ? ['A reload would find another cart'] : []),
        ...(shown.can({ type: 'houses.listed', ids: [1, 2] }) ? ['Places that are still listed are removed'] : []),
      ]
    },
  },
})
