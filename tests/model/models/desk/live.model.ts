import type { AnyMachineSnapshot } from 'xstate'
import { liveMachine, type StreamEnd } from '#machines/desk/live.machine.ts'
import { createLiveActors } from '#desk/live/live.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { createFakeStream } from '#tests/support/desk/fake-stream.ts'

/** How long a desk waits before the next stream, one failure after the other. */
const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]

/** The server that opens streams, or does not. */
function openStreams({ send }: Opened) {
  let end: StreamEnd = 'lost'
  return {
    actors: createLiveActors({
      openSource() {
        const stream = createFakeStream()
        queueMicrotask(() => stream.end(end))
        return stream.source
      },
      send,
    }),
    endAs(next: StreamEnd) {
      end = next
    },
  }
}

export const liveFlow = flowOf(liveMachine)({
  open: openStreams,
  events: [
    { event: { type: 'stream.opened' }, shows: 'changes.noticed' },
    { event: { type: 'hints.received', bookings: [] }, shows: 'changes.noticed' },
    {
      event: { type: 'hints.received', bookings: ['ABCDEFGHJKMN'] },
      detail: 'a new booking',
      shows: ['changes.noticed', 'bookings.noticed'],
    },
    { event: { type: 'network.lost' } },
    { event: { type: 'network.found' } },
    {
      event: { type: 'listen.resolves', output: 'lost' },
      detail: 'lost',
      prepare: ({ endAs }) => endAs('lost'),
    },
    {
      event: { type: 'listen.resolves', output: 'refused' },
      detail: 'refused',
      // What is open was not refused.
      offered: (snapshot) => snapshot.matches({ streaming: 'connecting' }),
      prepare: ({ endAs }) => endAs('refused'),
      shows: 'stream.refused',
    },
    ...pauses.map((lasts, index) => ({
      event: { type: 'retryPause.elapses' } as const,
      detail: `after failure ${index + 1}`,
      offered: ({ context }: AnyMachineSnapshot) => context.failures === index + 1,
      lasts,
    })),
  ],
  readByGuards: ({ context }) => context.failures,
})
