import { expect, test } from 'vitest'
import { isSoldByRoom } from './house-on-wire.ts'

const byRoom = { permalink: 'rania-house', name: 'Rania House', soldAs: ['HOUSE', 'ROOM'] as const }

test.each([
  ['Double Dom, by its permalink', { permalink: 'double-dom' }],
  ['Mud House, by its permalink', { permalink: 'mud-house' }],
  ['Double Dom, by its name', { name: 'Double Dom (Private Suite)' }],
  ['Mud House, by its name', { name: 'Mud House' }],
  ['a house without a room price', { soldAs: ['HOUSE'] as const }],
])('%s is let as a whole only', (_, house) => {
  expect(isSoldByRoom({ ...byRoom, ...house })).toBe(false)
  expect(isSoldByRoom(byRoom)).toBe(true)
})
