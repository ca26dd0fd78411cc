// Takes what is due of a booking at the desk, or a part of it. Cash needs an open shift of one's own, which is looked for as soon as the
// dialog opens; until that is known the API decides. A transaction number that was used before is taken again only after a person has
// seen where.

import { assign, emit, fromPromise, setup } from 'xstate'
import { type DeskMethod, KnownReference } from '#contract/money/till.ts'
import { emptyForm, filling, formBy, type FormEvent, type FormState, showRefusal } from '#machines/parts/form.ts'
import { missingText } from '#machines/parts/problems.ts'
import { notProvided } from '#machines/parts/shared.ts'
import { amountIn } from './parts/amount.ts'
import { refusalData } from './parts/refusal.ts'

/** As typed; `reference` is the number of the slip or transaction of what is not cash. */
export type PaymentFields = { amount: string; method: DeskMethod; reference: string }
export type PaymentField = keyof PaymentFields

type Payment = {
  fields: PaymentFields
  /** BDT. */
  due: number
  /** Undefined until it is known. */
  hasShift: boolean | undefined
}

type PaymentContext = Payment &
  FormState<PaymentFields, ReturnType<typeof validate>> & {
    code: string
    /** Where the number was used before. */
    usedBefore: KnownReference | undefined
  }

export type PaymentEvent =
  | FormEvent<PaymentFields>
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  /** The number was used before, and the payment is taken all the same, or not. */
  | { type: 'reference.accepted' }
  | { type: 'reference.declined' }
  /** The booking was read again, and something else is due of it. */
  | { type: 'due.changed'; due: number }
  /** Another desk changed something: a shift may have been opened or closed. */
  | { type: 'data.outdated' }

/** Amount in BDT. */
export type DeskPayment = { code: string; amount: number; method: DeskMethod; reference: string; isKnown: boolean }

const form = formBy<PaymentContext>(validate)

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
    /** Answers the number of the receipt. Retries with the same ActivityId until the server answers, so it runs once. */
    takePayment: fromPromise<string, DeskPayment>(notProvided('takePayment')),
  },
  guards: {
    isValid: form.isValid,
    isNumberUsed: ({ event }) => 'error' in event && usedBeforeIn(event.error) !== undefined,
  },
  actions: {
    change: assign(form.change),
    showProblems: assign(form.showProblems),
    showRefusal: assign(showRefusal),
    /** All that is due, in cash. */
    start: assign(({ context }) => ({ ...startOf(context.due), hasShift: undefined, usedBefore: undefined })),
    forgetUse: assign({ usedBefore: undefined }),
  },
}).createMachine({
  id: 'takePayment',
  context: ({ input: { code, due } }) => ({ ...startOf(due), code, due, hasShift: undefined, usedBefore: undefined }),
  initial: 'closed',
  on: { 'due.changed': { actions: assign(({ context, event: { due } }) => form.withChange(context, { due })) } },
  states: {
    closed: { on: { 'dialog.opened': { target: 'filling', actions: 'start' } } },
    filling: {
      tags: 'open',
      initial: 'findingShift',
      on: { ...filling, 'dialog.closed': 'closed', 'data.outdated': '.findingShift' },
      states: {
        findingShift: {
          invoke: {
            src: 'findShift',
            onDone: {
              target: 'ready',
              actions: assign(({ context, event }) => form.withChange(context, { hasShift: event.output })),
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
        input: ({ context: { code, fields, due, usedBefore } }) => ({
          code,
          amount: amountOf({ fields, due }) ?? 0,
          method: fields.method,
          reference: isCash(fields) ? '' : fields.reference.trim(),
          isKnown: usedBefore !== undefined,
        }),
        onDone: { target: 'closed', actions: emit(({ event }) => ({ type: 'payment.taken', receipt: event.output })) },
        onError: [
          {
            guard: 'isNumberUsed',
            target: 'asking',
            actions: assign({ usedBefore: ({ event }) => usedBeforeIn(event.error) }),
          },
          { target: 'filling', actions: ['showRefusal', 'forgetUse'] },
        ],
      },
    },
    /** The number was used before: is this a separate payment? */
    asking: {
      tags: 'open',
      on: {
        'reference.accepted': [
          { guard: 'isValid', target: 'sending' },
          // Less is due by now, as when another desk took a payment.
          { target: 'filling', actions: ['forgetUse', 'showProblems'] },
        ],
        'reference.declined': { target: 'filling', actions: 'forgetUse' },
        'dialog.closed': 'closed',
      },
    },
  },
})

function startOf(due: number) {
  return emptyForm<PaymentFields>({ amount: String(due), method: 'cash', reference: '' })
}

function validate(payment: Payment) {
  const { fields } = payment
  return {
    amount: amountOf(payment) === undefined ? ('notDue' as const) : undefined,
    method: needsOpenShift(payment) ? ('needsShift' as const) : undefined,
    reference: isCash(fields) ? undefined : missingText(fields.reference),
  }
}

function usedBeforeIn(error: unknown): KnownReference | undefined {
  return refusalData(error, 'reference_known', KnownReference)
}

/** BDT; undefined unless it is a part of what is due. */
export function amountOf({ fields, due }: Pick<Payment, 'fields' | 'due'>): number | undefined {
  const amount = amountIn(fields.amount)
  return amount !== undefined && amount <= due ? amount : undefined
}

/** Whether it is known that no shift is open into which this cash could go. */
export function needsOpenShift({ fields, hasShift }: Pick<Payment, 'fields' | 'hasShift'>): boolean {
  return isCash(fields) && hasShift === false
}

function isCash({ method }: PaymentFields): boolean {
  return method === 'cash'
}
