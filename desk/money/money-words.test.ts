import { expect, test } from 'vitest'
import { differenceText, methodName } from './money-words.ts'

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

test.each([
  [-10, 'BDT 10 short'],
  [10, 'BDT 10 over'],
  [0, 'None'],
])('a difference of %i reads: %s', (difference, text) => {
  expect(differenceText(difference)).toBe(text)
})
