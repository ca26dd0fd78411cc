// Checkout: the guest's details, then the booking, then the payment page. Any refusal before that leads back to the form with all that was typed. The price is the server's: when it differs, its figures are shown before anything is booked.

import { sumsSeen } from '#contract/orders/sums.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type PlacePrice, PriceChange } from '#contract/orders/orders.ts'
import { Problem } from '#contract/problem.ts'
import { requiredForBooking, type Profile } from '#contract/guests/guests.ts'
import { missingFields } from '#contract/values/required-fields.ts'
import { type Quote, type PayPercent } from '#contract/values/money.ts'
import { quoteOfLines, totalOf, type CartLine } from './parts/cart-lines.ts'
import { emptyForm, formBy, type FormEvent } from './parts/form.ts'
import { isClean, missingWarning } from './parts/problems.ts'
import { unknownGuest } from './parts/guest-details.ts'
import {
  guestFormProblems,
  type GuestFormState,
  isUnreachable,
  loadingProfile,
  takeProfile,
  warningOfRefusal,
} from './parts/guest-form.ts'
import { areDatesRefused, type Failed, hasNoPaymentPage, notProvided, type Toast, withProblem } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

type CheckoutContext = GuestFormState & {
  lines: readonly CartLine[]
  termsAccepted: boolean
  payPercent: PayPercent
  /** The server's figures, once they differed from ours for these very lines. */
  newQuote: Quote | undefined
  /** What ours came to then. */
  payableBefore: number
  paymentUrl: string
}

export type CheckoutEvent =
  | FormEvent<Profile>
  | { type: 'terms.changed'; accepted: boolean }
  | { type: 'percent.chosen'; percent: PayPercent }
  | { type: 'cart.changed'; lines: readonly CartLine[] }
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
  /** The cart follows them. */
  | { type: 'prices.changed'; prices: readonly PlacePrice[] }

const form = formBy<CheckoutContext>(problemsOf)

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
    /** Answers where to pay. Retries with the same ActivityId until the server answers, across a reload too. */
    book: fromPromise<{ paymentUrl: string }, NewBooking>(notProvided('book')),
    redirect: fromPromise<void, { url: string }>(notProvided('redirect')),
  },
  guards: {
    mayNotSubmit: ({ context }) => !context.termsAccepted || context.lines.length === 0,
    isValid: form.isValid,
    isUnreachable,
  },
  actions: {
    change: assign(form.change),
    showProblems: assign(form.showProblems),
    showRefusal: assign(form.showRefusal),
    warn: emit(warningOfRefusal),
    reportProfileRefused: emit({ type: 'profile.refused' }),
    takeProfile: assign(takeProfile),
    warnOfMissing: enqueueActions(({ context, enqueue }) => {
      const toast = missingWarning(missingFields(requiredForBooking, context.fields))
      if (toast) enqueue.emit(toast)
    }),
    clearProblem: assign({ problem: undefined }),
    storeLines: assign(({ context: { newQuote }, event }) => {
      if (event.type !== 'cart.changed') return {}
      // The lines have followed the new price.
      const isSame = newQuote?.roomCharge === totalOf(event.lines)
      return { lines: event.lines, newQuote: isSame ? newQuote : undefined }
    }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...emptyForm(unknownGuest),
    today: input.today,
    lines: input.lines,
    termsAccepted: false,
    payPercent: '100%',
    newQuote: undefined,
    payableBefore: 0,
    paymentUrl: '',
  }),
  initial: 'loadingProfile',
  on: {
    'cart.changed': { actions: 'storeLines' },
  },
  states: {
    loadingProfile,
    profileFailed: { on: { 'retry.pressed': { target: 'loadingProfile', actions: 'clearProblem' } } },
    filling: {
      on: {
        'field.changed': { actions: 'change' },
        'terms.changed': { actions: assign({ termsAccepted: ({ event }) => event.accepted }) },
        'percent.chosen': { actions: assign({ payPercent: ({ event }) => event.percent }) },
        'form.submitted': [
          { guard: 'mayNotSubmit' },
          { guard: 'isValid', target: 'savingGuest', actions: 'showProblems' },
          { actions: ['showProblems', 'warnOfMissing'] },
        ],
      },
    },
    savingGuest: {
      tags: 'busy',
      on: {
        // Another tab changed the cart after the submission: nothing is booked that the guest did not see.
        'cart.changed': {
          target: 'filling',
          actions: ['storeLines', assign({ problem: texts.cartChanged })],
        },
      },
      invoke: {
        src: 'saveGuest',
        input: ({ context }) => ({ guest: context.fields }),
        onDone: {
          target: 'booking',
          actions: [
            assign({ fields: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'guest.saved', profile: event.output })),
          ],
        },
        onError: { target: 'filling', actions: 'showRefusal' },
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
            target: 'filling',
            actions: [
              emit(({ event }) => ({ type: 'prices.changed', prices: priceChangeOf(event.error)?.Places ?? [] })),
              assign(withNewQuote),
            ],
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
      on: { 'page.returned': 'filling' },
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
        'editing.resumed': { target: 'filling', actions: 'clearProblem' },
        // As it was submitted: what was refused may be possible by now.
        'retry.pressed': { target: 'savingGuest', actions: 'clearProblem' },
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
  return newQuote ?? quoteOfLines(lines)
}

type Guest = Pick<GuestFormState, 'fields' | 'today'>

/** Whether all that a booking asks of its guest is there, and right. */
export function isGuestReady(guest: Guest): boolean {
  return isClean(problemsOf(guest))
}

function problemsOf({ fields, today }: Guest) {
  return guestFormProblems(fields, missingFields(requiredForBooking, fields), today)
}

function isPriceChange({ event }: Failed): boolean {
  return priceChangeOf(event.error) !== undefined
}

function priceChangeOf(error: unknown): PriceChange | undefined {
  if (!(error instanceof Problem) || error.code !== 'price_changed') return undefined
  return PriceChange.safeParse(error.data).data
}

function withNewQuote({ context, event }: { context: CheckoutContext } & Failed): Partial<CheckoutContext> {
  const change = priceChangeOf(event.error)
  if (!change) return {}
  const newQuote = {
    ...sumsSeen({ ...change, Service: change.Service ?? 0 }),
    levies: leviesOf(change.Places[0] ?? {}),
  }
  return { ...withProblem({ event }), newQuote, payableBefore: currentQuote(context).payable }
}
