import { expect, test } from 'vitest'
import { codeOf, isWholeCode } from './digits.ts'

test.each(['123456', ' 123 456 ', '১২৩৪৫৬', '１２３４５６'])('%s is a whole code', (typed) => {
  expect(isWholeCode(typed)).toBe(true)
  expect(codeOf(typed)).toBe('123456')
})

test.each(['', '12345', '1234567', '123-456', '12345x'])('“%s” is not a whole code', (typed) => {
  expect(isWholeCode(typed)).toBe(false)
})
