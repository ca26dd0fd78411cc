import { expect, test } from 'vitest'
import { methodName } from './payment-words.ts'

test.each([
  ['cash', 'Cash'],
  ['bkash', 'bKash'],
  ['online: bKash', 'bKash (online)'],
  ['BKASH-BKash', 'bKash (online)'],
  ['online: NAGAD-Nagad', 'Nagad (online)'],
  ['VISA-Dutch Bangla', 'VISA-Dutch Bangla (online)'],
])('the method %s reads: %s', (method, name) => {
  expect(methodName(method)).toBe(name)
})
