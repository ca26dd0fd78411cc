// What staff do with the stays of guests, one change after the other: what is chosen in the meantime waits for its turn. A dialog asks
// before guests leave early, and once the API has refused to let the last room go with something due. Each refusal is answered by its sentence,
// and by a page that reads its stays again.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeskStay, SeenStay } from '#contract/reception/stays.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { isBlank } from '#contract/values/typed.ts'
import { type Failed, notProvided, type Toast, withProblem } from '#machines/parts/shared.ts'
import { emptyForm, filling, formBy, type FormEvent, type FormState } from '#machines/parts/form.ts'

/** Stays of one order, as they were seen. `today` is the day at the resort. */
export type StayRequest = { today: string } & (
  | { type: 'checkIn.chosen' | 'checkOut.chosen' | 'noShow.chosen'; stays: readonly DeskStay[] }
  | { type: 'undo.chosen'; stays: readonly SeenStay[] }
)

/** Why they are let go with something due. */
export type StayFields = { reason: string }

type StayProblems = { reason?: 'missing' }

type StayContext = FormState<StayFields, StayProblems> & {
  /** The first is being dealt with; the others wait. */
  requests: readonly StayRequest[]
  /** Why guests cannot leave while something is due, in the API's words. */
  due: string | undefined
}

export type StayEvent = StayRequest | FormEvent<StayFields> | { type: 'dialog.closed' }

/** `stays.answered`: they have changed, or may have. */
type StayEmitted = Toast | { type: 'stays.answered' } | { type: 'change.done'; request: StayRequest | undefined }

type Change = { request: StayRequest | undefined; reason: string }

const empty = { ...emptyForm<StayFields>({ reason: '' }), due: undefined }
const form = formBy<StayContext>(leaveProblems)

const staySetup = setup({
  types: {
    context: {} as StayContext,
    events: {} as StayEvent,
    emitted: {} as StayEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Retries with the same ActivityId until the server answers, so it runs once. */
    change: fromPromise<unknown, Change>(notProvided('change')),
  },
  guards: {
    checkOutIsNext: ({ context: { requests } }) => requests[0]?.type === 'checkOut.chosen',
    somethingIsNext: ({ context: { requests } }) => requests.length > 0,
    mustAsk: ({ context: { requests } }) => mustAsk(requests[0]),
    isValid: form.isValid,
  },
  actions: {
    change: assign(form.change),
    showProblems: assign(form.showProblems),
    queue: assign(({ context: { requests }, event }) => ('stays' in event ? { requests: [...requests, event] } : {})),
    /** The next request begins with an empty form. */
    finish: assign(({ context }) => ({ ...empty, requests: context.requests.slice(1) })),
    answer: emit({ type: 'stays.answered' }),
    report: emit(({ context: { requests } }) => ({ type: 'change.done', request: requests[0] })),
  },
})

export const stayMachine = staySetup.createMachine({
  id: 'stay',
  context: { ...empty, requests: [] },
  initial: 'idle',
  on: {
    'checkIn.chosen': { actions: 'queue' },
    'checkOut.chosen': { actions: 'queue' },
    'noShow.chosen': { actions: 'queue' },
    'undo.chosen': { actions: 'queue' },
  },
  states: {
    idle: {
      entry: 'finish',
      always: [
        { guard: 'mustAsk', target: 'leaving' },
        { guard: 'checkOutIsNext', target: 'checkingOut' },
        { guard: 'somethingIsNext', target: 'changing' },
      ],
    },

    /** A change without a dialog. Whether it is done or refused, the next request follows. */
    changing: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: changeOf,
        onDone: { target: 'idle', actions: ['answer', 'report'] },
        onError: { target: 'idle', actions: ['answer', emit(refusalOf)] },
      },
    },

    checkingOut: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: changeOf,
        onDone: { target: 'idle', actions: ['answer', 'report'] },
        onError: [
          { guard: isDue, target: 'leaving', actions: ['answer', assign(withDue)] },
          { target: 'idle', actions: ['answer', emit(refusalOf)] },
        ],
      },
    },

    /** The dialog before guests leave early, or with something due. */
    leaving: {
      initial: 'filling',
      states: {
        filling: { on: { ...filling, 'dialog.closed': '#stay.idle' } },
        // Cannot be closed: a request that was sent cannot be withdrawn.
        sending: {
          tags: 'busy',
          invoke: {
            src: 'change',
            input: changeOf,
            onDone: { target: '#stay.idle', actions: ['answer', 'report'] },
            onError: [
              // The stays are no longer as the dialog shows them.
              { guard: isStale, target: '#stay.idle', actions: ['answer', emit(refusalOf)] },
              { guard: isDue, target: 'filling', actions: ['answer', assign(withDue)] },
              { target: 'filling', actions: ['answer', assign(withProblem)] },
            ],
          },
        },
      },
    },
  },
})

/** Who leaves with something due is let go for a reason. */
function leaveProblems({ due, fields }: StayContext): StayProblems {
  return due !== undefined && isBlank(fields.reason) ? { reason: 'missing' } : {}
}

/** Whether guests leave early. Whether the last room of an order with something due leaves, only the API knows. */
function mustAsk(request: StayRequest | undefined): boolean {
  return request?.type === 'checkOut.chosen' && request.stays.some(({ Departure }) => Departure > request.today)
}

function changeOf({ context: { requests, due, fields } }: { context: StayContext }): Change {
  return { request: requests[0], reason: due === undefined ? '' : fields.reason.trim() }
}

/** The context once the API has refused to let the last room go. */
function withDue({ event }: Failed) {
  return { due: sentenceOf(event.error) }
}

function isDue({ event: { error } }: Failed): boolean {
  return error instanceof Problem && error.code === 'due_open'
}

/** Someone else was faster; the page reads it again. */
function isStale({ event: { error } }: Failed): boolean {
  return error instanceof Problem && error.code === 'changed_elsewhere'
}

function refusalOf(failed: Failed): Toast {
  return { type: 'toast', tone: isStale(failed) ? 'warning' : 'error', text: sentenceOf(failed.event.error) }
}
