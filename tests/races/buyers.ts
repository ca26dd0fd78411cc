import { book } from '#contract/orders/orders.ts'
import type { NewHouse } from '#api/catalogue/houses/house.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { BookBody } from '#tests/support/bookings.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { START, startTestApi, type Answer, type TestApi } from '#tests/support/test-api.ts'

export type Race = { api: TestApi; guests: SignedIn[]; errors: unknown[]; close(): Promise<void> }

/** A resort on the real PostgreSQL with these houses only, and guests who are ready to book. */
export async function startRace(options: {
  houses?: readonly NewHouse[]
  guests: number
  deps?: Partial<Deps>
}): Promise<Race> {
  const { houses, guests, deps } = options
  const errors: unknown[] = []
  const log = { info: () => {}, warn: () => {}, error: (details: object) => void errors.push(details) }
  const api = await startTestApi({ deps: { log, ...deps } })
  await seedHouses(api.deps.db, houses)
  // A connection for each before the start: else the first would be done before the others begin.
  await Promise.all(Array.from({ length: guests }, () => api.deps.db.query('select 1')))
  return { api, guests: await signInGuests(api.deps.db, guests, START), errors, close: () => api.close() }
}

/** All guests submit at the same instant. */
export async function bookAtOnce({ api, guests }: Race, bodyFor: (index: number) => BookBody): Promise<Answer[]> {
  return Promise.all(guests.map(({ token }, index) => api.call(book, { body: bodyFor(index) }, { token })))
}

/** Nights held in the database, and how many the orders in it are entitled to: they must agree. */
export async function countNights({ api }: Race): Promise<{ held: number; ordered: number }> {
  const [row] = await api.deps.db.query<{ held: number; ordered: number }>(`
    select (select count(*) from unit_night) as held,
      (
        select coalesce(sum(
          (l.departure - l.arrival) * case l.place_type
            when 'HOUSE' then (select count(*) from unit u where u.house_id = l.house_id) else l.quantity end
        ), 0)::bigint from order_line l
      ) as ordered`)
  return row ?? { held: 0, ordered: 0 }
}
