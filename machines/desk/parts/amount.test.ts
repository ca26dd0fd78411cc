import { expect, test } from 'vitest'
import { amountIn } from './amount.ts'

test.each([
  ['1,500', 1500],
  ['১৫০০.৫০', 1500.5],
  [' 7 ', 7],
  ['৳1,500/-', 1500],
  ['Tk. 1500', 1500],
  ['১৫০০ টাকা', 1500],
  ['1,50,050.50', 150_050.5],
  ['150,050', 150_050],
  ['5000,50', undefined],
  ['12,50', undefined],
  ['450,5', undefined],
  ['1500abc', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['ten', undefined],
  ['', undefined],
])('the sum %j is %s', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})
