import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { aHouse } from '#tests/support/site-builders.ts'
import { keyOf, type CartLine } from './parts/cart-lines.ts'
import { cartMachine, type StoredCart } from './cart.machine.ts'

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }
const aLine = (overrides: Partial<CartLine> = {}): CartLine => ({
  ...aHouse(),
  arrivalDate: stay.arrival,
  departureDate: stay.departure,
  quantity: 1,
  ...overrides,
})

async function startCart(stored: Partial<StoredCart> = {}, save: () => Promise<void> = async () => {}) {
  const saved: (readonly CartLine[])[] = []
  const said: object[] = []
  const cart = createActor(
    cartMachine.provide({
      actors: {
        readCart: fromPromise(async () => ({ lines: [], unreadable: 0, ...stored })),
        saveCart: fromPromise(async ({ input }) => {
          saved.push(input.lines)
          return save()
        }),
      },
    }),
    { input: { today: '2026-11-20' } },
  )
  cart.on('*', (event) => said.push(event))
  cart.start()
  await waitFor(cart, (snapshot) => !snapshot.hasTag('initiating'), { timeout: 1_000 })
  const lines = () => cart.getSnapshot().context.lines
  return { cart, saved, said, lines }
}

describe('the cart', () => {
  test('takes an item once, then counts it up to what is free', async () => {
    const { cart, lines } = await startCart()
    const item = aHouse({ Available: 2 })

    cart.send({ type: 'item.added', item, stay })
    cart.send({ type: 'quantity.raised', key: keyOf(aLine()) })
    cart.send({ type: 'quantity.raised', key: keyOf(aLine()) })

    expect(lines()).toEqual([aLine({ Available: 2, quantity: 2 })])
  })

  test('keeps the same room for other dates on a line of its own', async () => {
    const { cart, lines } = await startCart()

    cart.send({ type: 'item.added', item: aHouse(), stay })
    cart.send({ type: 'item.added', item: aHouse(), stay: { arrival: '2026-12-03', departure: '2026-12-04' } })

    expect(lines().map((line) => line.quantity)).toEqual([1, 1])
  })

  test('loses a line that is counted down to nothing or removed', async () => {
    const { cart, lines } = await startCart({ lines: [aLine(), aLine({ Id: 2 })] })

    cart.send({ type: 'quantity.lowered', key: keyOf(aLine()) })
    cart.send({ type: 'line.removed', key: keyOf(aLine({ Id: 2 })) })

    expect(lines()).toEqual([])
  })

  test('refuses a house beside its own rooms in one sentence', async () => {
    const { cart, lines, said } = await startCart({ lines: [aLine()] })

    cart.send({ type: 'item.added', item: aHouse({ Type: 'HOUSE', Available: 1 }), stay })

    expect(lines()).toEqual([aLine()])
    const text = 'A house and its single rooms cannot be booked together for the same nights.'
    expect(said).toEqual([{ type: 'toast', tone: 'warning', text }])
  })

  test('is saved after each change', async () => {
    const { cart, saved } = await startCart()

    cart.send({ type: 'item.added', item: aHouse(), stay })
    cart.send({ type: 'quantity.raised', key: keyOf(aLine()) })
    cart.send({ type: 'booking.placed' })

    await expect.poll(() => saved.at(-1)).toEqual([])
    expect(saved.map((lines) => lines.map((line) => line.quantity))).toEqual([[1], [2], []])
  })

  test('works in a browser that stores nothing', async () => {
    const { cart, lines } = await startCart({}, () => Promise.reject(new Error('denied')))

    cart.send({ type: 'item.added', item: aHouse(), stay })
    await waitFor(cart, (snapshot) => snapshot.matches({ ready: 'resting' }), { timeout: 1_000 })

    expect(lines()).toEqual([aLine()])
  })

  test('drops stays that are past, with one sentence', async () => {
    const past = aLine({ arrivalDate: '2026-11-19', departureDate: '2026-11-21' })

    const { lines, said, saved } = await startCart({ lines: [past, aLine()] })

    expect(lines()).toEqual([aLine()])
    expect(saved).toEqual([[aLine()]])
    const text = 'Some places in your cart can no longer be booked and were removed.'
    expect(said).toEqual([{ type: 'toast', tone: 'warning', text }])
  })

  test('says so too when a line could not even be read', async () => {
    const { said, saved } = await startCart({ lines: [aLine()], unreadable: 1 })

    expect(said).toHaveLength(1)
    expect(saved).toEqual([[aLine()]])
  })

  test('drops lines of houses that are gone, with one sentence', async () => {
    const { cart, lines, said } = await startCart({ lines: [aLine({ Id: 1 }), aLine({ Id: 2 })] })

    cart.send({ type: 'houses.listed', ids: [2, 3] })
    cart.send({ type: 'houses.listed', ids: [2, 3] })

    expect(lines()).toEqual([aLine({ Id: 2 })])
    expect(said).toHaveLength(1)
  })

  test('follows another tab without answering it', async () => {
    const { cart, lines, saved } = await startCart()

    cart.send({ type: 'storedCart.changed', stored: { lines: [aLine({ quantity: 3 })], unreadable: 0 } })
    await Promise.resolve()

    expect(lines()).toEqual([aLine({ quantity: 3 })])
    expect(saved).toEqual([])
  })
})
