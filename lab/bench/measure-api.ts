import { sumsOnWire } from '#contract/orders/sums.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Db, Engine } from '#api/platform/db/db.ts'
import { migrate } from '#api/platform/db/migrate.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPGlite } from '#api/platform/db/pglite.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import type { NewHouse } from '#api/catalogue/houses/house.ts'
import { takeContentOf } from '#tests/support/seed-content.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { API_BASE, TOKEN_HEADER, toWireRequest } from '#contract/endpoint.ts'
import { getCalendar, isAvailable, MAX_CALENDAR_NIGHTS, searchHouses } from '#contract/catalogue/houses.ts'
import { book } from '#contract/orders/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { USUAL_LEVIES, quoteOf, toPaisa } from '#contract/values/money.ts'
import { aBooking, aHouse, aPlace } from '#tests/support/bookings.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { startServer, type StartServerOptions } from '#tests/support/start-server.ts'
import { measureCalls, type Call } from './load.ts'

const effort = { connections: [1, 8, 32], turns: 5, secondsATurn: 1 }
const GUESTS = 64
const COUNT = 400
/** Above the houses whose prices tests/support/bookings.ts knows: these cost BDT 1,000 a room and night. */
const FIRST_ID = 101
/** From today; later nights are left for the bookings that are measured. */
const NIGHTS_SOLD = 30
const BOOKED_FROM_DAYS_AHEAD = 40
/** So many stays of two nights each are within the days that can be booked; after them the next room of a house is booked. */
const STAYS_OF_A_ROOM = 240

/** Search, IsAvailable, Calendar and Book under load, on both databases, as tables. */
export async function measureApi(): Promise<string> {
  const postgres = await startPostgres({ isDurable: true })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'resort-bench-'))
  try {
    const { url } = postgres
    const engine = openPostgres({ url, poolSize: 10, isolation: 'read committed', onIdleError: () => {} })
    const onPostgres = await measured(engine, { env: { DATABASE_URL: url } })
    const onPGlite = await measured(await openPGlite(path.join(dataDir, 'db')), { dataDir })
    return `### On PostgreSQL, fsync on\n\n${onPostgres}\n\n### On PGlite, in the server's process\n\n${onPGlite}`
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measured(engine: Engine, { env, ...options }: StartServerOptions): Promise<string> {
  await migrate(engine)
  const guests = await fillResort(openDb(engine))
  await engine.close()
  const server = await startServer({ ...options, env: { LIMITS: 'off', ...env } })
  try {
    return await measureCalls(server.url, callsOf(guests), effort)
  } finally {
    await server.stop()
  }
}

/** A hundred of our resorts, of which about a third of the next nights is sold, and guests who are signed in. */
export async function fillResort(db: Db): Promise<SignedIn[]> {
  const houses = Array.from({ length: COUNT }, (_, index): NewHouse => {
    const id = FIRST_ID + index
    return aHouse({ id, permalink: `house-${id}`, name: `House ${id}`, unitCount: 4, roomPrice: toPaisa(1_000) })
  })
  await seedHouses(db, houses)
  await takeContentOf({ db }, houses)
  const guests = await signInGuests(db, GUESTS, new Date())
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_percent, tax_paisa, payable_paisa, created_at)
     select 'BENCHMARK' || id, $1, 'Room', 'Confirmed', 100, 15, 15, 115, now() from house where id >= ${FIRST_ID}`,
    [guests[0]?.guestId],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, night_paisa, price_paisa)
     select 'BENCHMARK' || id, 1, id, 'ROOM', 'Sold', date '2030-01-01', date '2030-01-03', 1, '{50, 50}', 100 from house where id >= ${FIRST_ID}`,
  )
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select u.id, n, 'BENCHMARK' || u.house_id, 1, 'booked' from unit u cross join unnest($1::date[]) as n
     where u.house_id >= ${FIRST_ID} and ((n - date '2026-01-01') + u.house_id) % 5 < 3 and (u.house_id % 8 = 0 or right(u.id, 1) in ('1', '3'))`,
    [Array.from({ length: NIGHTS_SOLD }, (_, night) => addDays(dhakaDate(Date.now()), night))],
  )
  await db.change('analyze')
  return guests
}

/** BDT for a night of a room, on every night. */
const FLAT = () => 1_000

/** What guests ask, each time for another stay or house, in the same order in every run. `priceOf`: BDT for a night of a room. */
export function callsOf(guests: readonly SignedIn[], priceOf: (night: string) => number = FLAT): Call[] {
  const today = dhakaDate(Date.now())
  let booked = 0
  const houseOf = (count: number) => FIRST_ID + (count % COUNT)
  const arrivalOf = (count: number) => addDays(today, (count * 7) % 25)
  const stayOf = (count: number) => ({ ArrivalTime: arrivalOf(count), DepartureTime: addDays(arrivalOf(count), 2) })
  const search = (count: number, Take: number) => {
    const query = { Take, Page: 1, Adult: 2, Children: 1, ...stayOf(count) }
    return { path: API_BASE + toWireRequest(searchHouses, { query }).path }
  }
  const READY = '`/ready`, which asks the database'
  return [
    { name: READY, ask: () => ({ path: '/ready' }) },
    { name: 'Search, a page of 10', ask: (count) => search(count, 10), against: READY },
    { name: 'Search, all in one answer', ask: (count) => search(count, 999), against: READY },
    {
      name: 'IsAvailable',
      ask(count) {
        const query = { Id: houseOf(count), Type: 'ROOM' as const, NumberOfRoom: 1, ...stayOf(count) }
        return { path: API_BASE + toWireRequest(isAvailable, { query }).path }
      },
      against: READY,
    },
    {
      name: 'Calendar of a house, 18 months',
      ask(count) {
        const query = {
          Id: houseOf(count),
          From: arrivalOf(count),
          Until: addDays(arrivalOf(count), MAX_CALENDAR_NIGHTS),
        }
        return { path: API_BASE + toWireRequest(getCalendar, { query }).path }
      },
      against: READY,
    },
    {
      name: 'Book, whole, with the sandbox as gateway',
      ask() {
        const Id = houseOf(booked)
        const ArrivalDate = addDays(today, BOOKED_FROM_DAYS_AHEAD + 2 * (Math.floor(booked / COUNT) % STAYS_OF_A_ROOM))
        const place = aPlace({ Id, Name: `House ${Id}`, ArrivalDate, DepartureDate: addDays(ArrivalDate, 2) })
        booked += 1
        const roomCharge = priceOf(ArrivalDate) + priceOf(addDays(ArrivalDate, 1))
        const sums = sumsOnWire(quoteOf(toPaisa(roomCharge), USUAL_LEVIES))
        const { method, path, body } = toWireRequest(book, { body: { ...aBooking([place]), ...sums } })
        const token = guests[booked % GUESTS]?.token ?? ''
        return {
          method,
          path: API_BASE + path,
          headers: { [TOKEN_HEADER]: token, 'content-type': 'application/json' },
          ...(typeof body === 'string' && { body }),
        }
      },
      against: READY,
    },
  ]
}
