// One's own shift: opened with the cash that is in the drawer, and until it is closed what was taken, with cash that came or went beside
// it. What should be there is shown after it was counted: if it differs, it is counted again, or the difference gets a note.

import { assign, emit, fromPromise, setup } from 'xstate'
import { type Till, TillCount, type TillEntry } from '#contract/desk/money.ts'
import { type Done, type Failed, notProvided } from '#machines/parts/shared.ts'
import { amountIn } from './parts/amount.ts'
import { opened } from './parts/form-dialog.ts'
import { refusalData } from './parts/refusal.ts'
import * as form from './parts/typed-form.ts'

/** As typed: a sum of cash, which way it goes, and what for or why. */
export type TillFields = { sum: string; direction: 'into' | 'outOf'; reason: string }
export type TillField = keyof TillFields

export type TillPayment = Till['Payments'][number]
/** A shift as it was when it was closed, at an instant (ISO 8601 in UTC). */
export type Closing = { till: Till; count: TillCount; note: string; at: string }

type TillContext = form.Typed<TillFields> & {
  till: Till | undefined
  closing: Closing | undefined
  /** The payment that is being voided. */
  payment: TillPayment | undefined
  /** The entry that is being reversed. */
  entry: TillEntry | undefined
  /** What was counted last, next to what should be there. */
  count: TillCount | undefined
}

export type TillEvent =
  | form.TypedEvent<TillFields>
  /** Something was changed elsewhere: it may be this shift. */
  | { type: 'till.changed' }
  | { type: 'entry.chosen' }
  | { type: 'count.chosen' }
  | { type: 'recount.chosen' }
  | { type: 'void.chosen'; payment: TillPayment }
  | { type: 'reversal.chosen'; entry: TillEntry }
  | { type: 'dialog.closed' }

type TillEmitted =
  | { type: 'shift.opened' }
  | { type: 'entry.recorded' }
  | { type: 'payment.voided'; receipt: string }
  | { type: 'entry.reversed' }
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
    voidPayment: fromPromise<void, { receipt: string; reason: string }>(notProvided('voidPayment')),
    reverseEntry: fromPromise<void, { entryId: number; reason: string }>(notProvided('reverseEntry')),
    countTill: fromPromise<TillCount, { counted: number }>(notProvided('countTill')),
    closeShift: fromPromise<Closing, { till: Till; counted: number; note: string }>(notProvided('closeShift')),
  },
  guards: { isWhole: form.isWhole<TillContext> },
  actions: {
    storeField: assign(form.storeField<TillFields, TillContext>),
    pointAtWrong: assign(form.pointAtWrong<TillContext>),
    showRefusal: assign(form.showRefusal),
    clearProblem: assign({ problem: undefined }),
    emptyForm: assign({ ...form.untyped(unfilled), payment: undefined, entry: undefined, count: undefined }),
    reportOpened: emit({ type: 'shift.opened' }),
    reportRecorded: emit({ type: 'entry.recorded' }),
    reportVoided: emit(({ context }) => ({ type: 'payment.voided', receipt: context.payment?.Receipt ?? '' })),
    reportReversed: emit({ type: 'entry.reversed' }),
    reportClosed: emit({ type: 'shift.closed' }),
  },
})

const sum = { wrongIn: ({ fields }: TillContext) => (sumIn(fields) === undefined ? ['sum'] : []) }
const reason = { wrongIn: ({ fields }: TillContext) => (fields.reason.trim() === '' ? ['reason'] : []) }
/** What differs needs a note. */
const note = { wrongIn: (context: TillContext) => (context.count?.Difference === 0 ? [] : reason.wrongIn(context)) }
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
  context: {
    ...form.untyped(unfilled),
    till: undefined,
    closing: undefined,
    payment: undefined,
    entry: undefined,
    count: undefined,
  },
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
            'void.chosen': { target: 'voiding', actions: assign({ payment: ({ event }) => event.payment }) },
            'reversal.chosen': { target: 'reversing', actions: assign({ entry: ({ event }) => event.entry }) },
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
        voiding: {
          initial: 'filling',
          states: {
            filling: { on: { ...form.filling(reason), 'dialog.closed': left } },
            sending: {
              tags: 'busy',
              invoke: {
                src: 'voidPayment',
                input: ({ context: { payment, fields } }) => ({
                  receipt: opened(payment).Receipt,
                  reason: fields.reason.trim(),
                }),
                onDone: { ...left, actions: ['reportVoided', 'emptyForm'] },
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
                src: 'reverseEntry',
                input: ({ context: { entry: chosen, fields } }) => ({
                  entryId: opened(chosen).Id,
                  reason: fields.reason.trim(),
                }),
                onDone: { ...left, actions: ['reportReversed', 'emptyForm'] },
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
                src: 'countTill',
                input: ({ context }) => ({ counted: sumIn(context.fields) ?? 0 }),
                onDone: {
                  target: '#till.open.counted',
                  actions: assign({ count: ({ event }) => event.output, wrong: undefined }),
                },
                onError: form.refused,
              },
            },
          },
        },
        counted: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                ...form.filling(note),
                'recount.chosen': { target: '#till.open.counting', actions: 'emptyForm' },
                'dialog.closed': left,
              },
            },
            sending: {
              tags: 'busy',
              invoke: {
                src: 'closeShift',
                input: ({ context: { till, fields } }) => ({
                  till: opened(till),
                  counted: sumIn(fields) ?? 0,
                  note: fields.reason.trim(),
                }),
                onDone: {
                  target: '#till.closed',
                  actions: [
                    assign({ till: undefined, closing: ({ event }) => event.output }),
                    'emptyForm',
                    'reportClosed',
                  ],
                },
                // Cash came or went after it was counted.
                onError: { target: 'filling', actions: ['showRefusal', assign(countAgainst)] },
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

/** A refusal may say what should be there now. */
function countAgainst({ context, event: { error } }: { context: TillContext } & Failed) {
  return { count: refusalData(error, 'till_differs', TillCount) ?? context.count }
}

/** Cash as it was counted: an empty till has 0. */
function sumIn(fields: TillFields): number | undefined {
  return amountIn(fields.sum, { least: 0 })
}

function entryOf({ sum: typed, direction, reason: words }: TillFields): { amount: number; reason: string } {
  const amount = amountIn(typed) ?? 0
  return { amount: direction === 'into' ? amount : -amount, reason: words.trim() }
}
