import { expect, test } from 'vitest'
import type { CallbackHint } from '#api/platform/payment-gateway.ts'
import { outcomeOf, type PaidVerdict } from './outcome.ts'

const attempt = { id: '01JF8Z3K7Q9R2S4T5V6W7X8Y9Z', amount: 450_000 }

function aPayment(changes: Partial<PaidVerdict> = {}): PaidVerdict {
  return {
    state: 'paid',
    attemptId: attempt.id,
    amount: 450_000,
    currency: 'BDT',
    gatewayTransaction: 'val',
    refundKey: 'bank',
    method: 'BKASH-BKash',
    ...changes,
  }
}

function aHint(changes: Partial<CallbackHint> = {}): CallbackHint {
  return { attemptId: attempt.id, hint: 'failed', token: undefined, signature: 'ok', covered: {}, ...changes }
}

test('a payment counts when attempt, currency and amount are ours to the paisa', () => {
  expect(outcomeOf(attempt, aPayment(), undefined).kind).toBe('money')
  expect(outcomeOf(attempt, aPayment({ state: 'review' }), undefined).kind).toBe('money')
  expect(outcomeOf(attempt, aPayment({ amount: 449_999 }), undefined).kind).toBe('mismatch')
  expect(outcomeOf(attempt, aPayment({ amount: 450_001 }), undefined).kind).toBe('mismatch')
  expect(outcomeOf(attempt, aPayment({ currency: 'USD' }), undefined).kind).toBe('mismatch')
  expect(outcomeOf(attempt, aPayment({ attemptId: '01JF8Z3K7Q9R2S4T5V6W7X8Y9A' }), undefined).kind).toBe('mismatch')
})

test('a notice decides only while the gateway knows no end, and only when it is signed and says no', () => {
  const pending = { state: 'pending' } as const

  expect(outcomeOf(attempt, pending, aHint())).toEqual({ kind: 'ended', state: 'failed' })
  expect(outcomeOf(attempt, pending, aHint({ hint: 'cancelled' }))).toEqual({ kind: 'ended', state: 'cancelled' })
  expect(outcomeOf(attempt, pending, aHint({ signature: 'bad' })).kind).toBe('undecided')
  expect(outcomeOf(attempt, pending, aHint({ signature: 'absent' })).kind).toBe('undecided')
  expect(outcomeOf(attempt, pending, aHint({ hint: 'paid', token: 'val' })).kind).toBe('undecided')
  expect(outcomeOf(attempt, pending, undefined).kind).toBe('undecided')
})

test('the gateway is believed against the notice', () => {
  expect(outcomeOf(attempt, aPayment(), aHint()).kind).toBe('money')
  expect(outcomeOf(attempt, { state: 'failed' }, aHint({ hint: 'cancelled' }))).toEqual({
    kind: 'ended',
    state: 'failed',
  })
})
