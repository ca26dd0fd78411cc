// What staff do with the stays of guests, one change after the other: what is chosen meanwhile waits for its turn. Before guests leave
// early, or with something due, a dialog asks; for another room the free ones are read, and one is chosen. Each refusal is answered by
// its sentence, and by a page that reads its stays again.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { DeskStay, listFreeRooms } from '#contract/desk/stays.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { type Failed, notProvided, type Toast, withProblem } from '#machines/parts/shared.ts'
import { texts } from '#machines/parts/texts.ts'

/** Stays of one order, as they were seen. `today` is the day at the resort. */
export type StayRequest = {
  type: 'checkIn.chosen' | 'checkOut.chosen' | 'noShow.chosen' | 'undo.chosen' | 'move.chosen'
  stays: readonly DeskStay[]
  today: string
}

export type FreeRoom = DataOf<typeof listFreeRooms>['Data'][number]

type StayContext = {
  /** The first is being dealt with; the others wait. */
  requests: readonly StayRequest[]
  /** Where guests could go; undefined until it was read. */
  rooms: readonly FreeRoom[] | undefined
  room: FreeRoom | undefined
  /** The sentence that a dialog shows. */
  problem: string | undefined
}

export type StayEvent =
  | StayRequest
  | { type: 'checkOut.confirmed'; reason: string }
  | { type: 'room.chosen'; room: FreeRoom }
  | { type: 'move.confirmed' }
  /** Someone changed something: other rooms may be free. */
  | { type: 'rooms.outdated' }
  | { type: 'dialog.closed' }

/** `stays.answered`: they are other than before, or may be. */
type StayEmitted =
  | Toast
  | { type: 'stays.answered' }
  | { type: 'change.done'; request: StayRequest | undefined; room: FreeRoom | undefined }

type Change = { request: StayRequest | undefined; reason: string }

const staySetup = setup({
  types: {
    context: {} as StayContext,
    events: {} as StayEvent,
    emitted: {} as StayEmitted,
    tags: {} as 'busy',
  },
  actors: {
    /** Repeats itself under one ActivityId until it is answered, as `giveRoom` does. */
    change: fromPromise<unknown, Change>(notProvided('change')),
    listRooms: fromPromise<readonly FreeRoom[], { stay: DeskStay | undefined }>(notProvided('listRooms')),
    giveRoom: fromPromise<unknown, { stay: DeskStay | undefined; room: FreeRoom | undefined }>(notProvided('giveRoom')),
  },
  guards: {
    checkInIsNext: isNext('checkIn.chosen'),
    noShowIsNext: isNext('noShow.chosen'),
    undoIsNext: isNext('undo.chosen'),
    checkOutIsNext: isNext('checkOut.chosen'),
    moveIsNext: isNext('move.chosen'),
    mustAsk: ({ context: { requests } }) => mustAsk(requests[0]),
    isRoomChosen: ({ context }) => context.room !== undefined,
  },
  actions: {
    queue: assign(({ context: { requests }, event }) => ('stays' in event ? { requests: [...requests, event] } : {})),
    /** What comes next begins with nothing of what was before it. */
    finish: assign(({ context }) => ({
      requests: context.requests.slice(1),
      rooms: undefined,
      room: undefined,
      problem: undefined,
    })),
    clearProblem: assign({ problem: undefined }),
    answer: emit({ type: 'stays.answered' }),
    report: emit(({ context: { requests, room } }) => ({ type: 'change.done', request: requests[0], room })),
  },
})

/** A change that asks nothing first: done or refused, the next one follows. */
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
  context: { requests: [], rooms: undefined, room: undefined, problem: undefined },
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
          // Something became due meanwhile.
          { guard: isDue, target: 'leaving', actions: ['answer', assign(withProblem)] },
          { target: 'idle', actions: ['answer', emit(refusalOf)] },
        ],
      },
    },

    markingNoShow: changing,
    undoing: changing,

    /** The dialog before guests leave early, or with something due. */
    leaving: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'checkOut.confirmed': { target: 'checkingOut', actions: 'clearProblem' },
            'dialog.closed': '#stay.idle',
          },
        },
        checkingOut: {
          tags: 'busy',
          invoke: {
            src: 'change',
            input: changeOf,
            onDone: { target: '#stay.idle', actions: ['answer', 'report'] },
            onError: [
              // The dialog was about what is no more.
              { guard: isStale, target: '#stay.idle', actions: ['answer', emit(refusalOf)] },
              { target: 'asking', actions: ['answer', assign(withProblem)] },
            ],
          },
        },
      },
    },

    /** The dialog for another room. What was read stays until it is read anew. */
    moving: {
      initial: 'reading',
      on: {
        'room.chosen': { actions: assign({ room: ({ event }) => event.room }) },
        'move.confirmed': [
          { guard: 'isRoomChosen', target: '.sending', actions: 'clearProblem' },
          { actions: assign({ problem: texts.roomMissing }) },
        ],
        'rooms.outdated': '.reading',
        'dialog.closed': 'idle',
      },
      states: {
        reading: {
          invoke: {
            src: 'listRooms',
            input: ({ context }) => ({ stay: context.requests[0]?.stays[0] }),
            onDone: {
              target: 'choosing',
              actions: assign(({ context: { room }, event: { output: rooms } }) => ({
                rooms,
                room: rooms.find(({ UnitId }) => UnitId === room?.UnitId),
              })),
            },
            onError: { target: 'unread', actions: assign(withProblem) },
          },
        },
        choosing: {},
        unread: { on: { 'rooms.outdated': { target: 'reading', actions: 'clearProblem' } } },
        sending: {
          tags: 'busy',
          on: { 'room.chosen': {}, 'move.confirmed': {}, 'rooms.outdated': {}, 'dialog.closed': {} },
          invoke: {
            src: 'giveRoom',
            input: ({ context: { requests, room } }) => ({ stay: requests[0]?.stays[0], room }),
            onDone: { target: '#stay.idle', actions: ['answer', 'report'] },
            onError: [
              { guard: isStale, target: '#stay.idle', actions: ['answer', emit(refusalOf)] },
              { target: 'reading', actions: ['answer', assign(withProblem)] },
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

/** Whether guests leave early, or with something due, as far as it is known. */
function mustAsk(request: StayRequest | undefined): boolean {
  if (request?.type !== 'checkOut.chosen') return false
  return request.stays.some(({ Departure, Due }) => Departure > request.today || (Due ?? 0) > 0)
}

function changeOf({ context, event }: { context: StayContext; event: StayEvent }): Change {
  return { request: context.requests[0], reason: event.type === 'checkOut.confirmed' ? event.reason : '' }
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
