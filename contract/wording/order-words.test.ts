import { expect, test } from 'vitest'
import { aBookedPlace, anOrder } from '#tests/support/site-builders.ts'
import { isOneStay } from './order-words.ts'

test('an order is one stay while all its places are for the same days', () => {
  const place = aBookedPlace({ ReservationDate: '2026-12-01', ReleaseDate: '2026-12-03' })
  const later = aBookedPlace({ ReservationDate: '2026-12-05', ReleaseDate: '2026-12-06' })
  const days = { ReservationDate: '2026-12-01', ReleaseDate: '2026-12-06' }

  expect(isOneStay(anOrder({ BookedPlaces: [place, place] }))).toBe(true)
  expect(isOneStay(anOrder({ ...days, BookedPlaces: [place, later] }))).toBe(false)
})
