import { expect, test } from 'vitest'
import { differenceText } from './money-words.ts'

test.each([
  [-10, 'BDT 10 short'],
  [10, 'BDT 10 over'],
  [0, 'None'],
])('a difference of %i reads: %s', (difference, text) => {
  expect(differenceText(difference)).toBe(text)
})
