import { expect, test } from 'vitest'
import { codeOf, isWholeCode } from './one-time-code.ts'

test.each(['123456', ' 123 456 ', '123–456', '১২৩৪৫৬', '１２３４５６', '\u2068123456\u2069'])(
  '%s is a whole code',
  (typed) => {
    expect(isWholeCode(typed)).toBe(true)
    expect(codeOf(typed)).toBe('123456')
  },
)

test.each(['', '12345', '1234567', '12345x'])('“%s” is not a whole code', (typed) => {
  expect(isWholeCode(typed)).toBe(false)
})
