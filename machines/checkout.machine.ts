// Checkout: the guest's details, then the booking, then the payment page. Any refusal before that leads back to the form with all that was typed. The price is the server's: when it differs, its figures are shown before anything is booked.

import { assign, emit, fromPromise, setup } from 'xstate'
import { PriceChange } from '#contract/orders.ts'
import { Problem } from '#contract/problem.ts'
import { missingGuestFields, type Profile } from '#contract/guests.ts'
import { requiredSentence } from '#contract/values/required-fields.ts'
import { quoteOf, toPaisa, type PayPercent, type Quote } from '#contract/values/money.ts'
import { totalOf, type CartLine } from './parts/cart-lines.ts'
import { unknownGuest, withDefaults, wrongGuestFields, type GuestField } from './parts/guest-details.ts'
import {
  areDatesRefused,
  type Failed,
  hasNoPaymentPage,
  isUnreachable,
  notProvided,
  type Toast,
  warning,
  warningOf,
  withProblem,
} from './parts/shared.ts'
import { texts } from './parts/texts.ts'

type CheckoutContext = {
  /** The calendar date in Dhaka. */
  today: string
  lines: readonly CartLine[]
  guest: Profile
  termsAccepted: boolean
  payPercent: PayPercent
  /** The server's figures, once they differed from ours for these very lines. */
  newQuote: Quote | undefined
  /** What the last submission stopped at: empty though required, or filled in wrongly. */
  wrong: readonly GuestField[]
  /** The sentence that the panel shows. */
  problem: string | undefined
  paymentUrl: string
}

