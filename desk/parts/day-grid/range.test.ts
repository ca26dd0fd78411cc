import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

test.each([
  ['a desk begins with 14 days, from its own first one', '', 14, undefined, '2026-11-30', 14],
  ['a phone begins with 7 days, from its own first one', '', 7, undefined, '2026-12-01', 7],
  ['what was chosen before comes before that', '', 14, 60, '2026-11-30', 60],
  ['the address comes before what was chosen', 'days=28&from=2026-12-24', 14, 60, '2026-12-24', 28],
])('%s', (_, query, usual, keptDays, from, days) => {
  const firstDay = (count: number) => (count === 7 ? '2026-12-01' : '2026-11-30')
  const around = { firstDay, lengths: [7, 14, 28, 60], usual, keptDays }

  expect(rangeOf(new URLSearchParams(query), around)).toEqual({ from, days })
})
