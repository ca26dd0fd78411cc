import { expect, test } from 'vitest'
import type { DeskStay } from '#contract/reception/stays.ts'
import { aDeskStay } from '#tests/support/desk/builders.ts'
import { choiceOf, chosenFor, offersOf } from './stay-offers.ts'

/** A time in Dhaka. */
const at = (day: string, time = '15:00') => Date.parse(`${day}T${time}:00+06:00`)
const guestsIn = (...rooms: string[]) => new Map(rooms.map((UnitId) => [UnitId, { Guest: 'Salma Karim' }]))

function offered(changes: Partial<DeskStay>, now: number, ...rooms: string[]) {
  const offers = offersOf(aDeskStay(changes), { now, mayChange: true, guestsIn: guestsIn(...rooms) })
  return Object.fromEntries(offers.map(({ action, reason }) => [action, reason ?? 'now']))
}

test('what can be done later is shown with the reason, and what a state excludes is left out', () => {
  expect(offered({ State: 'expected' }, at('2026-11-30'))).toEqual({
    checkIn: 'Arrives on Tue 1 Dec 2026',
    noShow: 'A no-show can be marked from 22:00 on the day of arrival',
    move: 'now',
    change: 'now',
  })
  expect(offered({ State: 'inHouse' }, at('2026-12-03'))).toEqual({
    checkOut: 'now',
    move: 'These guests leave today',
    change: 'now',
  })
  expect(offered({ State: 'moved' }, at('2026-12-02'))).toEqual({})
  const left = { State: 'departed', Undoes: 'checkOut', UndoUntil: '2026-12-01T10:00:00.000Z' } as const
  expect(offered(left, at('2026-12-01'))).toEqual({ undo: 'now' })
  expect(offered(left, at('2026-12-02'))).toEqual({})
})

test('nobody is let into a room whose guests have not left', () => {
  const room = { State: 'expected', UnitId: '000000001-001', Room: 'Rania House 1' } as const

  expect(offered(room, at('2026-12-01'), room.UnitId)['checkIn']).toBe('Salma Karim is still in Rania House 1')
})

test('to who may change nothing, or has no connection, each action gives the reason', () => {
  const reasons = (surroundings: { mayChange: boolean; isCut?: boolean }) =>
    offersOf(aDeskStay({ State: 'inHouse' }), { now: at('2026-12-02'), ...surroundings }).map(({ reason }) => reason)

  expect(reasons({ mayChange: false })).toEqual(Array(3).fill('Your account may not change stays'))
  expect(reasons({ mayChange: true, isCut: true })).toEqual(Array(3).fill('There is no connection'))
})

test('an action is for the chosen rooms that it fits, and waits for the one that it cannot be done with', () => {
  const [here, expected, occupied] = [
    aDeskStay({ Id: 1, State: 'inHouse', UnitId: 'a' }),
    aDeskStay({ Id: 2, State: 'expected', UnitId: 'b' }),
    aDeskStay({ Id: 3, State: 'expected', UnitId: 'c', Room: 'Rania House 3' }),
  ]
  const surroundings = { now: at('2026-12-01'), mayChange: true, guestsIn: guestsIn('c') }

  expect(chosenFor([here, expected], 'checkIn', surroundings)).toEqual({ stays: [expected], reason: undefined })
  expect(chosenFor([expected, occupied], 'checkIn', surroundings)).toEqual({
    stays: [expected, occupied],
    reason: 'Salma Karim is still in Rania House 3',
  })
})

const choosing = (unchecked: readonly number[]) => ({
  actions: ['checkIn', 'noShow'] as const,
  unchecked,
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
