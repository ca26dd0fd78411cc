import type { Page } from 'playwright-core'
import { getRooms, searchHouses } from '#contract/houses.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import type { CartLine } from '#machines/parts/cart-lines.ts'
import type { cartMachine } from '#machines/cart.machine.ts'
import { CART_KEY } from '#ui/lib/browser-storage.ts'
import { parseStoredCart, toStoredCart } from '#src/cart/stored-cart.ts'
import { texts } from '#src/cart/texts.ts'
import { texts as searchTexts } from '#src/search/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { storeBefore, storeFromOtherTab, storedIn } from '#tests/model/browser/browser-storage.ts'
import { onSite } from '#tests/model/browser/on-site.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { sees, shows, type Sight } from '#tests/model/browser/sight.ts'
import type { Move } from '#tests/model/engine/paths.ts'
import { cartFlow, cartStay } from '#tests/model/models/cart.model.ts'
import { aHouse } from '#tests/support/site-builders.ts'

const NAME = 'Rania House'
const found = [aHouse({ Available: 2 }), aHouse({ Type: 'HOUSE', Available: 1 })]

export const cartPage: PageFlow = {
  flow: cartFlow,
  unreachable: [
    {
      reason: 'The site reads what the browser stores in a way that never fails',
      when: ({ event }) => event.type === 'readCart.rejects' || event.type === 'saveCart.rejects',
    },
    {
      reason: 'A cart is saved at once: no one is so quick',
      when: ({ before, event }) => before.matches({ ready: 'saving' }) && event.type !== 'saveCart.resolves',
    },
    {
      reason: 'A room that is in the cart is counted, and no longer added',
      when: ({ before, event }) =>
        cartFlow.model.titleOf(event) === 'item.added (ROOM)' && typesIn(before.context.lines).includes('ROOM'),
    },
    { reason: 'Where all are taken there is no button for one more', when: isBeyondAll },
    {
      reason: 'Only the checkout places a booking, and its flow shows the cart emptied',
      when: ({ event }) => event.type === 'booking.placed',
    },
    {
      reason: 'Only a checkout whose nights are taken replaces a line, and tests/journeys/results.test.ts does so',
      when: ({ event }) => event.type === 'line.replaced',
    },
  ],
  async open({ page, edge }) {
    const search = `/searchroom?arrival=${onSite(cartStay.arrival)}&departure=${onSite(cartStay.departure)}`
    const summary = page.getByRole('region', { name: texts.heading }).filter({ visible: true })
    const stepper = page.getByRole('group', { name: `Quantity of ${searchTexts.quantityLabel(NAME)}` })
    edge.settle(searchHouses, { Data: found })
    edge.settle(getRooms, { Data: [aHouse({ Id: 2, Name: 'Another house' })] })

    function add({ Type }: Pick<CartLine, 'Type'>): Promise<void> {
      const label = Type === 'ROOM' ? searchTexts.bookRoom : searchTexts.bookHouse
      return page.getByRole('button', { name: searchTexts.bookNamed(label, NAME) }).click()
    }

    return placeOf<typeof cartMachine>({
      calls: {},
      gestures: {
        'item.added': ({ item }) => add(item),
        async 'item.swapped'({ item }) {
          await add(item)
          await page
            .getByRole('button', { name: texts.takeInstead(item.Type, undefined) })
            .last()
            .click()
        },
        'quantity.raised': () => stepper.getByRole('button', { name: 'One more' }).click(),
        'quantity.lowered': () => stepper.getByRole('button', { name: 'One less' }).click(),
        'line.removed': () =>
          summary.getByRole('button', { name: texts.removeLine(placeTitle({ Name: NAME, Type: 'ROOM' })) }).click(),
        async 'houses.listed'() {
          await page.getByRole('banner').getByRole('link', { name: 'Rooms', exact: true }).click()
          await page.getByRole('heading', { name: 'Another house' }).first().waitFor()
          await page.goBack()
        },
        'storedCart.changed': ({ stored }) =>
          storeFromOtherTab(page, CART_KEY, toStoredCart(stored.lines.map(lineOnSite))),
        'line.replaced': () => Promise.reject(new Error('The search page does not cause it')),
        'booking.placed': () => Promise.reject(new Error('No page causes it')),
      },
      answers: {
        async 'readCart.resolves'({ output: { lines, unreadable } }) {
          const text = unreadable > 0 ? '{"rooms":[{"Id":"?"}]}' : toStoredCart(lines.map(lineOnSite))
          await storeBefore(page, CART_KEY, text)
          await open(page, search)
        },
        'saveCart.resolves': () => {},
      },
      looks: {
        initiating: 'unseen',
        ready: ({ context }) => {
          const lines: readonly CartLine[] = context.lines
          const rows = summary.getByRole('listitem').filter({ hasText: NAME })
          return [
            ...(lines.length === 0 ? [sees(summary.getByText(texts.empty))] : []),
            ...lines.map(({ Type, quantity }) =>
              sees(rows.filter({ hasText: Type === 'HOUSE' ? texts.fullHouse : texts.rooms(quantity) })),
            ),
            stores(page, lines),
          ]
        },
      },
    })
  },
}

function typesIn(lines: readonly CartLine[]): CartLine['Type'][] {
  return lines.map(({ Type }) => Type)
}

function isBeyondAll({ before, event }: Move): boolean {
  const lines: readonly CartLine[] = before.context.lines
  return event.type === 'quantity.raised' && lines.some(({ quantity, Available }) => quantity >= Available)
}

/** Whether a reload finds the same. What another tab wrote may reach this one a moment after its event. */
function stores(page: Page, lines: readonly CartLine[]): Sight {
  const counted = (all: readonly CartLine[]) =>
    all.map(({ Id, Type, quantity }) => `${quantity} ${Type} of ${Id}`).join()
  return shows(CART_KEY, counted(lines), async () => counted(parseStoredCart(await storedIn(page, CART_KEY)).lines))
}

function lineOnSite(line: CartLine): CartLine {
  return { ...line, arrivalDate: onSite(line.arrivalDate), departureDate: onSite(line.departureDate) }
}
