import { expect, test } from 'vitest'
import { formatAmount } from './format-taka.ts'

const whole = new Intl.NumberFormat('en-IN')
const withPaisa = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

test.each([0, 7, 999, 1_000, 13_000, 99_999, 125_000, 1_234_567, 98_765_432, -450, -125_000])(
  '%s is grouped as in Bangladesh, without paisa',
  (taka) => {
    expect(formatAmount(taka)).toBe(whole.format(taka))
  },
)

test.each([0.5, 1_950.5, 125_000.25, -1_950.05])('%s has two digits of paisa', (taka) => {
  expect(formatAmount(taka)).toBe(withPaisa.format(taka))
})
