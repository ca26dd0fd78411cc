import { expect, test } from 'vitest'
import type { DeskStay } from '#contract/desk/stays.ts'
import { aDeskStay } from '#tests/support/desk/builders.ts'
import { choiceOf, chosenFor, offersOf, undoableChangeOf } from './stay-offers.ts'

/** A time in Dhaka. */
const at = (day: string, time = '15:00') => Date.parse(`${day}T${time}:00+06:00`)

const offered = (changes: Partial<DeskStay>, now: number, { mayChange = true, occupied = [''] } = {}) =>
  Object.fromEntries(
    offersOf(aDeskStay(changes), { now, mayChange, occupied: new Set(occupied) }).map(({ action, whyNot }) => [
      action,
      whyNot ?? 'now',
    ]),
  )

test('guests are checked in from their day of arrival until their departure', () => {
  const checkIn = (day: string) => offered({ State: 'expected' }, at(day))['checkIn']

  expect(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map(checkIn)).toEqual([
    'Arrives on Tue 1 Dec 2026',
    'now',
    'now',
    'This stay has ended',
  ])
})

test('the day is that of Dhaka, wherever the computer stands', () => {
  expect(offered({ State: 'expected' }, Date.parse('2026-11-30T18:00:00Z'))['checkIn']).toBe('now')
  expect(offered({ State: 'expected' }, Date.parse('2026-11-30T17:59:59Z'))['checkIn']).not.toBe('now')
})

test('a no-show is marked from ten in the evening of the day of arrival', () => {
  const noShow = (time: string) => offered({ State: 'expected' }, at('2026-12-01', time))['noShow']

  expect([noShow('21:59'), noShow('22:00')]).toEqual(['From 22:00 on the day of arrival', 'now'])
  expect(offered({ State: 'expected' }, at('2026-12-02', '09:00'))['noShow']).toBe('now')
})

test('no one is let into a room whose guests have not left', () => {
  const room = { State: 'expected', UnitId: '000000001-001', Room: 'Rania House 1' } as const

  expect(offered(room, at('2026-12-01'), { occupied: ['000000001-001'] })['checkIn']).toBe(
    'The guests before have not left Rania House 1 yet',
  )
})

test('who has the whole house, or leaves today, gets no other room', () => {
  const inHouse = { State: 'inHouse' } as const

  expect(offered(inHouse, at('2026-12-02'))['move']).toBe('now')
  expect(offered({ ...inHouse, Type: 'HOUSE' }, at('2026-12-02'))['move']).toBe('They have the whole house')
  expect(offered(inHouse, at('2026-12-03'))['move']).toBe('They leave today')
  expect(offered({ State: 'expected', Type: 'HOUSE' }, at('2026-12-01'))['move']).toBe('They have the whole house')
})

test('a change can be undone until its time is over', () => {
  const left = { State: 'departed', Undoes: 'checkOut', UndoUntil: '2026-12-01T10:00:00.000Z' } as const

  expect(offered(left, Date.parse('2026-12-01T09:59:59Z'))).toEqual({ undo: 'now' })
  expect(offered(left, Date.parse('2026-12-01T10:00:00Z'))).toEqual({})
})

test('guests who were given another room before they came can be moved back', () => {
  const moved = { State: 'expected', Undoes: 'move', UndoUntil: '2026-12-01T10:00:00.000Z' } as const
  const now = Date.parse('2026-12-01T09:00:00Z')

  expect(offered(moved, now)['undo']).toBe('now')
  expect(undoableChangeOf(aDeskStay(moved), now)).toBe('move')
})

test('of what is over nothing is offered, and to who may change nothing each action gives the reason', () => {
  expect(offered({ State: 'moved' }, at('2026-12-02'))).toEqual({})
  expect(offered({ State: 'gone' }, at('2026-12-02'))).toEqual({})
  expect(offered({ State: 'inHouse' }, at('2026-12-02'), { mayChange: false })).toEqual({
    checkOut: 'Your account may not change stays',
    move: 'Your account may not change stays',
  })
})

test('an action is for the chosen rooms that it fits, and waits for the one that it cannot be done with', () => {
  const [here, expected, occupied] = [
    aDeskStay({ Id: 1, State: 'inHouse', UnitId: 'a' }),
    aDeskStay({ Id: 2, State: 'expected', UnitId: 'b' }),
    aDeskStay({ Id: 3, State: 'expected', UnitId: 'c', Room: 'Rania House 3' }),
  ]
  const surroundings = { now: at('2026-12-01'), mayChange: true, occupied: new Set(['c']) }

  expect(chosenFor([here, expected], 'checkIn', surroundings)).toEqual({ stays: [expected], whyNot: undefined })
  expect(chosenFor([expected, occupied], 'checkIn', surroundings)).toEqual({
    stays: [expected, occupied],
    whyNot: 'The guests before have not left Rania House 3 yet',
  })
})

const choosing = (left: readonly number[]) => ({
  actions: ['checkIn', 'noShow'] as const,
  left,
  surroundings: { now: at('2026-12-01'), mayChange: true },
})
const ids = (stays: readonly DeskStay[]) => stays.map(({ Id }) => Id)

test('of several rooms those that were left out wait, and the last of them is chosen as it is', () => {
  const [first, second] = [aDeskStay({ Id: 1 }), aDeskStay({ Id: 2, Room: 'Rania House 2' })]
  const both = choiceOf([first, second], choosing([2]))
  const oneHasArrived = choiceOf([{ ...first, State: 'inHouse' }, second], choosing([2]))
  const alone = choiceOf([second], choosing([2]))

  expect([ids(both.choosable), ids(both.chosen)]).toEqual([[1, 2], [1]])
  expect([ids(oneHasArrived.choosable), ids(oneHasArrived.chosen)]).toEqual([[], [1, 2]])
  expect(ids(alone.chosen)).toEqual([2])
})
