// The shift of a colleague who is absent is closed by what someone else counted in their drawer. What should be there is shown once it was
// counted: if it differs, it is counted again, or the difference gets a note.

import { assign, emit, fromPromise, setup } from 'xstate'
import { type Shift, TillCount } from '#contract/desk/money.ts'
import { type Done, notProvided } from '#machines/parts/shared.ts'
import { amountIn } from './parts/amount.ts'
import { opened } from './parts/form-dialog.ts'
import { refusalData } from './parts/refusal.ts'
import * as form from './parts/typed-form.ts'

/** As typed. */
export type CloseShiftFields = { sum: string; reason: string }

type OpenShift = Pick<Shift, 'Id' | 'By'>

type CloseShiftContext = form.Typed<CloseShiftFields> & {
  shift: OpenShift | undefined
  /** What was counted, next to what should be there, once that is known. */
  count: TillCount | undefined
}

type CloseShiftEvent =
  | form.TypedEvent<CloseShiftFields>
  | { type: 'dialog.opened'; shift: OpenShift }
  | { type: 'recount.chosen' }
  | { type: 'dialog.closed' }

/** `form.refused`: the shift may be closed already. */
type CloseShiftEmitted = { type: 'shift.closed'; shift: OpenShift; count: TillCount } | { type: 'form.refused' }

const unfilled: CloseShiftFields = { sum: '', reason: '' }

const sum = { wrongIn: ({ fields }: CloseShiftContext) => (sumIn(fields) === undefined ? ['sum'] : []) }
const note = { wrongIn: ({ fields }: CloseShiftContext) => (fields.reason.trim() === '' ? ['reason'] : []) }

const closeShiftSetup = setup({
  types: {
    context: {} as CloseShiftContext,
    events: {} as CloseShiftEvent,
    emitted: {} as CloseShiftEmitted,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Retries with the same ActivityId until the server answers, so it runs once. */
    closeShift: fromPromise<TillCount, { shiftId: number; counted: number; note: string }>(notProvided('closeShift')),
  },
  guards: {
    isWhole: form.isWhole<CloseShiftContext>,
    differs: ({ event }) => 'error' in event && countIn(event.error) !== undefined,
  },
  actions: {
    storeField: assign(form.storeField<CloseShiftFields, CloseShiftContext>),
    pointAtWrong: assign(form.pointAtWrong<CloseShiftContext>),
    showRefusal: assign(form.showRefusal),
    emptyForm: assign({ ...form.untyped(unfilled), count: undefined }),
    reportClosed: emit(({ context }) => ({
      type: 'shift.closed',
      shift: opened(context.shift),
      count: opened(context.count),
    })),
    reportRefused: emit({ type: 'form.refused' }),
  },
})

const refused = { target: 'filling', actions: ['showRefusal', 'reportRefused'] } as const

export const closeShiftOfMachine = closeShiftSetup.createMachine({
  id: 'closeShiftOf',
  context: { ...form.untyped(unfilled), shift: undefined, count: undefined },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'dialog.opened': {
          target: 'counting',
          actions: ['emptyForm', assign({ shift: ({ event }) => event.shift })],
        },
      },
    },
    // What was sent cannot be withdrawn: the dialog stays open.
    counting: {
      tags: 'open',
      initial: 'filling',
      states: {
        filling: { on: { ...form.filling(sum), 'dialog.closed': '#closeShiftOf.closed' } },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'closeShift',
            input: closingOf,
            onDone: { target: '#closeShiftOf.closed', actions: [assign(takeCount), 'reportClosed'] },
            onError: [
              {
                guard: 'differs',
                target: '#closeShiftOf.explaining',
                actions: assign({ count: ({ event }) => countIn(event.error), wrong: undefined }),
              },
              refused,
            ],
          },
        },
      },
    },
    explaining: {
      tags: 'open',
      initial: 'filling',
      states: {
        filling: {
          on: {
            ...form.filling(note),
            'recount.chosen': { target: '#closeShiftOf.counting', actions: 'emptyForm' },
            'dialog.closed': '#closeShiftOf.closed',
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'closeShift',
            input: closingOf,
            onDone: { target: '#closeShiftOf.closed', actions: [assign(takeCount), 'reportClosed'] },
            onError: refused,
          },
        },
      },
    },
  },
})

function closingOf({ context: { shift, fields } }: { context: CloseShiftContext }) {
  return { shiftId: opened(shift).Id, counted: sumIn(fields) ?? 0, note: fields.reason.trim() }
}

function takeCount({ event }: Done<TillCount>) {
  return { count: event.output }
}

function countIn(error: unknown): TillCount | undefined {
  return refusalData(error, 'till_differs', TillCount)
}

/** An empty drawer has 0. */
function sumIn({ sum: typed }: CloseShiftFields): number | undefined {
  return amountIn(typed, { least: 0 })
}
