import type { AnyMachineSnapshot } from 'xstate'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { missingGuestFields, type Profile } from '#contract/guests.ts'
import type { CartLine } from '#machines/cart-lines.ts'
import { checkoutMachine, type CheckoutEvent } from '#machines/checkout.machine.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { completeProfileOf } from '#tests/support/guests.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

type Cause = 'unreachable' | 'dates taken' | 'price changed' | 'gateway away' | 'browser refuses'

type CheckoutOutcome =
  | { type: 'loadProfile.resolves' | 'saveGuest.resolves'; output: Profile }
  | { type: 'book.resolves'; output: { paymentUrl: string } }
  | { type: 'redirect.resolves' }
  | { type: `${'loadProfile' | 'saveGuest' | 'book' | 'redirect'}.rejects`; error: Error; cause: Cause }

export type CheckoutStep = CheckoutEvent | CheckoutOutcome

const guest = completeProfileOf({ guestId: 1, phone: '+8801800000000', token: '' })
const unreachable = { error: new ApiUnreachable(), cause: 'unreachable' } as const

/** One room of the seeded Rania House for two nights; each path has dates of its own. */
export function aLine(arrivalDate: string, departureDate: string): CartLine {
  return { ...aHouse({ Id: 1, RoomPrice: 6_500, Price: 22_000 }), arrivalDate, departureDate, quantity: 1 }
}

const line = aLine('2026-12-01', '2026-12-03')

/** What two nights come to when each costs 1,000 BDT more than the guest was shown. */
const newFigures = { RoomCharge: 15_000, Tax: 2_250, Payable: 17_250 }

const events: CheckoutStep[] = [
  { type: 'loadProfile.resolves', output: guest },
  { type: 'loadProfile.resolves', output: { ...guest, DateOfBirth: '' } },
  { type: 'loadProfile.rejects', ...unreachable },
  { type: 'retry.pressed' },
  { type: 'field.changed', field: 'DateOfBirth', value: guest.DateOfBirth },
  { type: 'terms.changed', accepted: true },
  { type: 'terms.changed', accepted: false },
  { type: 'percent.chosen', percent: '30%' },
  { type: 'cart.changed', lines: [] },
  { type: 'cart.changed', lines: [line] },
  { type: 'submit.pressed' },
  { type: 'saveGuest.resolves', output: guest },
  { type: 'saveGuest.rejects', ...unreachable },
  { type: 'book.resolves', output: { paymentUrl: 'https://gateway.example/pay' } },
  { type: 'book.resolves', output: { paymentUrl: '' } },
  { type: 'book.rejects', ...unreachable },
  {
    type: 'book.rejects',
    error: new Problem('dates_taken', 'These nights are no longer free. Please choose other dates'),
    cause: 'dates taken',
  },
  {
    type: 'book.rejects',
    error: new Problem('price_changed', 'The price has changed', { data: newFigures }),
    cause: 'price changed',
  },
  {
    type: 'book.rejects',
    error: new Problem(
      'gateway_unavailable',
      'The payment page cannot be opened now. Your order stays held for you: you can pay again from your order history',
    ),
    cause: 'gateway away',
  },
  { type: 'redirect.resolves' },
  { type: 'redirect.rejects', error: new Error('refused'), cause: 'browser refuses' },
  { type: 'editing.resumed' },
  { type: 'page.returned' },
]

/** The cart changes while the form is open or just submitted; later its panel is fixed. A price changes once. */
function offers(snapshot: AnyMachineSnapshot, event: CheckoutStep): boolean {
  const { lines, newQuote, guest, termsAccepted } = snapshot.context
  switch (event.type) {
    case 'cart.changed':
      return (snapshot.matches('editing') || snapshot.matches('savingGuest')) && lines.length !== event.lines.length
    case 'field.changed':
      return guest.DateOfBirth === ''
    case 'terms.changed':
      return termsAccepted !== event.accepted
    case 'book.rejects':
      return event.cause !== 'price changed' || newQuote === undefined
    default:
      return true
  }
}

export const checkoutModel = modelOf<CheckoutStep>(checkoutMachine, {
  input: { lines: [line] },
  events,
  offers,
  readByGuards: ({ context }) => [
    context.termsAccepted ? 'terms accepted' : 'terms open',
    missingGuestFields(context.guest).length === 0 ? 'guest complete' : 'guest incomplete',
    context.lines.length === 0 ? 'cart empty' : 'cart filled',
    context.newQuote ? 'new price' : 'own price',
  ],
  titleOf(event) {
    switch (event.type) {
      case 'loadProfile.resolves':
        return `${event.type} (${event.output.DateOfBirth === '' ? 'incomplete' : 'complete'})`
      case 'book.resolves':
        return event.output.paymentUrl === '' ? `${event.type} (without an address)` : event.type
      case 'terms.changed':
        return `${event.type} (${event.accepted})`
      case 'cart.changed':
        return `${event.type} (${event.lines.length})`
      default:
        return 'cause' in event ? `${event.type} (${event.cause})` : event.type
    }
  },
})
