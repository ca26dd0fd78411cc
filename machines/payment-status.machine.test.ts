import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { headlineOf, paymentStatusMachine, type PaymentReport } from './payment-status.machine.ts'

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

test.each([
  [new Problem('not_found', 'There is no such payment'), 'unknown'],
  [new Problem('malformed', 'This is no number of a payment'), 'unknown'],
  [new Problem('unavailable', 'Later'), 'pending'],
  [new TypeError('Failed to fetch'), 'pending'],
])('after "%s" a payment is %s', async (failure, state) => {
  const askState = fromPromise<PaymentReport, { code: string; id: string }>(() => Promise.reject(failure))
  const asking = paymentStatusMachine.provide({ actors: { askState } })
  const actor = createActor(asking, { input: { code: '0123456789AB', id: '1' } }).start()

  const { value } = await waitFor(actor, (snapshot) => !snapshot.matches('asking'))

  expect(value).toBe(state)
})
