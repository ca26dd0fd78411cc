import type { Db } from '#api/db/db.ts'
import type { House } from '#api/houses/house.ts'
import { mudHouse } from '#api/houses/seed/our-houses.ts'
import { getCalendar, isAvailable, MAX_CALENDAR_NIGHTS, searchHouses } from '#contract/houses.ts'
import { book } from '#contract/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import { toWireRequest } from '#contract/endpoint.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import type { Call } from './load.ts'

const COUNT = 400
/** Above the houses whose prices tests/support/bookings.ts knows: these cost 1,000 BDT a room and night. */
const FIRST_ID = 101
const ROOMS = 4
/** From `today`; later nights are left for the bookings that are measured. */
const NIGHTS_SOLD = 30

/** A hundred of our resorts: each house with the texts, facilities and pictures of a real one. */
export const manyHouses: readonly House[] = Array.from({ length: COUNT }, (_, index) => ({
  ...mudHouse,
  id: FIRST_ID + index,
  permalink: `house-${FIRST_ID + index}`,
  name: `House ${FIRST_ID + index}`,
  unitCount: ROOMS,
  roomPrice: toPaisa(1_000),
}))

/** Sells some nights of every second room, three of five, and all rooms of some houses, so that not everything is free. */
export async function sellSomeNights(db: Db, { guestId, today }: { guestId: number; today: string }): Promise<void> {
  const houseIds = manyHouses.map(({ id }) => id)
  await insertOrders(db, { codes: houseIds.map(soldCode), guestId, houseIds })
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select u.id, n, 'BENCHMARK' || u.house_id, 1, 'booked'
     from unit u cross join unnest($1::date[]) as n
     where ((n - date '2026-01-01') + u.house_id) % 5 < 3 and (u.house_id % 8 = 0 or right(u.id, 1) in ('1', '3'))`,
    [Array.from({ length: NIGHTS_SOLD }, (_, night) => addDays(today, night))],
  )
}

const soldCode = (houseId: number) => `BENCHMARK${houseId}`

type Orders = { codes: readonly string[]; houseIds: readonly number[]; guestId: number }

/** Unpaid orders of one line each, for nights to belong to. */
export async function insertOrders(db: Db, { codes, houseIds, guestId }: Orders): Promise<void> {
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, created_at)
     select code, $2, 'Room', 'Confirmed', 100, 15, 115, now() from unnest($1::text[]) as code`,
    [codes, guestId],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
     select code, 1, house_id, 'ROOM', 'Sold', date '2030-01-01', date '2030-01-03', 1, 100
     from unnest($1::text[], $2::integer[]) as sold (code, house_id)`,
    [codes, houseIds],
  )
}

export const callKinds = [
  'select1',
  'select1Page',
  'search',
  'searchAll',
  'isAvailable',
  'calendar',
  'bookOffline',
  'book',
] as const
export type CallKind = (typeof callKinds)[number]
export type Calls = Readonly<Record<CallKind, () => Call>>

/** Bookings begin where the nights that were sold before end. */
const BOOKED_FROM_DAYS_AHEAD = 40
/** About what the resort's own four houses come to, and a phone shows at once. */
const PAGE = 10
/** So many stays of two nights each lie within the time that can be booked; after them the next room of a house is booked. */
const STAYS_OF_A_ROOM = 240
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
    const house = manyHouses[booked % COUNT]
    const stay = Math.floor(booked / COUNT) % STAYS_OF_A_ROOM
    const ArrivalDate = addDays(today, BOOKED_FROM_DAYS_AHEAD + 2 * stay)
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
      const Id = manyHouses[asked % COUNT]?.id ?? 0
      return toWireRequest(isAvailable, { query: { Id, Type: 'ROOM', NumberOfRoom: 1, ...stay } })
    },
    calendar() {
      const { ArrivalTime: From } = nextStay()
      const Id = manyHouses[asked % COUNT]?.id ?? 0
      return toWireRequest(getCalendar, { query: { Id, From, Until: addDays(From, MAX_CALENDAR_NIGHTS) } })
    },
    bookOffline: nextBooking,
    book: nextBooking,
  }
}
