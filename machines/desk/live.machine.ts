// What others change reaches a desk as hints, over a stream. One that ended is opened again, each time after a longer pause, and without a
// network once there is one. What changed before a stream was open is unknown: it counts as a change.

import { assign, emit, fromPromise, setup } from 'xstate'
import { notProvided } from '#machines/parts/shared.ts'

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
/** From this number of failures on the pause is the longest. */
const MAX_FAILURES = 6

/** How a stream ended: the network or the server let it go, or the server does not give one. */
export type StreamEnd = 'lost' | 'refused'

export type LiveEvent =
  | { type: 'stream.opened' }
  /** `bookings`: the codes of orders that guests have just booked on the site. */
  | { type: 'hints.received'; bookings: readonly string[] }
  | { type: 'network.lost' }
  | { type: 'network.found' }

/** `stream.refused`: the session may be over. */
type LiveEmitted =
  | { type: 'changes.noticed' }
  | { type: 'bookings.noticed'; codes: readonly string[] }
  | { type: 'stream.refused' }

export const liveMachine = setup({
  types: {
    /** Streams that ended one after the other and brought nothing, whether they were open or not. */
    context: {} as { failures: number },
    events: {} as LiveEvent,
    emitted: {} as LiveEmitted,
  },
  actors: {
    /** Opens a stream and answers how it ended; it reports what comes from it as events. */
    listen: fromPromise<StreamEnd>(notProvided('listen')),
  },
  guards: {
    isRefused: ({ event }) => 'output' in event && event.output === 'refused',
    hasBookings: ({ event }) => bookingsOf(event).length > 0,
  },
  actions: {
    notice: emit({ type: 'changes.noticed' }),
    reportBookings: emit(({ event }) => ({ type: 'bookings.noticed', codes: bookingsOf(event) })),
    reportRefused: emit({ type: 'stream.refused' }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, MAX_FAILURES) }),
    beginAnew: assign({ failures: 0 }),
  },
  delays: {
    retryPause: ({ context }) => Math.min(FIRST_PAUSE_MS * 2 ** (context.failures - 1), MAX_PAUSE_MS),
  },
}).createMachine({
  id: 'live',
  context: { failures: 0 },
  initial: 'streaming',
  states: {
    streaming: {
      initial: 'connecting',
      on: { 'network.lost': 'offline' },
      invoke: {
        src: 'listen',
        onDone: [
          { guard: 'isRefused', target: 'waiting', actions: ['countFailure', 'reportRefused'] },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
      states: {
        connecting: { on: { 'stream.opened': { target: 'listening', actions: 'notice' } } },
        listening: {
          on: {
            'hints.received': [
              { guard: 'hasBookings', actions: ['beginAnew', 'notice', 'reportBookings'] },
              { actions: ['beginAnew', 'notice'] },
            ],
          },
        },
      },
    },
    waiting: {
      after: { retryPause: 'streaming' },
      on: { 'network.lost': 'offline', 'network.found': 'streaming' },
    },
    offline: { entry: 'beginAnew', on: { 'network.found': 'streaming' } },
  },
})

function bookingsOf(event: LiveEvent): readonly string[] {
  return event.type === 'hints.received' ? event.bookings : []
}
