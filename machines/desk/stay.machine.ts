// What staff do with the stays of guests, one change after the other: what is chosen in the meantime waits for its turn. A dialog asks
// before guests leave early, and once the API has refused to let the last room go with something due. For another room the free ones are
// read, and one is chosen. Each refusal is answered by its sentence, and by a page that reads its stays again.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeskStay } from '#contract/reception/stays.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { isBlank } from '#contract/values/typed.ts'
import { type Failed, notProvided, type Toast, withProblem } from '#machines/parts/shared.ts'
import { emptyForm, filling, formBy, type FormEvent, type FormState } from '#machines/parts/form.ts'
import {
  type FreeRoom,
  type MoveDraft,
  moveProblems,
  type MoveProblems,
  wholeDifference,
  withRooms,
} from './move-draft.ts'

/** Stays of one order, as they were seen. `today` is the day at the resort. */
export type StayRequest = {
  type: 'checkIn.chosen' | 'checkOut.chosen' | 'noShow.chosen' | 'undo.chosen' | 'move.chosen'
  stays: readonly DeskStay[]
  today: string
}

/** What is typed in the dialogs: `charge` in that for another room, `reason` in both. */
export type StayFields = MoveDraft['fields']

type StayContext = FormState<StayFields, MoveProblems> & {
  /** The first is being dealt with; the others wait. */
  requests: readonly StayRequest[]
  /** Why guests cannot leave while something is due, in the API's words. */
  due: string | undefined
  /** Where guests could go; undefined until it was read. */
  rooms: readonly FreeRoom[] | undefined
  room: FreeRoom | undefined
}

export type StayEvent =
  | StayRequest
  | FormEvent<StayFields>
  | { type: 'room.chosen'; room: FreeRoom }
  /** Another desk changed something: other rooms may be free. */
  | { type: 'data.outdated' }
  | { type: 'dialog.closed' }

/** `stays.answered`: they have changed, or may have. `moved`: the stay in its new room, where it is known. */
type StayEmitted =
  | Toast
  | { type: 'stays.answered' }
  | { type: 'change.done'; request: StayRequest | undefined; room: FreeRoom | undefined; moved: DeskStay | undefined }

type Change = { request: StayRequest | undefined; reason: string }

/** Guests of `stay` move to a room. */
export type Move = MoveDraft & { stay: DeskStay | undefined }

const empty = {
  ...emptyForm<StayFields>({ charge: '', reason: '' }),
  due: undefined,
  rooms: undefined,
  room: undefined,
}
const form = formBy<StayContext>((context) =>
  isNext('move.chosen')({ context }) ? moveProblems(context) : leaveProblems(context),
)

const staySetup = setup({
  types: {
    context: {} as StayContext,
    events: {} as StayEvent,
    emitted: {} as StayEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Retries with the same ActivityId until the server answers, so it runs once. So does `giveRoom`. */
    change: fromPromise<unknown, Change>(notProvided('change')),
    listRooms: fromPromise<readonly FreeRoom[], { stay: DeskStay | undefined }>(notProvided('listRooms')),
    /** Answers the stay in its new room, or undefined where that could not be read. */
    giveRoom: fromPromise<DeskStay | undefined, Move>(notProvided('giveRoom')),
  },
  guards: {
    checkInIsNext: isNext('checkIn.chosen'),
    noShowIsNext: isNext('noShow.chosen'),
    undoIsNext: isNext('undo.chosen'),
    checkOutIsNext: isNext('checkOut.chosen'),
    moveIsNext: isNext('move.chosen'),
    mustAsk: ({ context: { requests } }) => mustAsk(requests[0]),
    isValid: form.isValid,
  },
  actions: {
    change: assign(form.change),
    showProblems: assign(form.showProblems),
    chooseRoom: assign(({ context, event }) => {
      if (event.type !== 'room.chosen') return {}
      const fields = { ...context.fields, charge: wholeDifference(event.room) }
      return form.withChange(context, { room: event.room, fields })
    }),
    queue: assign(({ context: { requests }, event }) => ('stays' in event ? { requests: [...requests, event] } : {})),
    /** The next request begins with an empty form. */
    finish: assign(({ context }) => ({ ...empty, requests: context.requests.slice(1) })),
    clearProblem: assign({ problem: undefined }),
    answer: emit({ type: 'stays.answered' }),
    report: emit(({ context: { requests, room } }) => ({
      type: 'change.done',
      request: requests[0],
      room,
      moved: undefined,
    })),
  },
})

/** A change without a dialog. Whether it is done or refused, the next request follows. */
const changing = staySetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'change',
    input: changeOf,
    onDone: { target: 'idle', actions: ['answer', 'report'] },
    onError: { target: 'idle', actions: ['answer', emit(refusalOf)] },
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
    'move.chosen': { actions: 'queue' },
  },
  states: {
    idle: {
      entry: 'finish',
      always: [
        { guard: 'checkInIsNext', target: 'checkingIn' },
        { guard: 'mustAsk', target: 'leaving' },
        { guard: 'checkOutIsNext', target: 'checkingOut' },
        { guard: 'noShowIsNext', target: 'markingNoShow' },
        { guard: 'undoIsNext', target: 'undoing' },
        { guard: 'moveIsNext', target: 'moving' },
      ],
    },

    checkingIn: changing,

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

    markingNoShow: changing,
    undoing: changing,

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

    /** The dialog for another room. What was read stays until it is read again. */
    moving: {
      initial: 'filling',
      states: {
        filling: {
          initial: 'reading',
          on: {
            ...filling,
            'room.chosen': { actions: 'chooseRoom' },
            'data.outdated': '.reading',
            'dialog.closed': '#stay.idle',
          },
          states: {
            reading: {
              invoke: {
                src: 'listRooms',
                input: ({ context }) => ({ stay: context.requests[0]?.stays[0] }),
                onDone: {
                  target: 'ready',
                  actions: assign(({ context, event: { output: rooms } }) =>
                    form.withChange(context, { rooms, ...withRooms(context, rooms) }),
                  ),
                },
                onError: { target: 'unread', actions: assign(withProblem) },
              },
            },
            ready: {},
            unread: { on: { 'data.outdated': { target: 'reading', actions: 'clearProblem' } } },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'giveRoom',
            input: ({ context: { requests, room, fields } }) => ({ stay: requests[0]?.stays[0], room, fields }),
            onDone: {
              target: '#stay.idle',
              actions: [
                'answer',
                emit(({ context: { requests, room }, event }) => ({
                  type: 'change.done',
                  request: requests[0],
                  room,
                  moved: event.output,
                })),
              ],
            },
            onError: [
              { guard: isStale, target: '#stay.idle', actions: ['answer', emit(refusalOf)] },
              // Its rooms are read again: another price, or a room that is taken, is seen at once.
              { target: 'filling', actions: ['answer', assign(withProblem)] },
            ],
          },
        },
      },
    },
  },
})

function isNext(type: StayRequest['type']) {
  return ({ context }: { context: StayContext }): boolean => context.requests[0]?.type === type
}

/** Who leaves with something due is let go for a reason. */
function leaveProblems({ due, fields }: StayContext): MoveProblems {
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
