// One's own shift: opened with the cash that is in the till, closed by what was counted, and between the two what was taken, with cash
// that comes or goes beside it. What the till should hold is shown after it was counted.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { closeTill, Till } from '#contract/desk/money.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { type Done, notProvided } from '#machines/parts/shared.ts'
import { amountIn } from './parts/amount.ts'
import * as form from './parts/typed-form.ts'

/** As typed: a sum of cash, which way it goes, and what for. */
export type TillFields = { sum: string; direction: 'into' | 'outOf'; reason: string }
export type TillField = keyof TillFields

export type TillPayment = Till['Payments'][number]
/** What was counted, beside what should have been there. */
export type Closing = DataOf<typeof closeTill>

type TillContext = form.Typed<TillFields> & {
  till: Till | undefined
  closing: Closing | undefined
  /** The payment that is being taken back. */
  payment: TillPayment | undefined
}

export type TillEvent =
  | form.TypedEvent<TillFields>
  /** Something was changed elsewhere: it may be this shift. */
  | { type: 'till.changed' }
  | { type: 'entry.chosen' }
  | { type: 'count.chosen' }
  | { type: 'reverse.chosen'; payment: TillPayment }
  | { type: 'dialog.closed' }

type TillEmitted =
  | { type: 'shift.opened' }
  | { type: 'entry.recorded' }
  | { type: 'payment.reversed'; receipt: string }
  | { type: 'shift.closed' }

const unfilled: TillFields = { sum: '', direction: 'outOf', reason: '' }

const tillSetup = setup({
  types: {
    context: {} as TillContext,
    events: {} as TillEvent,
    emitted: {} as TillEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readTill: fromPromise<Till | undefined>(notProvided('readTill')),
    /** Those that change something repeat themselves under one ActivityId until they are answered. */
    openShift: fromPromise<void, { float: number }>(notProvided('openShift')),
    recordEntry: fromPromise<void, { amount: number; reason: string }>(notProvided('recordEntry')),
    reversePayment: fromPromise<void, { receipt: string; reason: string }>(notProvided('reversePayment')),
    closeShift: fromPromise<Closing, { counted: number; note: string }>(notProvided('closeShift')),
  },
  guards: { isWhole: form.isWhole<TillContext> },
  actions: {
    storeField: assign(form.storeField<TillFields, TillContext>),
    pointAtWrong: assign(form.pointAtWrong<TillContext>),
    showRefusal: assign(form.showRefusal),
    clearProblem: assign({ problem: undefined }),
    emptyForm: assign({ ...form.untyped(unfilled), payment: undefined }),
    reportOpened: emit({ type: 'shift.opened' }),
    reportRecorded: emit({ type: 'entry.recorded' }),
    reportReversed: emit(({ context }) => ({ type: 'payment.reversed', receipt: context.payment?.Receipt ?? '' })),
    reportClosed: emit({ type: 'shift.closed' }),
  },
})

const sum = { wrongIn: ({ fields }: TillContext) => (sumIn(fields) === undefined ? ['sum'] : []) }
const reason = { wrongIn: ({ fields }: TillContext) => (fields.reason.trim() === '' ? ['reason'] : []) }
const entry = {
  wrongIn: (context: TillContext) => [
    ...(amountIn(context.fields.sum) === undefined ? ['sum'] : []),
    ...reason.wrongIn(context),
  ],
}

const reading = tillSetup.createStateConfig({
  on: { 'till.changed': { target: 'reading', reenter: true } },
  invoke: {
    src: 'readTill',
    onDone: [
      {
        guard: isOpen,
        target: '#till.open',
        actions: [assign({ till: ({ event }) => event.output, closing: undefined }), 'emptyForm'],
      },
      { target: '#till.closed', actions: assign({ till: undefined }) },
    ],
    onError: { target: '#till.failed', actions: 'showRefusal' },
  },
})

/** What was read stays until it is read again. */
const watching = tillSetup.createStateConfig({
  initial: 'current',
  states: { current: { on: { 'till.changed': 'reading' } }, reading },
})

/** What was changed elsewhere while a dialog stood before it is read afterwards. */
const left = { target: '#till.open.showing.reading', actions: 'emptyForm' } as const

export const tillMachine = tillSetup.createMachine({
  id: 'till',
  context: { ...form.untyped(unfilled), till: undefined, closing: undefined, payment: undefined },
  initial: 'reading',
  states: {
    reading,
    failed: { on: { 'till.changed': 'reading' }, exit: 'clearProblem' },

    /** No shift is open, and the cash that is in the till can be typed. */
    closed: {
      initial: 'filling',
      states: {
        filling: { ...watching, on: form.filling(sum) },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'openShift',
            input: ({ context }) => ({ float: sumIn(context.fields) ?? 0 }),
            onDone: { target: '#till.reading', actions: ['emptyForm', 'reportOpened'] },
            onError: form.refused,
          },
        },
      },
    },

    open: {
      initial: 'showing',
      states: {
        showing: {
          ...watching,
          on: {
            'entry.chosen': 'entering',
            'count.chosen': 'counting',
            'reverse.chosen': { target: 'reversing', actions: assign({ payment: ({ event }) => event.payment }) },
          },
        },
        // A dialog cannot be closed while it is sent: a request cannot be withdrawn.
        entering: {
          initial: 'filling',
          states: {
            filling: { on: { ...form.filling(entry), 'dialog.closed': left } },
            sending: {
              tags: 'busy',
              invoke: {
                src: 'recordEntry',
                input: ({ context }) => entryOf(context.fields),
                onDone: { ...left, actions: ['reportRecorded', 'emptyForm'] },
                onError: form.refused,
              },
            },
          },
        },
        counting: {
          initial: 'filling',
          states: {
            filling: { on: { ...form.filling(sum), 'dialog.closed': left } },
            sending: {
              tags: 'busy',
              invoke: {
                src: 'closeShift',
                input: ({ context: { fields } }) => ({ counted: sumIn(fields) ?? 0, note: fields.reason.trim() }),
                onDone: {
                  target: '#till.closed',
                  actions: [
                    assign({ till: undefined, closing: ({ event }) => event.output }),
                    'emptyForm',
                    'reportClosed',
                  ],
                },
                onError: form.refused,
              },
            },
          },
        },
        reversing: {
          initial: 'filling',
          states: {
            filling: { on: { ...form.filling(reason), 'dialog.closed': left } },
            sending: {
              tags: 'busy',
              invoke: {
                src: 'reversePayment',
                input: ({ context: { payment, fields } }) => ({
                  receipt: payment?.Receipt ?? '',
                  reason: fields.reason.trim(),
                }),
                onDone: { ...left, actions: ['reportReversed', 'emptyForm'] },
                onError: form.refused,
              },
            },
          },
        },
      },
    },
  },
})

function isOpen({ event }: Done<Till | undefined>): boolean {
  return event.output !== undefined
}

/** Cash as it was counted: an empty till has 0. */
function sumIn(fields: TillFields): number | undefined {
  return amountIn(fields.sum, { least: 0 })
}

function entryOf({ sum: typed, direction, reason: words }: TillFields): { amount: number; reason: string } {
  const amount = amountIn(typed) ?? 0
  return { amount: direction === 'into' ? amount : -amount, reason: words.trim() }
}
