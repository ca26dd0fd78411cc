// What the flows do not show: which lines are left by each event.

import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { aHouse } from '#tests/support/site-builders.ts'
import { cartMachine, type CartEvent } from './cart.machine.ts'
import { keyOf, lineOf, type CartLine } from './parts/cart-lines.ts'

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }
const later = { arrival: '2026-12-03', departure: '2026-12-05' }
const aLine = ({ quantity = 1, ...item }: Partial<CartLine> = {}, dates = stay): CartLine => ({
  ...lineOf(aHouse(item), dates),
  quantity,
})
const [first, second] = [aLine({ Id: 1 }), aLine({ Id: 2, quantity: 2 })]

async function startCart(lines: readonly CartLine[]) {
  const saved: (readonly CartLine[])[] = []
  const cart = createActor(
    cartMachine.provide({
      actors: {
        readCart: fromPromise(async () => ({ lines, unreadable: 0 })),
        saveCart: fromPromise(async ({ input }) => void saved.push(input.lines)),
      },
    }),
    { input: { today: '2026-11-20' } },
  )
  cart.start()
  await waitFor(cart, (snapshot) => !snapshot.hasTag('initiating'), { timeout: 1_000 })
  return { cart, saved }
}

test.each<[CartEvent, readonly CartLine[]]>([
  [{ type: 'item.added', item: aHouse({ Id: 3 }), stay }, [first, second, aLine({ Id: 3 })]],
  [{ type: 'item.added', item: aHouse({ Id: 1 }), stay }, [{ ...first, quantity: 2 }, second]],
  [{ type: 'item.added', item: aHouse({ Id: 1 }), stay: later }, [first, second, aLine({ Id: 1 }, later)]],
  [{ type: 'item.swapped', item: aHouse({ Id: 1, Type: 'HOUSE' }), stay }, [second, aLine({ Id: 1, Type: 'HOUSE' })]],
  [{ type: 'quantity.raised', key: keyOf(second) }, [first, { ...second, quantity: 3 }]],
  [{ type: 'quantity.lowered', key: keyOf(first) }, [second]],
  [{ type: 'line.removed', key: keyOf(second) }, [first]],
  [
    { type: 'line.replaced', key: keyOf(second), item: aHouse({ Id: 2 }), stay: later, quantity: 2 },
    [first, aLine({ Id: 2, quantity: 2 }, later)],
  ],
  [
    { type: 'line.replaced', key: keyOf(first), item: aHouse({ Id: 2 }), stay, quantity: 1 },
    [{ ...second, quantity: 3 }],
  ],
  [{ type: 'houses.listed', ids: [2, 3] }, [second]],
  [{ type: 'booking.placed' }, []],
])('$type leaves the right lines, and saves them once', async (event, lines) => {
  const { cart, saved } = await startCart([first, second])

  cart.send(event)

  expect(cart.getSnapshot().context.lines).toEqual(lines)
  expect(saved).toEqual([lines])
})

test('a house whose rooms are in the cart is refused, and offered in their place', async () => {
  const { cart } = await startCart([first, second])
  const house = aHouse({ Id: 1, Type: 'HOUSE' })
  const offered: unknown[] = []
  cart.on('toast', ({ instead }) => offered.push(instead))

  cart.send({ type: 'item.added', item: house, stay })

  expect(cart.getSnapshot().context.lines).toEqual([first, second])
  expect(offered).toEqual([{ item: house, stay }])
})
