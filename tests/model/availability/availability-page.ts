import { isAvailable } from '#contract/availability.ts'
import type { PlaceType } from '#contract/houses.ts'
import type { availabilityMachine } from '#machines/availability.machine.ts'
import { texts as machineTexts } from '#machines/texts.ts'
import { texts } from '#src/availability/texts.ts'
import { CART_KEY } from '#src/cart/stored-cart.ts'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { typedOnSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { holds, isPressable, sees } from '#tests/model/browser/sight.ts'
import { roomFlow, wholeHouseFlow } from './availability.flow.ts'
import type { AvailabilityStep } from './availability.model.ts'

export const availabilityPage: PageFlow<AvailabilityStep> = {
  flow: roomFlow,
  async open(desk) {
    const place = await openAvailabilityPage(desk, '/suits/rania-house')
    await place.choose('ROOM')
    return place
  },
  unreachable: [],
}

export const wholeHousePage: PageFlow<AvailabilityStep> = {
  flow: wholeHouseFlow,
  open: (desk) => openAvailabilityPage(desk, '/room/2'),
  unreachable: [
    {
      reason: 'The page of a room that is never sold offers nothing else: its house has a page of its own',
      when: ({ event, before }) => event.type === 'type.chosen' || before.context.type === 'HOUSE',
    },
  ],
}

type Place = PagePlace<AvailabilityStep, StateOf<typeof availabilityMachine>>

async function openAvailabilityPage(
  { page, edge, isOurs }: Desk,
  address: string,
): Promise<Place & { choose: (type: PlaceType) => Promise<void> }> {
  const checkAvailability = edge.hold(isAvailable)
  const main = page.getByRole('main')
  const arrival = main.getByRole('textbox', { name: texts.arrival })
  const departure = main.getByRole('textbox', { name: texts.departure })
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  const notice = main.getByRole('alert')
  const chosen: { type: PlaceType | undefined; arrival: string; departure: string } = {
    type: undefined,
    arrival: '',
    departure: '',
  }
  await open(page, address)

  async function choose(type: PlaceType): Promise<void> {
    chosen.type = type
    const label = type === 'ROOM' ? houseTexts.singleRoom : houseTexts.entireHouse
    await main.getByRole('radio', { name: label }).check()
  }

  async function type(field: 'arrival' | 'departure', date: string | undefined): Promise<void> {
    chosen[field] = date === undefined ? '' : typedOnSite(date)
    await (field === 'arrival' ? arrival : departure).fill(chosen[field])
  }

  /** A place that is free goes into the cart, and its guest to the checkout; whoever goes on here has come back without it. */
  async function book(type: PlaceType): Promise<void> {
    await button(type === 'ROOM' ? texts.bookRoom : texts.bookHouse).click()
    await page.waitForURL('/checkout')
    await page.evaluate((key) => localStorage.removeItem(key), CART_KEY)
    await open(page, address)
    await choose(type)
    await arrival.fill(chosen.arrival)
    await departure.fill(chosen.departure)
    await checkAvailability.answer(true)
  }

  async function play(event: AvailabilityStep): Promise<void> {
    switch (event.type) {
      case 'type.chosen':
        return choose(event.placeType)
      case 'arrival.chosen':
        return type('arrival', event.date)
      case 'departure.chosen':
        return type('departure', event.date)
      case 'book.pressed':
        if (await button(texts.selectDateFirst).isVisible()) return button(texts.selectDateFirst).click()
        return book(chosen.type ?? 'ROOM')
      case 'retry.pressed':
        return button(texts.tryAgain).click()
      case 'checkAvailability.resolves':
        return isOurs && event.output ? checkAvailability.pass() : checkAvailability.answer(event.output)
      case 'checkAvailability.rejects':
        if (event.cause !== 'stay too long') return checkAvailability.fail(event.cause)
        return isOurs ? checkAvailability.pass() : checkAvailability.refuse(event.error)
      default:
        return event satisfies never
    }
  }

  const showsDates = () => [holds(arrival, chosen.arrival), holds(departure, chosen.departure)]
  return {
    calls: { checkAvailability },
    play,
    choose,
    looks: {
      deciding: 'unseen',
      unchecked: () => [isPressable(button(texts.selectDateFirst), 'ready'), ...showsDates()],
      checking: () => [isPressable(button(texts.checking), 'busy'), ...showsDates()],
      available: ({ context }) => [
        isPressable(button(context.type === 'ROOM' ? texts.bookRoom : texts.bookHouse), 'ready'),
        ...showsDates(),
      ],
      unavailable: () => [
        isPressable(button(texts.notAvailable), 'off'),
        sees(notice.filter({ hasText: machineTexts.stayNotAvailable })),
      ],
      notSold: () => [
        isPressable(button(texts.notAvailable), 'off'),
        sees(notice.filter({ hasText: texts.wholeOnly })),
      ],
      failed: () => [isPressable(button(texts.tryAgain), 'ready'), ...showsDates()],
    },
    // What is said of a place is said beside it.
    async told(message) {
      if (!('text' in message)) return []
      return sees(notice.filter({ hasText: String(message.text) }))
    },
  }
}
