import { expect, test } from 'vitest'
import { amountIn } from './amount.ts'

test.each([
  ['1,500', 1500],
  ['১৫০০.৫০', 1500.5],
  [' 7 ', 7],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['ten', undefined],
  ['', undefined],
])('the sum %j is %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})
