import type { Page } from 'playwright-core'
import { getProfile, saveProfile } from '#contract/guests/guests.ts'
import { book } from '#contract/orders/orders.ts'
import { toDayFirst } from '#contract/values/calendar.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import { toStoredCart } from '#src/cart/stored-cart.ts'
import { texts } from '#src/checkout/texts.ts'
import { paths } from '#src/lib/paths.ts'
import type { Gestures } from '#tests/model/engine/gestures.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { CART_KEY, USER_KEY } from '#ui/lib/browser-storage.ts'
import type { CheckoutWorld } from './checkout.model.ts'
import { storeInOtherTab } from './page-acts.ts'

/** The form of a guest whose details are all known is behind a button. */
async function detail(page: Page, label: string) {
  const edit = page.getByRole('button', { name: texts.editGuest })
  if (await edit.isVisible()) await edit.click()
  return page.getByRole('textbox', { name: new RegExp(`^${label}`) })
}

/** A guest who is signed in, with a room in the cart. */
export const checkoutGestures: Gestures<typeof checkoutMachine, CheckoutWorld> = {
  async open({ page, world: { guest, line }, store, visit }) {
    await store(USER_KEY, JSON.stringify(aStoredUser({ id: guest.guestId, phone: guest.phone, token: guest.token })))
    await store(CART_KEY, toStoredCart([line]))
    // The page stays where it is: a browser that is answered so does not leave it.
    await page.route('https://gateway.example/**', (route) => route.fulfill({ status: 204 }))
    await visit(paths.checkout())
  },
  calls: { loadProfile: [getProfile], saveGuest: [saveProfile], book: [book], redirect: [] },
  acts: {
    'retry.pressed': (page) => page.getByRole('button', { name: texts.retry }).click(),
    'editing.resumed': (page) => page.getByRole('button', { name: texts.resume }).click(),
    async 'field.changed'(page, { field, value }) {
      const isDate = field === 'DateOfBirth'
      const input = await detail(page, isDate ? 'Date of Birth' : field)
      await input.fill(isDate ? toDayFirst(String(value)) : String(value))
    },
    'terms.changed': (page, { accepted }) =>
      page.getByRole('checkbox', { name: new RegExp(`^${texts.terms.before}`) }).setChecked(accepted),
    'percent.chosen': (page) => page.getByRole('radio', { name: /^Pay 30 % now/ }).check(),
    'cart.changed': (page, { lines }) => storeInOtherTab(page, CART_KEY, toStoredCart(lines)),
    'form.submitted': (page) => page.getByRole('button', { name: texts.submit, exact: true }).first().click(),
    'page.returned': (page) =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  },
  isBeyond(title, { context }) {
    // The session signs a guest out whose profile is refused, and an empty cart leaves nothing to do.
    if (title === 'loadProfile.rejects (server fault)') return true
    return context.lines.length === 0 && !title.startsWith('cart.changed') && !title.startsWith('loadProfile')
  },
  readsIn: ({ context }) => (context.lines.length === 0 ? texts.empty : context.problem),
}
