import { isAvailable, type PlaceType } from '#contract/houses.ts'
import type { availabilityMachine } from '#machines/availability.machine.ts'
import { texts as machineTexts } from '#machines/parts/texts.ts'
import { CART_KEY } from '#ui/lib/browser-storage.ts'
import { texts } from '#src/availability/texts.ts'
import { STAY_KEY } from '#src/stay/searched-stay.ts'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { typedOnSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isPressable, sees } from '#tests/model/browser/sight.ts'
import { roomFlow, wholeHouseFlow } from '#tests/model/models/availability.model.ts'

export const availabilityPage: PageFlow = {
  flow: roomFlow,
  unreachable: [],
  async open(desk) {
    const { place, choose } = await openAvailability(desk, '/suits/rania-house')
    await choose('ROOM')
    return place
  },
}

export const wholeHousePage: PageFlow = {
  flow: wholeHouseFlow,
  unreachable: [
    {
      reason: 'The page of a room that is never sold offers nothing else: its house has a page of its own',
      when: ({ event, before }) => event.type === 'type.chosen' || before.context.type === 'HOUSE',
    },
  ],
  open: async (desk) => (await openAvailability(desk, '/room/2')).place,
}

async function openAvailability({ page, edge, isOurs }: Desk, address: string) {
  const checkAvailability = edge.hold(isAvailable)
  const main = page.getByRole('main')
  const fields = {
    arrival: main.getByRole('textbox', { name: texts.arrival }),
    departure: main.getByRole('textbox', { name: texts.departure }),
  }
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const bookButton = (type: PlaceType) => button(type === 'ROOM' ? texts.bookRoom : texts.bookHouse)
  const notice = main.getByRole('alert')
  const chosen = { type: 'ROOM', arrival: '', departure: '' }
  await open(page, address)

  async function choose(type: PlaceType): Promise<void> {
    chosen.type = type
    const label = type === 'ROOM' ? houseTexts.singleRoom : houseTexts.entireHouse
    await main.getByRole('radio', { name: label }).check()
  }

  async function type(field: 'arrival' | 'departure', date: string | undefined): Promise<void> {
    chosen[field] = date === undefined ? '' : typedOnSite(date)
    await fields[field].fill(chosen[field])
  }

  /** An item that is free goes into the cart, and its guest to the checkout; this one comes back without it. */
  async function book(placeType: PlaceType): Promise<void> {
    await bookButton(placeType).click()
    await page.waitForURL('/checkout')
    await page.evaluate((key) => localStorage.removeItem(key), CART_KEY)
    await page.evaluate((key) => sessionStorage.removeItem(key), STAY_KEY)
    await open(page, address)
    await choose(placeType)
    await fields.arrival.fill(chosen.arrival)
    await fields.departure.fill(chosen.departure)
    await checkAvailability.answer(true)
  }

  const showsDates = () => [holds(fields.arrival, chosen.arrival), holds(fields.departure, chosen.departure)]
  const place = placeOf<typeof availabilityMachine>({
    calls: { checkAvailability },
    gestures: {
      'type.chosen': ({ placeType }) => choose(placeType),
      'arrival.chosen': ({ date }) => type('arrival', date),
      'departure.chosen': ({ date }) => type('departure', date),
      async 'book.pressed'() {
        const first = button(texts.selectDateFirst)
        return (await first.isVisible()) ? first.click() : book(chosen.type === 'HOUSE' ? 'HOUSE' : 'ROOM')
      },
      'retry.pressed': () => button(texts.tryAgain).click(),
    },
    answers: {
      'checkAvailability.resolves': ({ output }) =>
        isOurs && output ? checkAvailability.pass() : checkAvailability.answer(output),
    },
    looks: {
      deciding: 'unseen',
      unchecked: () => [isPressable(button(texts.selectDateFirst), 'ready'), ...showsDates()],
      checking: () => [isPressable(button(texts.checking), 'busy'), ...showsDates()],
      available: ({ context }) => [isPressable(bookButton(context.type), 'ready'), ...showsDates()],
      unavailable: () => [
        isPressable(button(texts.notAvailable), 'off'),
        sees(notice.filter({ hasText: machineTexts.stayNotAvailable })),
      ],
      notSold: () => [
        isPressable(button(texts.notAvailable), 'off'),
        sees(notice.filter({ hasText: texts.wholeOnly }).getByRole('link')),
      ],
      failed: () => [isPressable(button(texts.tryAgain), 'ready'), ...showsDates()],
    },
    // Messages about an item stand beside it.
    async showsMessage(message) {
      if (!('text' in message)) return []
      return sees(notice.filter({ hasText: String(message.text) }))
    },
  })
  return { place, choose }
}
