// What became of a payment. The address of the page only claims; the API is polled until the gateway has decided. A call without an
// answer decides nothing: it is repeated.

import { assign, fromPromise, setup } from 'xstate'
import { Problem } from '#contract/problem.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { getPaymentState } from '#contract/money/payments.ts'
import { type Failed, notProvided } from './parts/shared.ts'
import { paymentHeadlines, texts } from './parts/texts.ts'

export type PaymentReport = DataOf<typeof getPaymentState>

type PaymentStatusInput = { code: string; id: string }
type PaymentStatusContext = PaymentStatusInput & { report: PaymentReport | undefined }

export const paymentStatusMachine = setup({
  types: {
    context: {} as PaymentStatusContext,
    input: {} as PaymentStatusInput,
    tags: {} as 'undecided',
  },
  actors: {
    askState: fromPromise<PaymentReport, PaymentStatusInput>(notProvided('askState')),
  },
  guards: {
    isReported: ({ context }, { state }: { state: PaymentReport['State'] }) => context.report?.State === state,
  },
  delays: { pollPause: 3_000 },
}).createMachine({
  id: 'paymentStatus',
  context: ({ input: { code, id } }) => ({ code, id, report: undefined }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'undecided',
      invoke: {
        src: 'askState',
        input: ({ context: { code, id } }) => ({ code, id }),
        onDone: { target: 'judging', actions: assign({ report: ({ event }) => event.output }) },
        onError: [{ guard: isUnknownAttempt, target: 'unknown' }, { target: 'pending' }],
      },
    },
    judging: {
      tags: 'undecided',
      always: [
        { guard: { type: 'isReported', params: { state: 'SUCCESS' } }, target: 'success' },
        { guard: { type: 'isReported', params: { state: 'FAILED' } }, target: 'failed' },
        { guard: { type: 'isReported', params: { state: 'CANCELLED' } }, target: 'cancelled' },
        { guard: { type: 'isReported', params: { state: 'REVIEW' } }, target: 'inReview' },
        { target: 'pending' },
      ],
    },
    pending: { tags: 'undecided', after: { pollPause: 'asking' } },
    success: {},
    failed: {},
    cancelled: {},
    /** The money was taken, and staff must look at it. */
    inReview: {},
    unknown: {},
  },
})

type PaymentStatusState = 'asking' | 'judging' | 'pending' | 'inReview' | keyof typeof paymentHeadlines

/** The one headline of the status page; undefined while nothing is decided, and when nothing was asked to be paid (`Payment` 0). */
export function headlineOf(state: PaymentStatusState, payment: number): string | undefined {
  if (payment === 0) return undefined
  switch (state) {
    case 'asking':
    case 'judging':
    case 'pending':
      return undefined
    case 'inReview':
      return texts.paymentInReview
    default:
      return paymentHeadlines[state]
  }
}

function isUnknownAttempt({ event: { error } }: Failed): boolean {
  return error instanceof Problem && (error.code === 'not_found' || error.code === 'malformed')
}
