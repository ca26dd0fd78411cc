import { expect, test } from 'vitest'
import type { StayState } from '#contract/desk/stays.ts'
import type { OrderStatus } from '#contract/orders.ts'
import { aDeskOrder, aDeskStay } from '#tests/support/desk/builders.ts'
import { actorText, eventText } from './history-words.ts'
import { stageOf, statusWord } from './stage.ts'

const stage = (states: readonly StayState[], today: string, status: OrderStatus = 'Confirmed') => {
  const order = aDeskOrder({ Stays: states.map((State, Id) => aDeskStay({ Id, State })) })
  return stageOf({ ...order, Summary: { ...order.Summary, Status: status } }, today)
}

test.each([
  [['expected'], '2026-11-30', undefined],
  [['expected'], '2026-12-01', 'Arrives today'],
  [['expected'], '2026-12-02', 'Has not arrived yet'],
  [['inHouse', 'expected', 'expected'], '2026-12-01', 'Checked in (1 of 3)'],
  [['inHouse', 'inHouse'], '2026-12-01', 'Checked in'],
  [['moved', 'inHouse'], '2026-12-02', 'Checked in'],
  [['inHouse', 'departed'], '2026-12-03', 'Checked in (1 of 2)'],
  [['departed', 'departed'], '2026-12-03', 'Checked out'],
  [['departed', 'noShow'], '2026-12-03', 'Checked out (1 of 2)'],
  [['noShow', 'noShow'], '2026-12-02', 'No-show'],
] as const)('with rooms %s an order on %s reads: %s', (states, today, words) => {
  expect(stage(states, today)).toBe(words)
})

test('an order that was given up has no stage beside its status', () => {
  expect(stage(['gone'], '2026-12-01', 'Cancelled')).toBeUndefined()
  expect(stage(['departed'], '2026-12-05', 'Completed')).toBe('Checked out')
})

test('an unpaid stay is held, and an unpaid answer to a request is a quote', () => {
  expect([statusWord('Pending', 'Room'), statusWord('Pending', 'Hall')]).toEqual(['Held, not paid', 'Quoted'])
})

test('sums, days and payment methods of the history are in words; a note stays as it was written', () => {
  expect(eventText({ Event: 'due waived', Detail: '1990000 paisa: pays next time' })).toBe(
    'due waived: BDT 19,900: pays next time',
  )
  expect(eventText({ Event: 'moved', Detail: 'Doyel to Turag from 2026-12-01: noise' })).toBe(
    'moved: Doyel to Turag from Tue 1 Dec 2026: noise',
  )
  expect(eventText({ Event: 'payment', Detail: 'BDT 5,000, bkash, R-2026-000012, 8N7A6D5EE7' })).toBe(
    'payment: BDT 5,000, bKash, R-2026-000012, 8N7A6D5EE7',
  )
  expect(eventText({ Event: 'payment', Detail: 'BDT 8,625, BKASH-BKash' })).toBe('payment: BDT 8,625, bKash (online)')
  expect(eventText({ Event: 'note', Detail: 'owes me 500 paisa' })).toBe('note: owes me 500 paisa')
  expect(eventText({ Event: 'Confirmed', Detail: '' })).toBe('confirmed')
})

test('who did something is a name, or the part that was played', () => {
  expect(['Nasrin Akter', 'guest', 'gateway', 'system'].map(actorText)).toEqual([
    'Nasrin Akter',
    'the guest',
    'the gateway',
    'by itself',
  ])
})
