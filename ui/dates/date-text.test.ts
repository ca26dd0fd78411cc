import { expect, test } from 'vitest'
import { readTypedDate, showStay } from './date-text.ts'

test.each([
  ['20-11-2026', '2026-11-20'],
  [' ২০/১১/২০২৬ ', '2026-11-20'],
  ['25031988', '1988-03-25'],
  ['25 03 88', '1988-03-25'],
  ['250388', '1988-03-25'],
  ['5.3.26', '2026-03-05'],
])('a date may be typed as %s', (typed, date) => {
  expect(readTypedDate(typed, { isDone: true })).toBe(date)
})

test.each(['31-02-2026', '31022026', '20-11', '2011'])('%s is not a date', (typed) => {
  expect(readTypedDate(typed, { isDone: true })).toBeUndefined()
})

test('two digits are the year that the field takes', () => {
  const born = { min: '1900-01-01', max: '2026-11-28', isDone: true }

  expect(['12-03-45', '12-03-26', '12-12-26'].map((typed) => readTypedDate(typed, born))).toEqual([
    '1945-03-12',
    '2026-03-12',
    '1926-12-12',
  ])
  expect(readTypedDate('12-03-45', { min: '2026-11-28', max: '2027-11-28', isDone: true })).toBe('2045-03-12')
})

test('two digits are a year once the person has finished', () => {
  expect(readTypedDate('25-03-19', { isDone: false })).toBeUndefined()
  expect(readTypedDate('25-03-1988', { isDone: false })).toBe('1988-03-25')
})

test('a stay in a line names a month once', () => {
  expect(showStay({ arrival: '2026-11-22', departure: '2026-11-23' })).toBe('22 – 23 Nov')
  expect(showStay({ arrival: '2026-11-30', departure: '2026-12-02' })).toBe('30 Nov – 2 Dec')
})
