import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { pictureMachine, type PictureEvent } from './picture.machine.ts'

function stateAfter(...events: PictureEvent['type'][]) {
  const picture = createActor(pictureMachine).start()
  for (const type of events) picture.send({ type })
  return picture.getSnapshot().value
}

test('a picture is loading, then loaded or failed', () => {
  expect(stateAfter()).toBe('loading')
  expect(stateAfter('picture.loaded')).toBe('loaded')
  expect(stateAfter('picture.failed')).toBe('failed')
})

test('another file of a picture may fail after the first was there, or come after the first failed', () => {
  expect(stateAfter('picture.loaded', 'picture.failed')).toBe('failed')
  expect(stateAfter('picture.failed', 'picture.loaded')).toBe('loaded')
})
