import { afterEach, expect, test } from 'vitest'
import type { Db } from '#api/platform/db/db.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { migrate } from '#api/platform/db/migrate.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { getCalendar, getRooms, isAvailable, searchHouses } from '#contract/catalogue/houses.ts'
import { getBookings } from '#contract/orders/orders.ts'
import { readEnv } from '#server/env/read-env.ts'
import { createHealth, databaseCheck } from '#server/health/health.ts'
import { openEngine } from '#server/open-engine.ts'
import { openReading } from '#server/open-reading.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'

const POOL = 2
const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

let close: () => Promise<void>
afterEach(() => close())

/** A resort on a server whose connections for bookings are all in use until `release`. */
async function crowdedResort(): Promise<{
  api: TestApi
  ready: () => Promise<number>
  release: () => void
  waiting: Promise<unknown>
}> {
  const env = readEnv({ DATABASE_URL: await createTestDatabase(), DATABASE_POOL_SIZE: String(POOL) })
  const engine = await openEngine(env, SILENT)
  await migrate(engine)
  const db = openDb(engine)
  await seedHouses(db)
  const reading = openReading({ env, engine, db, log: SILENT, onUnavailable: () => {} })
  const { reads } = reading
  const api = await startTestApi({ open: async () => ({ db, close: async () => {} }), deps: { db, reads } })
  close = async () => {
    await reading.close()
    await engine.close()
  }
  const health = createHealth({ database: databaseCheck(reading.engine) }, SILENT)
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  return { api, ready: async () => (await health.request('/ready')).status, release, waiting: occupy(db, end) }
}

async function occupy(db: Db, end: Promise<void>): Promise<void> {
  const one = () =>
    db.inTransaction(async (transaction) => {
      await transaction.query('select 1')
      await end
    })
  await Promise.all(Array.from({ length: POOL }, one))
}

test('while bookings wait for the database, guests search and see houses, and are sent here', async () => {
  const { api, ready, release, waiting } = await crowdedResort()
  const stay = { ArrivalTime: '2026-12-01', DepartureTime: '2026-12-03' }
  const people = { Adult: 1, Children: 0 }

  const answers = await Promise.all([
    api.call(searchHouses, { query: { ...stay, ...people, Take: 10, Page: 1 } }),
    api.call(isAvailable, { query: { ...stay, Id: 1, Type: 'ROOM', NumberOfRoom: 1 } }),
    api.call(getCalendar, { query: { From: '2026-12-01', Until: '2026-12-31' } }),
    api.call(getRooms, { query: { Take: 10, Page: 1, takeReview: 0 } }),
  ])
  const status = await ready()
  release()
  await waiting

  expect(answers.map(({ IsError }) => IsError)).toEqual([false, false, false, false])
  expect(status).toBe(200)
})

test('a session that cannot be extended now still opens what is read', async () => {
  const { api, release, waiting } = await crowdedResort()
  release()
  await waiting
  const [guest] = await signInGuests(api.deps.db, 1, START)
  api.clock.advance(3600)
  const { promise: end, resolve: finish } = Promise.withResolvers<void>()
  const occupied = occupy(api.deps.db, end)

  const orders = await api.call(getBookings, { query: { Take: 10, page: 1, Status: 'all' } }, guest)
  finish()
  await occupied

  expect(orders).toMatchObject({ IsError: false, Data: { Data: [] } })
})
