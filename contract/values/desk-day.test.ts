import { expect, test } from 'vitest'
import { firstDeskDay } from './desk-day.ts'

test.each([
  ['2026-11-20T00:30', '2026-11-19'],
  ['2026-11-20T11:59', '2026-11-19'],
  ['2026-11-20T12:00', '2026-11-20'],
  ['2026-11-20T23:59', '2026-11-20'],
])('at %s the desk books from %s on', (clock, day) => {
  expect(firstDeskDay(Date.parse(`${clock}:00+06:00`))).toBe(day)
})
