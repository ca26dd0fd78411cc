import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/orders/history.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { aDeskOrder, aDeskStay } from '#tests/support/desk/builders.ts'
import { actorText, entryText } from './history-words.ts'
import { stageOf, statusWord } from './stage.ts'
import type { StayState } from '#contract/orders/stays.ts'

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

test('a cancelled order has no stage next to its status', () => {
  expect(stage(['gone'], '2026-12-01', 'Cancelled')).toBeUndefined()
  expect(stage(['departed'], '2026-12-05', 'Completed')).toBe('Checked out')
})

test('an unpaid stay is held, and an unpaid answer to a request is a quote', () => {
  expect([statusWord('Pending', 'Room'), statusWord('Pending', 'Hall')]).toEqual(['Held, not paid', 'Quoted'])
})

test.each<[HistoryEntry, string]>([
  [
    {
      Kind: 'booked',
      Source: 'phone',
      Percent: 10,
      DiscountReason: 'regular',
      NoPhoneReason: '',
      LaterReason: 'cash',
      ExceptionReason: '',
    },
    'booked at the desk: by phone, 10 % off: regular, pays at the resort: cash',
  ],
  [
    { Kind: 'tookPayment', Amount: 5_000, Method: 'bkash', Receipt: 'R-2026-000012', Reference: '8N7A6D5EE7' },
    'payment: BDT 5,000, bKash, R-2026-000012, 8N7A6D5EE7',
  ],
  [{ Kind: 'tookPayment', Amount: 8_625, Method: 'BKASH-BKash', Reference: '' }, 'payment: BDT 8,625, bKash (online)'],
  [
    { Kind: 'gaveOtherRoom', Named: 'Doyel', Rooms: ['Turag', 'Rupsha'] },
    'another room: Turag, Rupsha instead of Doyel',
  ],
  [
    { Kind: 'movedGuests', From: 'Doyel', To: 'Turag', Since: '2026-12-01', Reason: 'noise' },
    'room move: Doyel to Turag from Tue 1 Dec 2026: noise',
  ],
  [{ Kind: 'registered', Room: 'Doyel', Persons: 1 }, 'registration: 1 person in Doyel'],
  [{ Kind: 'status', To: 'Pending' }, 'held until it is paid'],
])('a history reads of %o: %s', (what, words) => {
  expect(entryText(what)).toBe(words)
})

test('who did something is a member, by whatever name, or the part that was played', () => {
  const named = (Name: string) => actorText({ Kind: 'staff', Id: 3, Name })

  expect(['Nasrin Akter', 'system', 'toString'].map(named)).toEqual(['Nasrin Akter', 'system', 'toString'])
  expect((['guest', 'gateway', 'system'] as const).map((Kind) => actorText({ Kind }))).toEqual([
    'the guest',
    'the gateway',
    'automatic',
  ])
})
