import { renderToStaticMarkup } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { cartMachine } from '#machines/cart.machine.ts'
import { type CartLine, lineOf } from '#machines/parts/cart-lines.ts'
import { wordsOf } from '#tests/support/rendered/seen-by.tsx'
import { aHouse } from '#tests/support/site-builders.ts'
import { CartSummary } from './CartSummary.tsx'
import { CartContext } from './use-cart.ts'

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }
const rooms: CartLine = { ...lineOf(aHouse(), stay), quantity: 2 }
const house = lineOf(
  aHouse({ Id: 2, Name: 'Mud House', Type: 'HOUSE', Price: 14_500, AdultPerRoom: 6, ChildrenPerRoom: 3 }),
  stay,
)

async function summaryOf(lines: readonly CartLine[]): Promise<string> {
  const cart = createActor(
    cartMachine.provide({
      actors: {
        readCart: fromPromise(async () => ({ lines, unreadable: 0 })),
        saveCart: fromPromise(async () => {}),
      },
    }),
    { input: { today: '2026-11-20' } },
  )
  cart.start()
  await waitFor(cart, (snapshot) => !snapshot.hasTag('initiating'), { timeout: 1_000 })
  return renderToStaticMarkup(
    <CartContext value={cart}>
      <CartSummary>Check Out</CartSummary>
    </CartContext>,
  )
}

test('a booking shows each place with its dates, nights, people, quantity, amount and a way to remove it', async () => {
  const html = await summaryOf([rooms, house])

  const [, first = '', second = ''] = html.split('<li').map((line) => wordsOf(`<li${line.split('</li>')[0]}`))
  for (const words of [
    'Rania House, 2 single rooms',
    '01-12-2026 to 03-12-2026',
    '2 nights',
    '2 rooms',
    'BDT 20,000',
  ]) {
    expect(first).toContain(words)
  }
  expect(first).toContain('4 adults, 2 children')
  expect(second).toContain('Mud House, entire house BDT 29,000')
  expect(second).toContain('6 adults, 3 children · Full house')
  expect([...html.matchAll(/aria-label="(Remove [^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Remove Rania House, 2 single rooms',
    'Remove Mud House, entire house',
  ])
})

test('below its places a booking shows the taxes, the total, the way on and what its rates are', async () => {
  const words = wordsOf(await summaryOf([rooms, house]))

  expect(words).toContain(
    'Room charge BDT 49,000 Total Taxes (15 %) BDT 7,350 Total BDT 56,350 VAT included; no service charge is added Check Out',
  )
  expect(words).toContain('Rates are in (BDT) Show Price: Price For Whole Stay')
})
