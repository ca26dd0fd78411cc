import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import type { cartMachine } from '#machines/cart.machine.ts'
import { texts } from '#src/cart/texts.ts'
import { toStoredCart } from '#src/cart/stored-cart.ts'
import { paths } from '#src/lib/paths.ts'
import { texts as searchTexts } from '#src/search/texts.ts'
import type { Gestures } from '#tests/model/engine/gestures.ts'
import { CART_KEY } from '#ui/lib/browser-storage.ts'
import { texts as uiTexts } from '#ui/texts.ts'
import { cartStay, soundCarts } from './cart.model.ts'
import { storeInOtherTab } from './page-acts.ts'

const HOUSE = 'Rania House'
const book = (page: Page, what: string) =>
  page.getByRole('button', { name: searchTexts.bookNamed(what, HOUSE), exact: true }).click()
const step = (page: Page, name: string) =>
  page
    .getByRole('group', { name: uiTexts.quantityOf(searchTexts.quantityLabel(HOUSE)) })
    .getByRole('button', { name })
    .click()
const roomsIn = ({ context }: AnyMachineSnapshot) =>
  context.lines.reduce((sum: number, { Type, quantity }: CartLine) => sum + (Type === 'ROOM' ? quantity : 0), 0)

/** Beside the results of a search. */
export const cartGestures: Gestures<typeof cartMachine, unknown> = {
  async open({ page, store, visit, titles: [first] }) {
    const stored = soundCarts.get(first ?? '')
    if (stored !== undefined) await store(CART_KEY, stored)
    await visit(paths.search(cartStay))
    await page.getByRole('list', { name: 'Available places' }).waitFor()
  },
  calls: { readCart: [], saveCart: [] },
  acts: {
    'item.added': (page, { item }) => book(page, item.Type === 'ROOM' ? searchTexts.bookRoom : searchTexts.bookHouse),
    'quantity.raised': (page) => step(page, uiTexts.more),
    'quantity.lowered': (page) => step(page, uiTexts.less),
    'line.removed': (page) =>
      page
        .getByRole('button', { name: new RegExp(`^${texts.remove} `) })
        .first()
        .click(),
    'storedCart.changed': (page, { stored }) => storeInOtherTab(page, CART_KEY, toStoredCart(stored.lines)),
  },
  isBeyond(title, before) {
    // In development React starts a cart twice, and the first one has stored what the second one reads.
    if (title.startsWith('readCart.resolves')) return !soundCarts.has(title)
    // Once it is in the booking there is a stepper in the place of the button.
    if (title === 'item.added (ROOM)') return roomsIn(before) > 0
    return title === 'quantity.raised' && roomsIn(before) > 1
  },
}
