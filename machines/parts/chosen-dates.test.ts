import { expect, test } from 'vitest'
import { withDates, type ChosenDates } from './chosen-dates.ts'

const dates = { arrival: '2026-11-20', departure: '2026-11-22' }

test.each<[string, Partial<ChosenDates>, ChosenDates]>([
  ['an earlier arrival', { arrival: '2026-11-19' }, { ...dates, arrival: '2026-11-19' }],
  ['an arrival on the departure', { arrival: '2026-11-22' }, { arrival: '2026-11-22', departure: undefined }],
  ['a later departure', { departure: '2026-11-23' }, { ...dates, departure: '2026-11-23' }],
  ['a departure on the arrival', { departure: '2026-11-20' }, dates],
  ['no arrival', { arrival: undefined }, { ...dates, arrival: undefined }],
  [
    'a new stay',
    { arrival: '2026-12-01', departure: '2026-12-02' },
    { arrival: '2026-12-01', departure: '2026-12-02' },
  ],
])('the dates change by %s', (_, change, expected) => {
  expect(withDates(dates, change)).toEqual(expected)
})

test('any departure can be chosen before there is an arrival', () => {
  expect(withDates({ arrival: undefined, departure: undefined }, { departure: '2026-11-20' })).toEqual({
    arrival: undefined,
    departure: '2026-11-20',
  })
})
