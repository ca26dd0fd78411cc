import { transition } from 'xstate'
import { expect, test } from 'vitest'
import { pictureMachine } from './picture.machine.ts'
import { nextPictureState, type PictureEvent, type PictureState } from './picture-states.ts'

const states: PictureState[] = ['loading', 'loaded', 'failed']
const events: PictureEvent[] = [{ type: 'picture.loaded' }, { type: 'picture.failed' }]

test('a picture is loading, then loaded or failed', () => {
  expect(nextPictureState('loading', { type: 'picture.loaded' })).toBe('loaded')
  expect(nextPictureState('loading', { type: 'picture.failed' })).toBe('failed')
})

test('the site steps as the machine does, from every state by every event', () => {
  const steps = states.flatMap((state) => events.map((event) => ({ state, event })))

  const byTable = steps.map(({ state, event }) => nextPictureState(state, event))
  const byMachine = steps.map(({ state, event }) => {
    const [{ value }] = transition(pictureMachine, pictureMachine.resolveState({ value: state }), event)
    return value
  })

  expect(byTable).toEqual(byMachine)
})
