import { expect, test } from 'vitest'
import { beginningOn, endingOn, monthBefore, monthUntil, oneDay } from './takings-span.ts'

test('the other end of the days follows where they would be none, or more than are read at once', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }

  expect(beginningOn('2026-03-20', march)).toEqual({ from: '2026-03-20', to: '2026-03-31' })
  expect(beginningOn('2026-02-27', march)).toEqual({ from: '2026-02-27', to: '2026-03-29' })
  expect(beginningOn('2026-04-02', march)).toEqual(oneDay('2026-04-02'))
  expect(endingOn('2026-03-02', march)).toEqual({ from: '2026-03-01', to: '2026-03-02' })
  expect(endingOn('2026-04-02', march)).toEqual({ from: '2026-03-03', to: '2026-04-02' })
  expect(endingOn('2026-02-27', march)).toEqual(oneDay('2026-02-27'))
})

test('a month is that of a day up to it, or the whole one before', () => {
  expect(monthUntil('2026-03-17')).toEqual({ from: '2026-03-01', to: '2026-03-17' })
  expect(monthBefore('2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(monthBefore('2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})
