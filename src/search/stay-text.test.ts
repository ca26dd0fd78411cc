import { expect, test } from 'vitest'
import { stayText } from './stay-text.ts'

test('a stay is written in words, each part of the date once where once is enough', () => {
  expect(stayText({ arrival: '2026-11-20', departure: '2026-11-22' })).toBe(
    '2 nights, Friday 20 to Sunday 22 November 2026',
  )
  expect(stayText({ arrival: '2026-11-30', departure: '2026-12-01' })).toBe(
    '1 night, Monday 30 November to Tuesday 1 December 2026',
  )
  expect(stayText({ arrival: '2026-12-31', departure: '2027-01-02' })).toBe(
    '2 nights, Thursday 31 December 2026 to Saturday 2 January 2027',
  )
})