export type CheckoutEvent =
  | { type: 'field.changed'; field: GuestField; value: string }
  | { type: 'terms.changed'; accepted: boolean }
  | { type: 'percent.chosen'; percent: PayPercent }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
  | { type: 'submit.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'editing.resumed' }
  /** The browser showed the page again from its history, as the guest had left it for the payment. */
  | { type: 'page.returned' }

export type NewBooking = { lines: readonly CartLine[]; quote: Quote; payPercent: PayPercent }

type CheckoutEmitted =
  | Toast
  | { type: 'guest.saved'; profile: Profile }
  | { type: 'profile.refused' }
  | { type: 'booking.placed' }

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as { lines: readonly CartLine[]; today: string },
    emitted: {} as CheckoutEmitted,
    tags: {} as 'loading' | 'busy' | 'taken',
  },
  actors: {
    /** Repeats itself once when the server fails. */
    loadProfile: fromPromise<Profile>(notProvided('loadProfile')),
    saveGuest: fromPromise<Profile, { guest: Profile }>(notProvided('saveGuest')),
    /** Answers where to pay. Repeats itself under one ActivityId until it is answered, across a reload too. */
    book: fromPromise<{ paymentUrl: string }, NewBooking>(notProvided('book')),
    redirect: fromPromise<void, { url: string }>(notProvided('redirect')),
  },
  guards: {
    mayNotSubmit: ({ context }) => !context.termsAccepted || context.lines.length === 0,
    isGuestReady: ({ context }) => isGuestReady(context),
    isAnyMissing: ({ context }) => missingGuestFields(context.guest).length > 0,
  },
  actions: {
    pointAtWrong: assign({ wrong: ({ context }) => wrongIn(context) }),
    warnOfMissing: emit(({ context }) =>
      warning(requiredSentence(missingGuestFields(context.guest).map(({ label }) => label))),
    ),
    clearProblems: assign({ problem: undefined, wrong: [] }),
    storeLines: assign(({ event }) =>
      event.type === 'cart.changed' ? { lines: event.lines, newQuote: undefined } : {},
    ),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    today: input.today,
    lines: input.lines,
    guest: unknownGuest,
    termsAccepted: false,
    payPercent: '100%',
    newQuote: undefined,
    wrong: [],
    problem: undefined,
    paymentUrl: '',
  }),
  initial: 'loadingProfile',
  on: {
    'cart.changed': { actions: 'storeLines' },
  },
  states: {
    loadingProfile: {
      tags: 'loading',
      invoke: {
        src: 'loadProfile',
        onDone: { target: 'editing', actions: assign({ guest: ({ event }) => withDefaults(event.output) }) },
        onError: [
          { guard: isUnreachable, target: 'profileFailed', actions: [assign(withProblem), emit(warningOf)] },
          // Specified: a guest whose profile is refused is signed out.
          {
            target: 'profileFailed',
            actions: [assign(withProblem), emit(warningOf), emit({ type: 'profile.refused' })],
          },
        ],
      },
    },
    profileFailed: { on: { 'retry.pressed': { target: 'loadingProfile', actions: 'clearProblems' } } },
    editing: {
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => ({
            guest: { ...context.guest, [event.field]: event.value },
            wrong: context.wrong.filter((field) => field !== event.field),
          })),
        },
        'terms.changed': { actions: assign({ termsAccepted: ({ event }) => event.accepted }) },
        'percent.chosen': { actions: assign({ payPercent: ({ event }) => event.percent }) },
        'submit.pressed': [
          { guard: 'mayNotSubmit' },
          { guard: 'isGuestReady', target: 'savingGuest', actions: 'clearProblems' },
          { guard: 'isAnyMissing', actions: ['pointAtWrong', 'warnOfMissing'] },
          { actions: 'pointAtWrong' },
        ],
      },
    },
    savingGuest: {
      tags: 'busy',
      on: {
        // Another tab changed the cart after the submission: nothing is booked that the guest did not see.
        'cart.changed': {
          target: 'editing',
          actions: ['storeLines', assign({ problem: texts.cartChanged })],
        },
      },
      invoke: {
        src: 'saveGuest',
        input: ({ context }) => ({ guest: context.guest }),
        onDone: {
          target: 'booking',
          actions: [
            assign({ guest: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'guest.saved', profile: event.output })),
          ],
        },
        onError: {
          target: 'editing',
          actions: assign(withProblem),
        },
      },
    },
    booking: {
      tags: 'busy',
      invoke: {
        src: 'book',
        input: ({ context }) => ({
          lines: context.lines,
          quote: currentQuote(context),
          payPercent: context.payPercent,
        }),
        onDone: [
          {
            guard: hasNoPaymentPage,
            target: 'failed',
            actions: assign({ problem: texts.invalidPayment }),
          },
          { target: 'redirecting', actions: assign({ paymentUrl: ({ event }) => event.output.paymentUrl }) },
        ],
        onError: [
          {
            guard: isPriceChange,
            target: 'editing',
            actions: assign(({ event }) => ({ ...withProblem({ event }), newQuote: newQuoteOf(event.error) })),
          },
          { guard: areDatesRefused, target: 'failed.taken', actions: assign(withProblem) },
          {
            target: 'failed',
            actions: assign(withProblem),
          },
        ],
      },
    },
    redirecting: {
      tags: 'busy',
      on: { 'page.returned': 'editing' },
      invoke: {
        src: 'redirect',
        input: ({ context }) => ({ url: context.paymentUrl }),
        // The cart is cleared only now that the browser is on its way.
        onDone: { actions: emit({ type: 'booking.placed' }) },
        onError: { target: 'failed', actions: assign({ problem: texts.invalidPayment }) },
      },
    },
    failed: {
      initial: 'unpaid',
      on: {
        'editing.resumed': { target: 'editing', actions: 'clearProblems' },
        // As it was submitted: what was refused may be possible by now.
        'retry.pressed': { target: 'savingGuest', actions: 'clearProblems' },
      },
      states: {
        unpaid: {},
        // A line of the cart is not free any more: something else can come in its place.
        taken: { tags: 'taken' },
      },
    },
  },
})

/** What the lines come to, in paisa, as far as we know: the server's figures once it gave them. */
export function currentQuote({ lines, newQuote }: Pick<CheckoutContext, 'lines' | 'newQuote'>): Quote {
  return newQuote ?? quoteOf(totalOf(lines))
}

/** Whether all that a booking asks of its guest is there, and right. */
export function isGuestReady(context: Pick<CheckoutContext, 'guest' | 'today'>): boolean {
  return wrongIn(context).length === 0
}

function wrongIn({ guest, today }: Pick<CheckoutContext, 'guest' | 'today'>): GuestField[] {
  return wrongGuestFields(guest, missingGuestFields(guest), today)
}

function isPriceChange({ event }: Failed): boolean {
  return newQuoteOf(event.error) !== undefined
}

function newQuoteOf(error: unknown): Quote | undefined {
  if (!(error instanceof Problem) || error.code !== 'price_changed') return undefined
  const { success, data } = PriceChange.safeParse(error.data)
  if (!success) return undefined
  return { roomCharge: toPaisa(data.RoomCharge), tax: toPaisa(data.Tax), payable: toPaisa(data.Payable) }
}
