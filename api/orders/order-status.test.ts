import { expect, test } from 'vitest'
import { OrderStatus } from '#contract/orders/orders.ts'
import { isLegalTransition, legalTransitions } from './order-status.ts'

test('every status of an order can be reached', () => {
  // A stay or a pool visit begins Pending, a request for the hall or the whole resort Requested.
  const reached = new Set<OrderStatus>(['Pending', 'Requested'])
  for (const status of reached) for (const next of legalTransitions[status]) reached.add(next)

  expect([...reached].toSorted()).toEqual([...OrderStatus.options].toSorted())
})

test('a refunded order is at most reinstated, and none becomes Pending again', () => {
  const fromRefunded = OrderStatus.options.filter((status) => isLegalTransition('Refunded', status))
  const toPending = OrderStatus.options.filter((status) => isLegalTransition(status, 'Pending'))

  expect(fromRefunded).toEqual(['Confirmed'])
  expect(toPending).toEqual(['Requested'])
})
