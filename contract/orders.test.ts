import { expect, test } from 'vitest'
import { dueOf, OrderStatus } from './orders.ts'

test('something is due of an order that stands, and of no other', () => {
  const owing = OrderStatus.options.filter((status) => dueOf({ status, payable: 100, paid: 30 }) === 70)

  expect(owing).toEqual(['Pending', 'Confirmed'])
})

test('who paid too much owes nothing', () => {
  expect(dueOf({ status: 'Confirmed', payable: 100, paid: 130 })).toBe(0)
})
