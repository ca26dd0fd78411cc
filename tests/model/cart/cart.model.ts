import type { AnyMachineSnapshot } from 'xstate'
import { cartMachine, type CartEvent, type StoredCart } from '#machines/cart.machine.ts'
import { keyOf, type CartLine } from '#machines/cart-lines.ts'
import { modelOf } from '#tests/model/engine/paths.ts'
import { aHouse } from '#tests/support/site-builders.ts'

export type CartStep =
  | CartEvent
  | { type: 'readCart.resolves'; output: StoredCart }
  | { type: 'readCart.rejects'; error: Error }
  | { type: 'saveCart.resolves' }
  | { type: 'saveCart.rejects'; error: Error }

export const input = { today: '2026-11-20' }

/** A stay that begins today can still be booked. */
export const stay = { arrival: input.today, departure: '2026-11-22' }
const room = aHouse({ Available: 2 })
const house = aHouse({ Type: 'HOUSE', Available: 1 })
const line: CartLine = { ...room, arrivalDate: stay.arrival, departureDate: stay.departure, quantity: 1 }
const pastLine: CartLine = { ...line, arrivalDate: '2026-11-19' }
const key = keyOf(line)
const denied = new Error('denied')

const events: CartStep[] = [
  { type: 'readCart.resolves', output: { lines: [], unreadable: 0 } },
  { type: 'readCart.resolves', output: { lines: [line], unreadable: 0 } },
  { type: 'readCart.resolves', output: { lines: [line, pastLine], unreadable: 0 } },
  { type: 'readCart.resolves', output: { lines: [], unreadable: 1 } },
  { type: 'readCart.rejects', error: denied },
  { type: 'item.added', item: room, stay },
  { type: 'item.added', item: house, stay },
  { type: 'quantity.raised', key },
  { type: 'quantity.lowered', key },
  { type: 'line.removed', key },
  { type: 'booking.placed' },
  { type: 'houses.listed', ids: [2, 3] },
  { type: 'storedCart.changed', stored: { lines: [], unreadable: 0 } },
  { type: 'storedCart.changed', stored: { lines: [line], unreadable: 0 } },
  { type: 'saveCart.resolves' },
  { type: 'saveCart.rejects', error: denied },
]

/** A quantity changes where its line is shown, and an entire house is only added to its room: that is refused with a sentence. */
function offers({ context: { lines } }: AnyMachineSnapshot, event: CartStep): boolean {
  const isShown = lines.length > 0
  switch (event.type) {
    case 'quantity.raised':
    case 'quantity.lowered':
    case 'line.removed':
    case 'booking.placed':
      return isShown
    case 'item.added':
      return event.item.Type === 'ROOM' || isShown
    case 'storedCart.changed':
      return lines.length !== event.stored.lines.length
    default:
      return true
  }
}

export const cartModel = modelOf<CartStep>(cartMachine, {
  input,
  events,
  offers,
  readByGuards: ({ context }) => context.lines.map(({ quantity }: CartLine) => quantity),
  titleOf(event) {
    switch (event.type) {
      case 'readCart.resolves':
        return `${event.type} (${event.output.lines.length} lines, ${event.output.unreadable} unreadable)`
      case 'item.added':
        return `${event.type} (${event.item.Type})`
      case 'storedCart.changed':
        return `${event.type} (${event.stored.lines.length})`
      default:
        return event.type
    }
  },
})
