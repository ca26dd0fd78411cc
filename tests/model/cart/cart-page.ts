import type { Page } from 'playwright-core'
import { getRooms, searchHouses } from '#contract/houses.ts'
import type { CartLine } from '#machines/cart-lines.ts'
import type { cartMachine, StoredCart } from '#machines/cart.machine.ts'
import { CART_KEY, parseStoredCart, toStoredCart } from '#src/cart/stored-cart.ts'
import { texts } from '#src/cart/texts.ts'
import { texts as searchTexts } from '#src/search/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import type { Move } from '#tests/model/engine/paths.ts'
import { keepBefore, keepFromOtherTab, keptIn } from '#tests/model/browser/kept.ts'
import { onSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { sees, shows, type Sight } from '#tests/model/browser/sight.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { cartFlow } from './cart.flow.ts'
import { stay, type CartStep } from './cart.model.ts'

export const cartPage: PageFlow<CartStep> = {
  flow: cartFlow,
  open: openCartPage,
  unreachable: [
    {
      reason: 'The site asks the browser for what it keeps by a way that never fails',
      when: ({ event }) => event.type === 'readCart.rejects' || event.type === 'saveCart.rejects',
    },
    {
      reason: 'A cart is saved at once: nobody is so quick',
      when: ({ before, event }) => before.matches({ ready: 'saving' }) && event.type !== 'saveCart.resolves',
    },
    {
      reason: 'A room that is in the cart is counted, and no longer added',
      when: ({ before, event }) =>
        event.type === 'item.added' && event.item.Type === 'ROOM' && before.context.lines.length > 0,
    },
    { reason: 'Of what there is no more there is no button', when: isBeyondAll },
    {
      reason: 'Only the checkout places a booking, and its flow shows the cart emptied',
      when: ({ event }) => event.type === 'booking.placed',
    },
  ],
}

function isBeyondAll({ before, event }: Move<CartStep>): boolean {
  const lines: readonly CartLine[] = before.context.lines
  return event.type === 'quantity.raised' && lines.some(({ quantity, Available }) => quantity >= Available)
}

const NAME = 'Rania House'
const found = [aHouse({ Available: 2 }), aHouse({ Type: 'HOUSE', Available: 1 })]

async function openCartPage({ page, edge }: Desk): Promise<PagePlace<CartStep, StateOf<typeof cartMachine>>> {
  const search = `/searchroom?arrival=${onSite(stay.arrival)}&departure=${onSite(stay.departure)}`
  const summary = page.getByRole('region', { name: texts.heading }).filter({ visible: true })
  const stepper = page.getByRole('group', { name: `Quantity of ${searchTexts.quantityLabel(NAME)}` })
  edge.settle(searchHouses, { Data: found })
  edge.settle(getRooms, { Data: [aHouse({ Id: 2, Name: 'Another house' })] })

  async function read(stored: StoredCart): Promise<void> {
    const text = stored.unreadable > 0 ? '{"rooms":[{"Id":"?"}]}' : toStoredCart(stored.lines.map(lineOnSite))
    await keepBefore(page, CART_KEY, text)
    await open(page, search)
  }

  async function play(event: CartStep): Promise<void> {
    switch (event.type) {
      case 'readCart.resolves':
        return read(event.output)
      case 'item.added': {
        const press = event.item.Type === 'ROOM' ? searchTexts.bookRoom : searchTexts.bookHouse
        return page.getByRole('button', { name: searchTexts.bookNamed(press, NAME) }).click()
      }
      case 'quantity.raised':
        return stepper.getByRole('button', { name: 'One more' }).click()
      case 'quantity.lowered':
        return stepper.getByRole('button', { name: 'One less' }).click()
      case 'line.removed':
        return summary.getByRole('button', { name: texts.removeLine(`${NAME}, ${texts.singleRoom}`) }).click()
      case 'houses.listed':
        await page.getByRole('banner').getByRole('link', { name: 'Rooms', exact: true }).click()
        await page.getByRole('heading', { name: 'Another house' }).first().waitFor()
        return void (await page.goBack())
      case 'storedCart.changed':
        return keepFromOtherTab(page, CART_KEY, toStoredCart(event.stored.lines.map(lineOnSite)))
      case 'saveCart.resolves':
        return
      case 'readCart.rejects':
      case 'saveCart.rejects':
      case 'booking.placed':
        throw new Error(`No page causes ${event.type}`)
      default:
        return event satisfies never
    }
  }

  return {
    calls: {},
    play,
    looks: {
      initiating: 'unseen',
      ready: ({ context }) => {
        const lines: readonly CartLine[] = context.lines
        return [
          ...(lines.length === 0 ? [sees(summary.getByText(texts.empty))] : []),
          ...lines.map(({ quantity }) =>
            sees(
              summary
                .getByRole('listitem')
                .filter({ hasText: NAME })
                .filter({ hasText: texts.rooms(quantity) }),
            ),
          ),
          keeps(page, lines),
        ]
      },
    },
  }
}

/** Whether a reload finds the same. What another tab wrote may reach this one a moment after its news. */
function keeps(page: Page, lines: readonly CartLine[]): Sight {
  const counted = (all: readonly CartLine[]) => all.map(({ Id, quantity }) => `${quantity} of ${Id}`).join()
  return shows(CART_KEY, counted(lines), async () => counted(parseStoredCart(await keptIn(page, CART_KEY)).lines))
}

function lineOnSite(line: CartLine): CartLine {
  return { ...line, arrivalDate: onSite(line.arrivalDate), departureDate: onSite(line.departureDate) }
}
