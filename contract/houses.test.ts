import { expect, test } from 'vitest'
import { isSoldByRoom } from './houses.ts'

const byRoom = { Permalink: 'rania-house', Name: 'Rania House', RoomPrice: 6_500 }

test.each([
  ['Double Dom, by its permalink', { Permalink: 'double-dom' }],
  ['Mud House, by its permalink', { Permalink: 'mud-house' }],
  ['Double Dom, by its name', { Name: 'Double Dom (Private Suite)' }],
  ['Mud House, by its name', { Name: 'Mud House' }],
  ['a house without a room price', { RoomPrice: null }],
])('%s is let as a whole only', (_, house) => {
  expect(isSoldByRoom({ ...byRoom, ...house })).toBe(false)
  expect(isSoldByRoom(byRoom)).toBe(true)
})
