// Cancelling one order: what would come back is asked first and shown, and nothing happens before the guest has agreed to it. Where money
// is at stake the server wants a fresh sign-in: a code goes to the guest's phone at once, and with it the cancellation is carried out on
// the terms that were agreed to.

import { assign, emit, fromPromise, setup } from 'xstate'
import { CancellationTerms } from '#contract/money/cancellations.ts'
import { Problem } from '#contract/problem.ts'
import { codeOf, isWholeCode } from '#contract/values/one-time-code.ts'
import { type Failed, notProvided, type Toast, withProblem } from './parts/shared.ts'
import { emptyFieldTexts, texts } from './parts/texts.ts'

type CancellationContext = {
  code: string
  /** BDT, as the server last quoted them. */
  terms: CancellationTerms | undefined
  /** Names the one-time code that was sent last; it outlives the dialog, for a new one cannot be sent at once. */
  messageId: string
  /** The one-time code as typed. */
  typedCode: string
  /** The sentence that the dialog shows. */
  problem: string | undefined
}

export type CancellationEvent =
  | { type: 'cancel.pressed' }
  | { type: 'confirm.pressed' }
  | { type: 'code.changed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'resend.pressed' }
  | { type: 'dialog.closed' }

/** An order, and the refund in BDT that its guest was shown and agreed to. */
export type AgreedCancellation = { code: string; refund: number }

/** The one-time code that a guest typed, and the message that brought it. */
export type CodeProof = { messageId: string; typedCode: string }

/** The order is no longer what the page shows. */
type CancellationEmitted = Toast | { type: 'order.changed' }

export const cancellationMachine = setup({
  types: {
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    input: {} as { code: string },
    emitted: {} as CancellationEmitted,
    tags: {} as 'open' | 'loading' | 'decision' | 'busy' | 'code',
  },
  actors: {
    quoteCancellation: fromPromise<CancellationTerms, { code: string }>(notProvided('quoteCancellation')),
    /** Answers on what terms it was cancelled. Repeats itself under one ActivityId until it is answered. */
    cancelBooking: fromPromise<CancellationTerms, AgreedCancellation>(notProvided('cancelBooking')),
    /** Sends a code to the guest's own phone, and answers its message id. */
    requestCode: fromPromise<string>(notProvided('requestCode')),
    /** Begins a new session of the same guest. Repeats itself under one ActivityId until it is answered. */
    signIn: fromPromise<void, CodeProof>(notProvided('signIn')),
  },
  guards: {
    isCode: ({ context, event }) =>
      isWholeCode(event.type === 'code.changed' ? event.value : context.typedCode) && context.messageId !== '',
  },
  actions: {
    forget: assign({ terms: undefined, typedCode: '', problem: undefined }),
    takeCode: assign(({ event }) =>
      event.type === 'code.changed' ? { typedCode: event.value, problem: undefined } : {},
    ),
    reportOrderChanged: emit({ type: 'order.changed' }),
  },
}).createMachine({
  id: 'cancellation',
  context: ({ input }) => ({
    code: input.code,
    terms: undefined,
    messageId: '',
    typedCode: '',
    problem: undefined,
  }),
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
    // Cannot be closed: a request that was sent cannot be withdrawn.
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
          { guard: isSignInTooOld, target: 'requestingCode' },
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
    requestingCode: {
      tags: ['open', 'code', 'busy'],
      on: { 'dialog.closed': 'closed' },
      entry: assign({ typedCode: '', problem: undefined }),
      invoke: {
        src: 'requestCode',
        onDone: { target: 'enteringCode', actions: assign({ messageId: ({ event }) => event.output }) },
        // If it is too early for another code, the last one is still valid.
        onError: { target: 'enteringCode', actions: assign(withProblem) },
      },
    },
    enteringCode: {
      tags: ['open', 'code'],
      on: {
        'code.changed': [{ guard: 'isCode', target: 'signingIn', actions: 'takeCode' }, { actions: 'takeCode' }],
        'code.submitted': [
          { guard: 'isCode', target: 'signingIn' },
          { actions: assign({ problem: emptyFieldTexts.code }) },
        ],
        'resend.pressed': 'requestingCode',
        'dialog.closed': 'closed',
      },
    },
    // Closing the dialog withdraws the guest's consent.
    signingIn: {
      tags: ['open', 'code', 'busy'],
      on: { 'dialog.closed': 'closed' },
      invoke: {
        src: 'signIn',
        input: ({ context: { messageId, typedCode } }) => ({ messageId, typedCode: codeOf(typedCode) }),
        onDone: { target: 'cancelling', actions: assign({ messageId: '', typedCode: '' }) },
        onError: { target: 'enteringCode', actions: assign(withProblem) },
      },
    },
    // The order was cancelled elsewhere or has expired: the page shows an outdated one.
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
