import { expect, test } from 'vitest'
import {
  addWorkingDays,
  addDays,
  daysBetween,
  dhakaDateTime,
  fromDayFirst,
  isCalendarDate,
  toDayFirst,
} from './calendar.ts'

test('a calendar date must exist', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true)
  expect(isCalendarDate('2026-02-29')).toBe(false)
  expect(isCalendarDate('2026-13-01')).toBe(false)
  expect(isCalendarDate('2026-1-1')).toBe(false)
  expect(isCalendarDate('tomorrow')).toBe(false)
})

test('days are counted over months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

test('a typed date may be written in any usual way, and must exist', () => {
  expect(toDayFirst('2026-11-20')).toBe('20-11-2026')
  expect(fromDayFirst('20-11-2026')).toBe('2026-11-20')
  expect(fromDayFirst(' 1/2/2027 ')).toBe('2027-02-01')
  expect(fromDayFirst('31-02-2027')).toBeUndefined()
  expect(['soon', 'on 20-11-2026', '20-11-2026 or so'].map(fromDayFirst)).toEqual([undefined, undefined, undefined])
})

test('working days leave out Friday and Saturday', () => {
  expect(addWorkingDays('2026-11-22', 4)).toBe('2026-11-26')
  expect(addWorkingDays('2026-11-22', 5)).toBe('2026-11-29')
  expect(addWorkingDays('2026-11-27', 10)).toBe('2026-12-10')
})

test('the clock in Dhaka is six hours ahead, over midnight too', () => {
  const times = ['2026-11-20T06:00:00Z', '2026-11-20T17:59:59Z', '2026-11-20T18:05:00Z'].map((instant) =>
    dhakaDateTime(Date.parse(instant)),
  )

  expect(times).toEqual(['2026-11-20T12:00', '2026-11-20T23:59', '2026-11-21T00:05'])
})
