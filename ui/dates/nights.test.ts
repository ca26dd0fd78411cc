import { expect, test } from 'vitest'
import { isFull, lastDeparture, totalOf } from './nights.ts'

const nights = new Map([
  ['2026-12-01', { price: 6_500 }],
  ['2026-12-02', { price: 7_000 }],
  ['2026-12-03', { price: undefined }],
])

test('a night without a price is full, and one of which nothing is known is not', () => {
  expect(['2026-12-02', '2026-12-03', '2026-12-04'].map((date) => isFull(nights, date))).toEqual([false, true, false])
})

test('a guest leaves at the latest on the day of the first full night, or after 60 nights', () => {
  expect(lastDeparture(nights, '2026-12-01')).toBe('2026-12-03')
  expect(lastDeparture(nights, '2026-12-04')).toBe('2027-02-02')
})

test('a stay comes to the prices of its nights with 15 % tax, if all of them are known', () => {
  expect(totalOf(nights, { arrival: '2026-12-01', departure: '2026-12-03' })).toBe(15_525)
  expect(totalOf(nights, { arrival: '2026-12-02', departure: '2026-12-04' })).toBeUndefined()
})
