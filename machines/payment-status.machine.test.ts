import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { headlineOf, paymentStatusMachine, type PaymentReport } from './payment-status.machine.ts'

function aReport(State: PaymentReport['State']): PaymentReport {
  return {
    State,
    Code: 'ABCDEFGHJKMN',
    Amount: 3_450,
    HoldUntil: null,
    Due: 0,
    Type: 'Room',
    Status: 'Confirmed',
    Paid: 3_450,
  }
}

/** Asks with these answers, one after the other; the last stays. */
function startAsking(...answers: (() => Promise<PaymentReport>)[]) {
  const clock = new SimulatedClock()
  let asked = 0
  const status = createActor(
    paymentStatusMachine.provide({
      actors: {
        askState: fromPromise(async () => {
          const answer = answers[Math.min(asked++, answers.length - 1)]
          return answer ? answer() : aReport('PENDING')
        }),
      },
    }),
    { clock, input: { code: 'ABCDEFGHJKMN', id: '01JABCDEFGHJKMNPQRSTVWXYZ0' } },
  )
  status.start()
  const answered = () => waitFor(status, (snapshot) => snapshot.value !== 'asking', { timeout: 1_000 })
  return { clock, answered }
}

const verdicts = [
  ['SUCCESS', 'Payment Success & Order Placed Successfully!'],
  ['FAILED', 'Payment Failed & Order Placed Failed!'],
  ['CANCELLED', 'Payment Cancelled & Order Cancelled!'],
  ['REVIEW', 'We have received your payment and are checking it.'],
  ['PENDING', undefined],
] as const

test.each(verdicts)('a payment that is %s is headed by "%s"', async (state, headline) => {
  const { answered } = startAsking(async () => aReport(state))

  const { value } = await answered()

  expect(headlineOf(value, 3_450)).toBe(headline)
})

test('an attempt that does not exist is an unknown one', async () => {
  const { answered } = startAsking(() => Promise.reject(new Problem('not_found', 'There is no such payment')))

  expect(headlineOf((await answered()).value, 3_450)).toBe('FAILED (error 96)')
})

test('no headline shows when nothing was to be paid', () => {
  expect(headlineOf('success', 0)).toBeUndefined()
})

test('a pending payment, and a question without an answer, are asked again after a pause', async () => {
  const { clock, answered } = startAsking(
    async () => aReport('PENDING'),
    () => Promise.reject(new ApiUnreachable()),
    async () => aReport('SUCCESS'),
  )

  expect((await answered()).value).toBe('pending')
  clock.increment(3_000)
  expect((await answered()).value).toBe('pending')
  clock.increment(3_000)

  expect((await answered()).value).toBe('success')
})
