import { expect, test } from 'vitest'
import { beforeTax, totalName, withTax } from './levy-words.ts'

test.each([
  [0, 15, 'before 15% tax', 'with tax', 'Total with tax'],
  [
    10,
    7.5,
    'before 10% service charge and 7.5% tax',
    'with service charge and tax',
    'Total with service charge and tax',
  ],
  [10, 0, 'before 10% service charge', 'with service charge', 'Total with service charge'],
  [0, 0, 'free of tax', 'in all', 'Total'],
])('a service charge of %d %% and VAT of %d %% are said: %s, %s, %s', (service, tax, price, sum, total) => {
  const levies = { service, tax }
  expect([beforeTax(levies), withTax(levies), totalName(levies)]).toEqual([price, sum, total])
})
