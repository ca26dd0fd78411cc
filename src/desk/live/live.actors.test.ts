import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { LiveEvent } from '#machines/desk/live.machine.ts'
import { createFakeStream } from '#tests/support/desk/fake-stream.ts'
import { createLiveActors } from './live.actors.ts'

function listening() {
  const stream = createFakeStream()
  const reported: LiveEvent['type'][] = []
  const { listen } = createLiveActors({ openSource: () => stream.source, send: ({ type }) => void reported.push(type) })
  return { stream, reported, actor: createActor(listen).start() }
}

test('what comes from a stream is reported as it comes', () => {
  const { stream, reported } = listening()

  stream.open()
  stream.hint()
  stream.hint()

  expect(reported).toEqual(['stream.opened', 'hints.received', 'hints.received'])
})

test.each(['lost', 'refused'] as const)(
  'a stream that was %s is closed: the browser does not open it again by itself',
  async (how) => {
    const { stream, actor } = listening()

    stream.end(how)

    expect(await toPromise(actor)).toBe(how)
    expect(stream.isClosed()).toBe(true)
  },
)

test('a stream is closed when no one listens any more', () => {
  const { stream, actor } = listening()

  actor.stop()

  expect(stream.isClosed()).toBe(true)
})
