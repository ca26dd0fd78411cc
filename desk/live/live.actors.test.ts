import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { LiveEvent } from '#machines/desk/live.machine.ts'
import { createFakeStream } from '#tests/support/desk/fake-stream.ts'
import { createLiveActors } from './live.actors.ts'

function listening() {
  const stream = createFakeStream()
  const reported: LiveEvent[] = []
  const { listen } = createLiveActors({ openSource: () => stream.source, send: (event) => void reported.push(event) })
  return { stream, reported, actor: createActor(listen).start() }
}

test('what comes from a stream is reported as it comes, and hints that the page does not know are hints all the same', () => {
  const { stream, reported } = listening()

  stream.open()
  stream.hint('[]')
  stream.hint('[{"Topic":"order","Subject":"NMKJHGFEDCBA"},{"Topic":"booking","Subject":"ABCDEFGHJKMN"}]')
  stream.hint('[{"Topic":"balloon","Subject":"1"}]')
  stream.hint('not a list')

  expect(reported).toEqual([
    { type: 'stream.opened' },
    { type: 'hints.received', bookings: [] },
    { type: 'hints.received', bookings: ['ABCDEFGHJKMN'] },
    { type: 'hints.received', bookings: [] },
    { type: 'hints.received', bookings: [] },
  ])
})

test.each(['lost', 'refused'] as const)(
  'a stream that was %s is closed: the browser does not open it again',
  async (how) => {
    const { stream, actor } = listening()

    stream.end(how)

    expect(await toPromise(actor)).toBe(how)
    expect(stream.isClosed()).toBe(true)
  },
)

test('a stream is closed when nobody listens any more', () => {
  const { stream, actor } = listening()

  actor.stop()

  expect(stream.isClosed()).toBe(true)
})
