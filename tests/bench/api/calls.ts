import { isAvailable } from '#contract/availability.ts'
import { book } from '#contract/booking.ts'
import { addDays, dhakaDate } from '#contract/calendar.ts'
import { searchHouses } from '#contract/houses.ts'
import { toWireRequest } from '#contract/request.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import type { Call } from './http-load.ts'
import { manyHouses } from './many-houses.ts'

export type Calls = Readonly<Record<'select1' | 'search' | 'searchAll' | 'isAvailable' | 'book', () => Call>>

/** Bookings begin where the nights that were sold before end. */
const BOOKED_FROM_DAYS_AHEAD = 40
const PAGE = 20

/** What guests ask, each time for another stay or house, in the same order in every run. */
export function createCalls(tokens: readonly string[]): Calls {
  const today = dhakaDate(Date.now())
  let asked = 0
  let booked = 0

  function nextStay() {
    asked += 1
    const arrival = addDays(today, (asked * 7) % 25)
    return { ArrivalTime: arrival, DepartureTime: addDays(arrival, 2) }
  }

  const search = (Take: number) =>
    toWireRequest(searchHouses, { query: { Take, Page: 1, Adult: 2, Children: 1, ...nextStay() } })

  return {
    select1: () => ({ method: 'GET', path: 'bench/select-1' }),
    search: () => search(PAGE),
    searchAll: () => search(999),
    isAvailable() {
      const stay = nextStay()
      const Id = manyHouses[asked % manyHouses.length]?.id ?? 0
      return toWireRequest(isAvailable, { query: { Id, Type: 'ROOM', NumberOfRoom: 1, ...stay } })
    },
    book() {
      const house = manyHouses[booked % manyHouses.length]
      const ArrivalDate = addDays(today, BOOKED_FROM_DAYS_AHEAD + 2 * Math.floor(booked / manyHouses.length))
      const place = aPlace({
        Id: house?.id ?? 0,
        Name: house?.name ?? '',
        ArrivalDate,
        DepartureDate: addDays(ArrivalDate, 2),
      })
      booked += 1
      return { ...toWireRequest(book, { body: aBooking([place]) }), token: tokens[booked % tokens.length] }
    },
  }
}
