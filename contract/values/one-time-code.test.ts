import { expect, test } from 'vitest'
import { codeOf, isWholeCode } from './one-time-code.ts'

test.each([
  '123456',
  ' 123 456 ',
  '123–456',
  '১২৩৪৫৬',
  '１２３４５６',
  '\u2068123456\u2069',
  'Your code: 123456. It lasts 5 min',
  '১২৩৪৫৬ is your code',
])('%s is a whole code', (typed) => {
  expect(isWholeCode(typed)).toBe(true)
  expect(codeOf(typed)).toBe('123456')
})

test('a code that is not alone among words is none', () => {
  expect(['Ref 654321: code 123456', 'ab12-123456-cd34', 'call 01712345678'].map(isWholeCode)).toEqual([
    false,
    false,
    false,
  ])
})

test.each(['', '12345', '1234567', '12345x'])('“%s” is not a whole code', (typed) => {
  expect(isWholeCode(typed)).toBe(false)
})
