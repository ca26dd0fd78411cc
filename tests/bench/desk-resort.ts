import { openDb } from '#api/db/open-db.ts'
import type { Db } from '#api/db/db.ts'
import { migrate } from '#api/db/migrate.ts'
import { openPostgres } from '#api/db/postgres.ts'
import type { House } from '#api/houses/house.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { signInColleague, signInFirstOwner, type StaffBrowser } from '#tests/journeys/steps/staff.ts'
import { type SignedIn, signInGuests } from '#tests/support/guests.ts'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { startServer } from '#tests/support/start-server.ts'

const GUESTS = 200
/** Before today and after it. */
const DAYS = 30
/** Within 10 nights of a room: 7 of them are sold. */
const sold = [
  { after: 0, nights: 3 },
  { after: 4, nights: 2 },
  { after: 7, nights: 2 },
]

/** A server that is measured, as staff and guests meet it. */
export type DeskResort = {
  url: string
  port: number
  guests: readonly SignedIn[]
  /** Codes of its orders, and names of its rooms. */
  codes: readonly string[]
  rooms: readonly string[]
  owner: StaffBrowser
  reception: StaffBrowser
}

/** Starts the whole server on a PostgreSQL of its own, with these houses, 70 % sold for 60 days around today. */
export async function withResort<T>(houses: readonly House[], measure: (resort: DeskResort) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ isDurable: true })
  try {
    const filled = await fill(postgres.url, houses)
    // Counted, but without end: one browser makes the calls of a hundred.
    const server = await startServer({ env: { DATABASE_URL: postgres.url, LIMITS: 'off' } })
    try {
      const owner = await signInFirstOwner(server)
      const reception = await signInColleague(owner, 'desk', 'Nasrin Akter')
      return await measure({ url: server.url, port: Number(new URL(server.url).port), ...filled, owner, reception })
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function fill(url: string, houses: readonly House[]): Promise<Pick<DeskResort, 'guests' | 'codes' | 'rooms'>> {
  const engine = openPostgres({ url, poolSize: 4, isolation: 'read committed', onIdleError: () => {} })
  try {
    await migrate(engine)
    const db = openDb(engine)
    await seedHouses(db, houses)
    const guests = await signInGuests(db, GUESTS, new Date())
    const units = await db.query<Unit>('select id, house_id as "houseId", name from unit order by id')
    const stays = units.flatMap((unit, index) => staysOf(unit, index, guests))
    await insertStays(db, stays)
    await engine.runScript('analyze')
    return { guests, codes: stays.map(({ code }) => code), rooms: units.map(({ name }) => name) }
  } finally {
    await engine.close()
  }
}

type Unit = { id: string; houseId: number; name: string }
type SoldStay = { code: string; unit: Unit; guestId: number; arrival: string; departure: string; state: string }

/** Those of a room, shifted against the rooms before it. */
function staysOf(unit: Unit, index: number, guests: readonly SignedIn[]): SoldStay[] {
  const today = dhakaDate(Date.now())
  const stays: SoldStay[] = []
  for (let first = -DAYS - 10 + ((index * 3) % 10); first < DAYS; first += 10) {
    for (const { after, nights } of sold) {
      const arrival = addDays(today, first + after)
      const departure = addDays(arrival, nights)
      if (departure <= addDays(today, -DAYS) || arrival >= addDays(today, DAYS)) continue
      const number = index * 100 + stays.length
      const guestId = guests[number % guests.length]?.guestId ?? 0
      const state = stateOf({ arrival, departure, today })
      stays.push({ code: `B${String(number).padStart(11, '0')}`, unit, guestId, arrival, departure, state })
    }
  }
  return stays
}

function stateOf({ arrival, departure, today }: { arrival: string; departure: string; today: string }): string {
  if (departure < today) return 'departed'
  return arrival < today ? 'inHouse' : 'expected'
}

/** An order each: a third of them owes, and every tenth was booked on the site and not called yet. */
async function insertStays(db: Db, stays: readonly SoldStay[]): Promise<void> {
  const column = <T>(valueOf: (stay: SoldStay, index: number) => T) => stays.map(valueOf)
  const codes = column(({ code }) => code)
  const [units, arrivals] = [column(({ unit }) => unit.id), column(({ arrival }) => arrival)]
  const departures = column(({ departure }) => departure)
  await db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_paisa, payable_paisa, paid_paisa, created_at, source)
     select code, guest_id, 'Room', status, 200000, 30000, 230000, paid, now(), source
     from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[]) as sold (code, guest_id, status, paid, source)`,
    [
      codes,
      column(({ guestId }) => guestId),
      column(({ state }) => (state === 'departed' ? 'Completed' : 'Confirmed')),
      column(({ state }, index) => (index % 3 === 0 && state !== 'departed' ? 69_000 : 230_000)),
      column((_stay, index) => (index % 10 === 0 ? 'web' : 'phone')),
    ],
  )
  await db.change(
    `insert into order_line (order_code, line_no, house_id, place_type, name, arrival, departure, quantity, price_paisa)
     select code, 1, house_id, 'ROOM', 'Sold', arrival, departure, 1, 100000
     from unnest($1::text[], $2::integer[], $3::date[], $4::date[]) as sold (code, house_id, arrival, departure)`,
    [codes, column(({ unit }) => unit.houseId), arrivals, departures],
  )
  await db.change(
    `insert into unit_night (unit_id, night, order_code, line_no, state)
     select unit_id, arrival + n, code, 1, 'booked'
     from unnest($1::text[], $2::text[], $3::date[], $4::date[]) as sold (code, unit_id, arrival, departure)
       cross join lateral generate_series(0, departure - arrival - 1) as n`,
    [codes, units, arrivals, departures],
  )
  await db.change(
    `insert into stay (order_code, line_no, unit_id, arrival, departure, state)
     select code, 1, unit_id, arrival, departure, state
     from unnest($1::text[], $2::text[], $3::date[], $4::date[], $5::text[]) as sold (code, unit_id, arrival, departure, state)`,
    [codes, units, arrivals, departures, column(({ state }) => state)],
  )
}
