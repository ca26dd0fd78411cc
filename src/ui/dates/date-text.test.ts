import { expect, test } from 'vitest'
import { readTypedDate } from './date-text.ts'

test('a typed date may have Bangla digits and other separators', () => {
  expect(readTypedDate('20-11-2026')).toBe('2026-11-20')
  expect(readTypedDate(' ২০/১১/২০২৬ ')).toBe('2026-11-20')
})

test('what is not a valid date is not read as one', () => {
  expect(readTypedDate('31-02-2026')).toBeUndefined()
  expect(readTypedDate('20-11')).toBeUndefined()
})
