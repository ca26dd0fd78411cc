import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { modelOf } from '#tests/model/engine/paths.ts'
import { contactFlow } from '#tests/model/models/contact.model.ts'
import { unreachableOf } from './unreachable.ts'

const machine = createMachine({
  id: 'lift',
  initial: 'ground',
  states: { ground: { on: { up: 'top', down: 'cellar' } }, top: {}, cellar: { on: { light: 'lit' } }, lit: {} },
})
const events = [{ type: 'up' }, { type: 'down' }, { type: 'light' }]
const model = modelOf(machine, { events, titleOf: ({ type }) => type })
const flow = { ...contactFlow, machine, model }

test('what only follows a step that a page cannot do is out of its reach for the same reason', () => {
  const unreachable = [
    { reason: 'The cellar is locked', when: ({ event }: { event: { type: string } }) => event.type === 'down' },
  ]

  const reasons = unreachableOf({ flow, unreachable }, [model.pathOf([{ type: 'up' }])])

  expect(reasons).toEqual({
    'ground — down [0]': 'The cellar is locked',
    'cellar — light [0]': 'The cellar is locked',
  })
})

test('a step that a page cannot do has its own reason after any other step', () => {
  const reasonOf = (type: string) => ({
    reason: `No ${type}`,
    when: ({ event }: { event: { type: string } }) => event.type === type,
  })

  const reasons = unreachableOf({ flow, unreachable: [reasonOf('down'), reasonOf('light')] }, [])

  expect(reasons).toMatchObject({ 'ground — down [0]': 'No down', 'cellar — light [0]': 'No light' })
})

test('what a page takes by another event is not out of its reach', () => {
  const unreachable = [{ reason: 'Never', when: () => true }]

  expect(unreachableOf({ flow, unreachable }, model.paths)).toEqual({})
})
