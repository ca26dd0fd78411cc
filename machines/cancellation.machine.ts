// Cancelling one order: what would come back is asked first and shown, and nothing happens before the guest has agreed to it. Where money
// is at stake the server wants a fresh sign-in; the guest signs in again and then presses again, on terms that are asked anew.

import { assign, emit, fromPromise, setup } from 'xstate'
import { CancellationTerms } from '#contract/cancellations.ts'
import { Problem } from '#contract/problem.ts'
import { type Failed, notProvided, type Toast, withProblem } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

type CancellationContext = {
  code: string
  /** BDT, as the server last quoted them. */
  terms: CancellationTerms | undefined
  /** The sentence that the dialog shows. */
  problem: string | undefined
}

export type CancellationEvent =
  | { type: 'cancel.pressed' }
  | { type: 'confirm.pressed' }
  | { type: 'signIn.pressed' }
  | { type: 'dialog.closed' }

/** An order, and the refund in BDT that its guest was shown and agreed to. */
export type AgreedCancellation = { code: string; refund: number }

type CancellationEmitted =
  | Toast
  /** The order is no longer what the page shows. */
  | { type: 'order.changed' }
  | { type: 'signIn.wanted' }

export const cancellationMachine = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    input: {} as { code: string },
    emitted: {} as CancellationEmitted,
    tags: {} as 'open' | 'loading' | 'decision' | 'busy' | 'signIn',
  },
  actors: {
    quoteCancellation: fromPromise<CancellationTerms, { code: string }>(notProvided('quoteCancellation')),
    /** Answers on what terms it was cancelled. Repeats itself under one ActivityId until it is answered. */
    cancelBooking: fromPromise<CancellationTerms, AgreedCancellation>(notProvided('cancelBooking')),
  },
  actions: {
    forget: assign({ terms: undefined, problem: undefined }),
    reportOrderChanged: emit({ type: 'order.changed' }),
  },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => ({ code: input.code, terms: undefined, problem: undefined }),
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'cancel.pressed': 'quoting' } },
    quoting: {
      tags: ['open', 'loading'],
      on: { 'dialog.closed': 'closed' },
      invoke: {
        src: 'quoteCancellation',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'deciding', actions: assign({ terms: ({ event }) => event.output }) },
        onError: { target: 'refused', actions: assign(withProblem) },
      },
    },
    deciding: {
      tags: ['open', 'decision'],
      on: { 'confirm.pressed': 'cancelling', 'dialog.closed': 'closed' },
    },
    // It cannot be closed: what is on its way to the server is not called back.
    cancelling: {
      tags: ['open', 'decision', 'busy'],
      entry: assign({ problem: undefined }),
      invoke: {
        src: 'cancelBooking',
        input: ({ context }) => ({ code: context.code, refund: context.terms?.Refund ?? 0 }),
        onDone: {
          target: 'done',
          actions: [
            emit(({ event: { output: terms } }) => ({
              type: 'toast',
              tone: 'success',
              text: terms.Refund > 0 ? texts.cancelledWithRefund : texts.cancelled,
            })),
            'reportOrderChanged',
          ],
        },
        onError: [
          { guard: isSignInTooOld, target: 'signInNeeded' },
          { guard: isFinal, target: 'refused', actions: assign(withProblem) },
          {
            target: 'deciding',
            actions: assign(({ context, event }) => ({
              ...withProblem({ event }),
              terms: newTermsOf(event.error) ?? context.terms,
            })),
          },
        ],
      },
    },
    signInNeeded: {
      tags: ['open', 'signIn'],
      on: {
        'signIn.pressed': { target: 'closed', actions: emit({ type: 'signIn.wanted' }) },
        'dialog.closed': 'closed',
      },
    },
    // It was cancelled elsewhere, or its time is over: the page shows an order that has changed.
    refused: {
      tags: 'open',
      on: { 'dialog.closed': { target: 'closed', actions: 'reportOrderChanged' } },
    },
    done: { on: { 'cancel.pressed': { target: 'quoting', actions: 'forget' } } },
  },
})

function isSignInTooOld({ event: { error } }: Failed): boolean {
  return error instanceof Problem && error.code === 'sign_in_again'
}

/** Another try would be refused again. */
function isFinal({ event: { error } }: Failed): boolean {
  if (!(error instanceof Problem)) return false
  return error.code === 'order_settled' || error.code === 'hold_expired' || error.code === 'not_found'
}

function newTermsOf(error: unknown): CancellationTerms | undefined {
  if (!(error instanceof Problem) || error.code !== 'price_changed') return undefined
  return CancellationTerms.safeParse(error.data).data
}
