import { expect, test } from 'vitest'
import { filtersOf, searchAddress } from './search-query.ts'

const today = '2026-11-20'
const read = (query: string) => filtersOf(new URLSearchParams(query), today)

test('a visit without a query searches from today to tomorrow', () => {
  expect(read('')).toEqual({ arrival: '2026-11-20', departure: '2026-11-21', adults: 2, children: 0 })
})

test('the address of a search leads back to the same search', () => {
  const filters = { arrival: '2026-12-01', departure: '2026-12-04', adults: 3, children: 1 }

  const address = searchAddress(filters)

  expect(read(address.slice(address.indexOf('?')))).toEqual(filters)
})

test('dates are read as a form without script sends them', () => {
  expect(read('arrival=01-12-2026&departure=04-12-2026')).toMatchObject({
    arrival: '2026-12-01',
    departure: '2026-12-04',
  })
})

test('a departure that is not after the arrival gives way to one night', () => {
  expect(read('arrival=2026-12-01&departure=2026-12-01')).toMatchObject({
    arrival: '2026-12-01',
    departure: '2026-12-02',
  })
})

test('what is neither a date nor a count is not taken', () => {
  expect(read('arrival=soon&departure=2026-02-30&adults=-3&children=many')).toEqual(read(''))
})
