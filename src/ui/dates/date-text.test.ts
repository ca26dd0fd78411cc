import { expect, test } from 'vitest'
import { readTypedDate, showStay } from './date-text.ts'

test('a typed date may have Bangla digits and other separators', () => {
  expect(readTypedDate('20-11-2026')).toBe('2026-11-20')
  expect(readTypedDate(' ২০/১১/২০২৬ ')).toBe('2026-11-20')
})

test('what is not a valid date is not read as one', () => {
  expect(readTypedDate('31-02-2026')).toBeUndefined()
  expect(readTypedDate('20-11')).toBeUndefined()
})

test('a stay in a line names a month once', () => {
  expect(showStay({ arrival: '2026-11-22', departure: '2026-11-23' })).toBe('22 – 23 Nov')
  expect(showStay({ arrival: '2026-11-30', departure: '2026-12-02' })).toBe('30 Nov – 2 Dec')
})
