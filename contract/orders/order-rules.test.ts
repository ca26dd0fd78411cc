import { expect, test } from 'vitest'
import { OrderStatus } from './orders.ts'
import { billRefusal, cancelRefusal, paymentRefusal, roomsRefusal } from './order-rules.ts'

const NOW = Date.parse('2026-11-30T06:00:00Z')
const allowing = (refusal: (status: OrderStatus) => unknown) =>
  OrderStatus.options.filter((status) => refusal(status) === undefined)

test('what is due is paid until the hold ends', () => {
  const held = (HeldUntil: number) => paymentRefusal({ Status: 'Pending', HeldUntil, Due: 100 }, NOW)?.Code

  expect([held(NOW + 1), held(NOW)]).toEqual([undefined, 'holdOver'])
  expect(paymentRefusal({ Status: 'Confirmed', HeldUntil: undefined, Due: 0 }, NOW)?.Code).toBe('nothingDue')
})

test('a bill changes while an order is held or confirmed, and one without rooms is given some', () => {
  expect(allowing(billRefusal)).toEqual(['Pending', 'Confirmed'])
  expect(allowing(roomsRefusal)).toEqual(['Paid-unplaced'])
})

test('an order is cancelled until its stay has begun', () => {
  expect(allowing((status) => cancelRefusal(status, ['expected']))).toEqual([
    'Requested',
    'Pending',
    'Confirmed',
    'Paid-unplaced',
  ])
  expect(cancelRefusal('Confirmed', ['expected', 'departed'])?.Code).toBe('stayBegun')
})
