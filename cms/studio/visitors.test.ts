import { expect, test } from 'vitest'
import { rowsOf } from './Visitors.tsx'

const facebook = { source: 'facebook', visits: 1_200, bookings: 7, sum: 125_000 }
const unknown = { source: 'unknown', visits: 0, bookings: 1, sum: 7_475.5 }

test('each source has its figures, and all have their sums', () => {
  const rows = rowsOf([facebook, unknown])

  expect(rows.map(({ name, bar, figures }) => [name, bar, ...figures])).toEqual([
    ['facebook', 1_200, '1,200', '7', '1,25,000', '0.6'],
    ['unknown', 0, '0', '1', '7,475.50', '–'],
    ['All', undefined, '1,200', '8', '1,32,475.50', '0.7'],
  ])
})

test('a single source is all there is', () => {
  expect(rowsOf([facebook])).toHaveLength(1)
  expect(rowsOf([])).toEqual([])
})
