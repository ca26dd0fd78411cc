// Takes what is due of a booking at the desk, or a part of it. Cash needs an open shift of one's own, which is looked for as soon as the
// dialog opens; until that is known the API decides. A transaction number that was met before is taken once more only after a person has
// seen where it was met.

import { assign, emit, fromPromise, setup } from 'xstate'
import { type DeskMethod, KnownReference } from '#contract/desk/money.ts'
import { notProvided } from '#machines/parts/shared.ts'
import { amountIn } from './parts/amount.ts'
import { refusalData } from './parts/refusal.ts'
import * as form from './parts/typed-form.ts'

/** As typed; `reference` is the number of the slip or transaction of what is not cash. */
export type PaymentFields = { amount: string; method: DeskMethod; reference: string }
export type PaymentField = keyof PaymentFields

type PaymentContext = form.Typed<PaymentFields> & {
  code: string
  /** BDT. */
  due: number
  /** Undefined until it is known. */
  hasShift: boolean | undefined
  /** Where the number was met before. */
  met: KnownReference | undefined
}

export type PaymentEvent =
  | form.TypedEvent<PaymentFields>
  | { type: 'take.chosen' }
  | { type: 'dialog.closed' }
  /** The number was met before, and the payment is taken all the same, or not. */
  | { type: 'reference.accepted' }
  | { type: 'reference.declined' }
  /** The booking was read again, and something else is due of it. */
  | { type: 'due.changed'; due: number }
  /** Something was changed elsewhere: a shift may have been opened or closed. */
  | { type: 'till.changed' }

/** Amount in BDT. */
export type DeskPayment = { code: string; amount: number; method: DeskMethod; reference: string; isKnown: boolean }

const payment = {
  wrongIn: (context: PaymentContext) => [
    ...(amountOf(context) === undefined ? ['amount'] : []),
    ...(lacksShift(context) ? ['method'] : []),
    ...(lacksReference(context.fields) ? ['reference'] : []),
  ],
}

export const takePaymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as { code: string; due: number },
    emitted: {} as { type: 'payment.taken'; receipt: string },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Whether a shift of one's own is open. */
    findShift: fromPromise<boolean>(notProvided('findShift')),
    /** Answers the number of the receipt. Repeats itself under one ActivityId until it is answered. */
    takePayment: fromPromise<string, DeskPayment>(notProvided('takePayment')),
  },
  guards: {
    isWhole: form.isWhole<PaymentContext>,
    isReferenceMet: ({ event }) => 'error' in event && metIn(event.error) !== undefined,
  },
  actions: {
    storeField: assign(form.storeField<PaymentFields, PaymentContext>),
    pointAtWrong: assign(form.pointAtWrong<PaymentContext>),
    showRefusal: assign(form.showRefusal),
    /** All that is due, in cash. */
    fillIn: assign(({ context }) => ({
      ...form.untyped({ amount: String(context.due), method: 'cash', reference: '' }),
      hasShift: undefined,
      met: undefined,
    })),
    forgetMet: assign({ met: undefined }),
  },
}).createMachine({
  id: 'takePayment',
  context: ({ input: { code, due } }) => ({
    ...form.untyped({ amount: '', method: 'cash', reference: '' }),
    code,
    due,
    hasShift: undefined,
    met: undefined,
  }),
  initial: 'closed',
  on: {
    'due.changed': { actions: assign(({ context, event: { due } }) => form.withChange(context, { due }, payment)) },
  },
  states: {
    closed: { on: { 'take.chosen': { target: 'filling', actions: 'fillIn' } } },
    filling: {
      tags: 'open',
      initial: 'findingShift',
      on: { ...form.filling(payment), 'dialog.closed': 'closed', 'till.changed': '.findingShift' },
      states: {
        findingShift: {
          invoke: {
            src: 'findShift',
            onDone: {
              target: 'ready',
              actions: assign(({ context, event }) => form.withChange(context, { hasShift: event.output }, payment)),
            },
            onError: 'ready',
          },
        },
        ready: {},
      },
    },
    // Cannot be closed: a request that was sent cannot be withdrawn.
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'takePayment',
        input: ({ context: { code, fields, due, met } }) => ({
          code,
          amount: amountOf({ fields, due }) ?? 0,
          method: fields.method,
          reference: isCash(fields) ? '' : fields.reference.trim(),
          isKnown: met !== undefined,
        }),
        onDone: { target: 'closed', actions: emit(({ event }) => ({ type: 'payment.taken', receipt: event.output })) },
        onError: [
          {
            guard: 'isReferenceMet',
            target: 'asking',
            actions: assign({ met: ({ event }) => metIn(event.error) }),
          },
          { ...form.refused, actions: ['showRefusal', 'forgetMet'] },
        ],
      },
    },
    /** The number was met before: is it a payment of its own? */
    asking: {
      tags: 'open',
      on: {
        'reference.accepted': [
          { guard: { type: 'isWhole', params: payment }, target: 'sending' },
          // Others took money of the booking.
          { target: 'filling', actions: ['forgetMet', { type: 'pointAtWrong', params: payment }] },
        ],
        'reference.declined': { target: 'filling', actions: 'forgetMet' },
        'dialog.closed': 'closed',
      },
    },
  },
})

function metIn(error: unknown): KnownReference | undefined {
  return refusalData(error, 'reference_known', KnownReference)
}

/** BDT; undefined unless it is a part of what is due. */
export function amountOf({ fields, due }: Pick<PaymentContext, 'fields' | 'due'>): number | undefined {
  const amount = amountIn(fields.amount)
  return amount !== undefined && amount <= due ? amount : undefined
}

/** Whether it is known that no shift is open into which this cash could go. */
export function lacksShift({ fields, hasShift }: Pick<PaymentContext, 'fields' | 'hasShift'>): boolean {
  return isCash(fields) && hasShift === false
}

function lacksReference(fields: PaymentFields): boolean {
  return !isCash(fields) && fields.reference.trim() === ''
}

function isCash({ method }: PaymentFields): boolean {
  return method === 'cash'
}
