import { expect, test } from 'vitest'
import { rangeOf } from './chart-range.ts'

test.each([
  ['a desk begins with 14 days, from yesterday', '', 1_440, undefined, '2026-11-30', 14],
  ['a phone begins with 7 days, from today', '', 360, undefined, '2026-12-01', 7],
  ['what was chosen before comes before that', '', 1_440, 60, '2026-11-30', 60],
  ['the address comes before what was chosen', 'days=28&from=2026-12-24', 1_440, 60, '2026-12-24', 28],
])('%s', (_, query, windowWidth, keptDays, from, days) => {
  expect(rangeOf(new URLSearchParams(query), { today: '2026-12-01', windowWidth, keptDays })).toEqual({ from, days })
})
