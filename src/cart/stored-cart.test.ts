import { expect, test } from 'vitest'
import { lineOf, type CartLine } from '#machines/parts/cart-lines.ts'
import { CART_KEY } from '#ui/lib/browser-storage.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { parseStoredCart, toStoredCart } from './stored-cart.ts'

const line: CartLine = { ...lineOf(aHouse(), { arrival: '2026-12-01', departure: '2026-12-03' }), quantity: 2 }

test('a cart is stored under the key and in the shape that the specification names, in BDT', () => {
  const { rooms, ...totals } = JSON.parse(toStoredCart([line]))

  expect(CART_KEY).toBe('CARTV1.0')
  expect(totals).toEqual({ totalAmount: 20_000, isInitiating: false })
  expect(rooms).toEqual([{ ...line, amount: 20_000 }])
})

test('a cart that was stored is read again', () => {
  expect(parseStoredCart(toStoredCart([line]))).toEqual({ lines: [line], unreadable: 0 })
})

test.each([
  [undefined, 0],
  [null, 0],
  ['{"rooms":', 1],
  ['[]', 1],
])('a cart that is stored as %s is empty, and what cannot be read is counted', (stored, unreadable) => {
  expect(parseStoredCart(stored)).toEqual({ lines: [], unreadable })
})

const broken: [string, object][] = [
  ['without a price', { Price: '22000' }],
  ['of no nights', { departureDate: '2026-12-01' }],
  ['of more rooms than are free', { quantity: 6 }],
  ['of no rooms', { quantity: 0 }],
  ['of a room without a price of its own', { RoomPrice: null }],
  ['whose price is for other nights', { Night: 3 }],
  ['without the prices of its nights', { Nights: undefined }],
  ['whose nights come to another price', { Nights: [5_000, 6_000] }],
]

test.each(broken)('a line %s is left out', (_, fault) => {
  const stored = JSON.stringify({ rooms: [{ ...line, ...fault }, line] })

  expect(parseStoredCart(stored)).toEqual({ lines: [line], unreadable: 1 })
})
