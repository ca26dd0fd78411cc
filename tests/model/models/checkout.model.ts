import type { AnyMachineSnapshot } from 'xstate'
import { requiredForBooking } from '#contract/guests/guests.ts'
import { missingFields } from '#contract/values/required-fields.ts'
import { Problem } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar.ts'
import { type CartLine, lineOf } from '#machines/parts/cart-lines.ts'
import { checkoutMachine, currentQuote } from '#machines/checkout.machine.ts'
import { createCheckoutActors } from '#src/checkout/checkout.actors.ts'
import { failed, unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { sellUnits } from '#tests/support/bookings.ts'
import { completeProfile, completeProfileOf } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { aHouse, memoryStorage } from '#tests/support/site-builders.ts'
import { paymentPages } from './payment-pages.ts'

/** Paisa a night: as seeded, and when it changed under the guest. */
const ROOM_PRICE = 650_000
const NEW_ROOM_PRICE = 750_000
/** What two nights come to at the new price. */
const newFigures = { RoomCharge: 15_000, Tax: 2_250, Payable: 17_250 }

/** One room of the seeded Rania House for two nights. */
function aLine(arrivalDate: string, departureDate: string): CartLine {
  return lineOf(aHouse({ Id: 1, RoomPrice: 6_500, Price: 22_000 }), { arrival: arrivalDate, departure: departureDate })
}

/** The checkout of a guest with nights of its own. */
async function openCheckout({ place, index, clientOf }: Opened) {
  const { api } = place
  const { db } = api.deps
  const guest = await place.newGuest()
  const tabStorage = memoryStorage()
  const stay = { arrival: addDays('2026-12-01', index * 2), departure: addDays('2026-12-03', index * 2) }
  const line = aLine(stay.arrival, stay.departure)
  const pages = paymentPages(api)

  const setPrice = (paisa: number) =>
    db.change(
      "update base_rate set week_paisa = array_fill(cast($1 as bigint), array[7]) where house_id = 1 and place_type = 'ROOM'",
      [paisa],
    )
  const freeUnits = (whose: 'own' | 'others') =>
    db.change(
      `delete from unit_night where night >= $2 and night < $3 and
       order_code ${whose === 'own' ? 'in' : 'not in'} (select code from orders where guest_id = $1)`,
      [guest.guestId, stay.arrival, stay.departure],
    )
  /** An order that waits for its payment page keeps its price and its nights: another answer only meets a new booking. */
  async function forgetOrder(): Promise<void> {
    tabStorage.remove('BOOKING')
    await freeUnits('own')
  }

  return {
    actors: createCheckoutActors({
      client: clientOf({ token: () => guest.token }),
      tabStorage,
      leaveFor: pages.leaveFor,
    }),
    ...pages,
    input: { lines: [line], today: TODAY },
    guest,
    line,
    /** Without a country: the form offers Bangladesh. */
    async completeProfile(profile: { DateOfBirth: string }) {
      await completeProfile(api, guest, { ...profile, Country: '' })
    },
    /** What the guest was shown is what the API sells them. */
    async sellAsShown({ context }: AnyMachineSnapshot) {
      await freeUnits('others')
      await setPrice(context.newQuote === undefined ? ROOM_PRICE : NEW_ROOM_PRICE)
    },
    async changePrice() {
      await forgetOrder()
      await freeUnits('others')
      await setPrice(NEW_ROOM_PRICE)
    },
    async sellOut() {
      await forgetOrder()
      await sellUnits(db, { houseId: 1, units: 99, stay })
    },
    async heldOrders(): Promise<number> {
      const orders = await db.query(
        `select distinct o.code from orders o join unit_night n on n.order_code = o.code
         where o.guest_id = $1 and o.status = 'Pending' and n.state = 'held' and n.night = $2`,
        [guest.guestId, stay.arrival],
      )
      return orders.length
    },
  }
}
export type CheckoutWorld = Awaited<ReturnType<typeof openCheckout>>

const guest = completeProfileOf({ guestId: 1, phone: '+8801800000000', token: '' })
const line = aLine('2026-12-01', '2026-12-03')

const datesTaken = new Problem('dates_taken', 'These nights are no longer free. Please choose other dates')
const priceChanged = new Problem('price_changed', 'The price has changed', { data: newFigures })
/** An e-mail address that none can be. */
const BROKEN = 'nusrat@'
const INVALID = 'Invalid Information'

export const checkoutFlow = flowOf(checkoutMachine)({
  input: { lines: [line], today: TODAY },
  open: openCheckout,
  gestures: async () => (await import('./checkout.gestures.ts')).checkoutGestures,
  events: [
    ...([guest.DateOfBirth, ''] as const).map((DateOfBirth) => ({
      event: { type: 'loadProfile.resolves', output: { ...guest, DateOfBirth } } as const,
      detail: DateOfBirth === '' ? 'incomplete' : 'complete',
      prepare: (world: CheckoutWorld) => world.completeProfile({ DateOfBirth }),
    })),
    unanswered('loadProfile', ['', 'toast warning']),
    {
      ...failed('loadProfile'),
      shows: ['Unexpected Error Occurred!', 'toast warning Unexpected Error Occurred!', 'profile.refused'],
    },
    { event: { type: 'retry.pressed' }, shows: 'cleared' },
    {
      event: { type: 'field.changed', field: 'DateOfBirth', value: guest.DateOfBirth },
      detail: 'date of birth',
      offered: ({ context }) => context.fields.DateOfBirth === '',
    },
    {
      event: { type: 'field.changed', field: 'Email', value: BROKEN },
      detail: 'e-mail, broken',
      offered: ({ context }) =>
        context.termsAccepted && context.newQuote === undefined && context.fields.Email !== BROKEN,
    },
    {
      event: { type: 'field.changed', field: 'Email', value: guest.Email },
      detail: 'e-mail, whole',
      offered: ({ context }) => context.fields.Email === BROKEN,
    },
    ...([true, false] as const).map((accepted) => ({
      event: { type: 'terms.changed', accepted } as const,
      detail: String(accepted),
      offered: ({ context }: AnyMachineSnapshot) => context.termsAccepted !== accepted,
    })),
    { event: { type: 'percent.chosen', percent: '30%' } },
    // The cart changes while the form is open or just submitted; later its panel is fixed.
    ...[[], [line]].map((lines) => ({
      event: { type: 'cart.changed', lines } as const,
      detail: String(lines.length),
      offered: (shown: AnyMachineSnapshot) =>
        (shown.matches('filling') || shown.matches('savingGuest')) && shown.context.lines.length !== lines.length,
      own: (world: CheckoutWorld) => ({ lines: lines.map(() => world.line) }),
      ...(lines.length === 0 && {
        shows: 'Your booking was changed in another tab. Please check it again, then submit.',
      }),
    })),
    {
      event: { type: 'form.submitted' },
      shows: ['DateOfBirth: missing', 'Email: emailInvalid', 'toast warning Date of Birth is required.', 'cleared'],
    },
    { event: { type: 'saveGuest.resolves', output: guest }, shows: 'guest.saved' },
    unanswered('saveGuest', ['']),
    {
      event: { type: 'book.resolves', output: { paymentUrl: 'https://gateway.example/pay' } },
      prepare: (world, shown) => world.sellAsShown(shown),
    },
    {
      event: { type: 'book.resolves', output: { paymentUrl: '' } },
      detail: 'without an address',
      async prepare(world, shown) {
        await world.sellAsShown(shown)
        return world.forgetAddress()
      },
      shows: INVALID,
    },
    unanswered('book', ['']),
    {
      event: { type: 'book.rejects', error: datesTaken },
      detail: 'dates taken',
      async prepare(world, shown) {
        await world.sellAsShown(shown)
        await world.sellOut()
      },
      shows: datesTaken.message,
    },
    {
      event: { type: 'book.rejects', error: priceChanged },
      detail: 'price changed',
      // It changes once.
      offered: ({ context }) => context.newQuote === undefined,
      prepare: ({ changePrice }) => changePrice(),
      shows: [priceChanged.message, 'prices.changed'],
    },
    { event: { type: 'redirect.resolves', output: undefined }, shows: 'booking.placed' },
    {
      event: { type: 'redirect.rejects', error: new Error('refused') },
      detail: 'browser refuses',
      prepare: ({ stayOnPage }) => stayOnPage(),
      shows: INVALID,
    },
    { event: { type: 'editing.resumed' }, shows: 'cleared' },
    { event: { type: 'page.returned' } },
  ],
  readByGuards: ({ context }) => [
    context.termsAccepted ? 'terms accepted' : 'terms open',
    missingFields(requiredForBooking, context.fields).length === 0 ? 'guest complete' : 'guest incomplete',
    context.fields.Email === BROKEN ? 'e-mail broken' : 'e-mail whole',
    context.lines.length === 0 ? 'cart empty' : 'cart filled',
    context.newQuote ? 'new price' : 'own price',
  ],
  shownOf({ context }) {
    const { termsAccepted, payPercent, problems, problem } = context
    const quote = currentQuote({ lines: context.lines, newQuote: context.newQuote })
    return { termsAccepted, payPercent, problems, problem, quote }
  },
  // Whose profile was saved, and for which nights prices changed, is the world's own.
  emittedOf(emitted) {
    if ('profile' in emitted) return { ...emitted, profile: "the guest's" }
    return 'prices' in emitted ? { ...emitted, prices: "the resort's" } : emitted
  },
  checks: {
    profileFailed: ({ context }) => (context.problem ? [] : ['No reason is shown']),
    filling: ({ context }, world) =>
      context.fields.Phone === world.guest.phone && context.fields.Country === 'Bangladesh'
        ? []
        : ['The form is not the one of this guest, or offers no country'],
    savingGuest: ({ context }) =>
      context.termsAccepted && context.lines.length > 0 ? [] : ['The terms are open, or the cart is empty'],
    async redirecting({ context }, { heldOrders }) {
      if (!context.paymentUrl.startsWith('https://gateway.example/pay/')) return ['There is no payment page']
      // A guest whose browser did not leave and who submits again holds a second order until the first one's hold ends.
      return (await heldOrders()) > 0 ? [] : ['The API holds no nights for this guest']
    },
    failed: ({ context }) => (context.problem ? [] : ['No reason is shown']),
  },
})
