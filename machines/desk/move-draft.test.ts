import { expect, test } from 'vitest'
import {
  chargeOf,
  type FreeRoom,
  isChargedLess,
  isToldOfMove,
  type MoveDraft,
  moveProblems,
  withRooms,
} from './move-draft.ts'

const dearer: FreeRoom = {
  UnitId: 'a',
  Room: 'Bulbul',
  House: 'Ichamoti House',
  RoomState: 'clean',
  Difference: 2_600,
  Cheaper: 0,
  Payable: 17_940,
  Refund: 0,
  IsPart: false,
}
const cheaper: FreeRoom = { ...dearer, UnitId: 'b', Room: 'Shalik', Difference: 0 }
const part: FreeRoom = { ...cheaper, UnitId: 'c', Room: 'Double Dom 1', House: 'Double Dom', IsPart: true }

const aDraft = (room: FreeRoom | undefined, charge: string, reason = ''): MoveDraft => ({
  room,
  fields: { charge, reason },
})

test.each([
  [aDraft(undefined, ''), ['room']],
  [aDraft(cheaper, '0'), []],
  [aDraft(dearer, '2600'), []],
  [aDraft(dearer, '2,600'), []],
  [aDraft(dearer, '2601'), ['charge']],
  [aDraft(dearer, 'half'), ['charge']],
  [aDraft(dearer, '2599.99'), ['reason']],
  [aDraft(dearer, '0'), ['reason']],
  [aDraft(dearer, '0', 'the boiler broke'), []],
  [aDraft(part, '0', ' '), ['reason']],
  [aDraft(part, '0', 'the house stays empty'), []],
])('the draft %j has problems at %j', (draft, fields) => {
  expect(Object.keys(moveProblems(draft))).toEqual(fields)
})

test('less than the difference is a sum that is waived, and more than it is none', () => {
  expect([isChargedLess(aDraft(dearer, '100')), isChargedLess(aDraft(dearer, '2600'))]).toEqual([true, false])
  expect([chargeOf(aDraft(dearer, '100')), chargeOf(aDraft(dearer, '2601'))]).toEqual([100, undefined])
})

test('guests are told of a room that costs them more, unless someone decides otherwise', () => {
  const drafts = [aDraft(cheaper, '0'), aDraft(dearer, '2600'), aDraft(dearer, '0', 'the boiler broke')]
  const decided = { ...aDraft(dearer, '2600'), fields: { charge: '2600', reason: '', tell: false } }

  expect([...drafts, decided].map(isToldOfMove)).toEqual([false, true, false, false])
})

test('a price that changed is charged in full, and a sum that someone typed stays', () => {
  const rooms = [{ ...dearer, Difference: 3_000 }]

  expect(withRooms(aDraft(dearer, '2600', 'why'), rooms)).toEqual(aDraft(rooms[0], '3000', 'why'))
  expect(withRooms(aDraft(dearer, '100'), rooms)).toEqual(aDraft(rooms[0], '100'))
})

test('a room that is not free any more is not chosen any more', () => {
  expect(withRooms(aDraft(dearer, '100', 'why'), [cheaper])).toEqual(aDraft(undefined, '', 'why'))
})
