import { expect, test } from 'vitest'
import { beforeTax, withTax } from './levy-words.ts'

test.each([
  [0, 15, 'before 15% tax', 'with tax'],
  [10, 7.5, 'before 10% service charge and 7.5% tax', 'with service charge and tax'],
  [10, 0, 'before 10% service charge', 'with service charge'],
  [0, 0, 'free of tax', 'in all'],
])('a service charge of %d %% and VAT of %d %% are said: %s, %s', (service, tax, price, sum) => {
  expect([beforeTax({ service, tax }), withTax({ service, tax })]).toEqual([price, sum])
})
