import { expect, test } from 'vitest'
import { beforeTax } from './levy-words.ts'

test.each([
  [0, 15, 'before 15% tax'],
  [10, 7.5, 'before 10% service charge and 7.5% tax'],
  [10, 0, 'before 10% service charge'],
  [0, 0, 'free of tax'],
])('a service charge of %d %% and VAT of %d %% are said: %s', (service, tax, words) => {
  expect(beforeTax({ service, tax })).toBe(words)
})
