import { expect, test } from 'vitest'
import { aBookedPlace, anOrder } from '#tests/support/site-builders.ts'
import { dayText, durationText, isOneStay, timeText } from './order-words.ts'

test('an order is one stay while all its places are for the same days', () => {
  const place = aBookedPlace({ ReservationDate: '2026-12-01', ReleaseDate: '2026-12-03' })
  const later = aBookedPlace({ ReservationDate: '2026-12-05', ReleaseDate: '2026-12-06' })
  const days = { ReservationDate: '2026-12-01', ReleaseDate: '2026-12-06' }

  expect(isOneStay(anOrder({ BookedPlaces: [place, place] }))).toBe(true)
  expect(isOneStay(anOrder({ ...days, BookedPlaces: [place, later] }))).toBe(false)
})

test('a day is named with its weekday, before 1970 too', () => {
  expect(['2026-11-22', '1970-01-01', '1969-12-31'].map(dayText)).toEqual([
    'Sun 22 Nov 2026',
    'Thu 1 Jan 1970',
    'Wed 31 Dec 1969',
  ])
})

test.each([
  ['00:00', '12:00 am'],
  ['07:30', '7:30 am'],
  ['12:00', '12:00 pm'],
  ['23:59', '11:59 pm'],
  ['', ''],
])('the time “%s” is “%s”', (time, text) => {
  expect(timeText(time)).toBe(text)
})

test.each([
  [0.5, '30 min'],
  [1, '1 hour'],
  [2.5, '2 hours 30 min'],
])('%d hours are %s', (hours, text) => {
  expect(durationText(hours)).toBe(text)
})
