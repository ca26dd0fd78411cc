import { isAvailable, searchHouses } from '#contract/houses.ts'
import { book } from '#contract/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { toWireRequest } from '#contract/endpoint.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import type { Call } from './http-load.ts'
import { manyHouses } from './many-houses.ts'

export const callKinds = [
  'select1',
  'select1Page',
  'search',
  'searchAll',
  'isAvailable',
  'bookOffline',
  'book',
] as const
export type CallKind = (typeof callKinds)[number]
export type Calls = Readonly<Record<CallKind, () => Call>>

/** Bookings begin where the nights that were sold before end. */
const BOOKED_FROM_DAYS_AHEAD = 40
/** About what the resort's own four houses come to, and a phone shows at once. */
const PAGE = 10
/** What an answer of so many weighs. */
const PAGE_BYTES = 16_500

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

  function nextBooking(): Call {
    const house = manyHouses[booked % manyHouses.length]
    const ArrivalDate = addDays(today, BOOKED_FROM_DAYS_AHEAD + 2 * Math.floor(booked / manyHouses.length))
    const DepartureDate = addDays(ArrivalDate, 2)
    const place = aPlace({ Id: house?.id ?? 0, Name: house?.name ?? '', ArrivalDate, DepartureDate })
    booked += 1
    return { ...toWireRequest(book, { body: aBooking([place]) }), token: tokens[booked % tokens.length] }
  }

  return {
    select1: () => ({ method: 'GET', path: 'bench/select-1/0' }),
    select1Page: () => ({ method: 'GET', path: `bench/select-1/${PAGE_BYTES}` }),
    search: () => search(PAGE),
    searchAll: () => search(999),
    isAvailable() {
      const stay = nextStay()
      const Id = manyHouses[asked % manyHouses.length]?.id ?? 0
      return toWireRequest(isAvailable, { query: { Id, Type: 'ROOM', NumberOfRoom: 1, ...stay } })
    },
    bookOffline: nextBooking,
    book: nextBooking,
  }
}
