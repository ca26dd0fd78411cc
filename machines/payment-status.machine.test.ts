import { expect, test } from 'vitest'
import { headlineOf } from './payment-status.machine.ts'

test.each([
  ['success', 'Payment Success & Order Placed Successfully!'],
  ['failed', 'Payment Failed & Order Placed Failed!'],
  ['cancelled', 'Payment Cancelled & Order Cancelled!'],
  ['unknown', 'FAILED (error 96)'],
  ['inReview', 'We have received your payment and are checking it.'],
  ['pending', undefined],
] as const)('a payment that is %s is headed by "%s"', (state, headline) => {
  expect(headlineOf(state, 3_450)).toBe(headline)
})

test('no headline shows when nothing was to be paid', () => {
  expect(headlineOf('success', 0)).toBeUndefined()
})
