import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#api/db/migrate.ts'
import { openDb } from '#api/db/open-db.ts'
import { aHouse, aBooking, aPlace, sellUnits } from '#tests/support/bookings.ts'
import { writeHeartbeat } from '#api/replica/replica.sql.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { book } from '#contract/orders.ts'
import { getCalendar, getHouse, isAvailable, searchHouses } from '#contract/houses.ts'
import { readEnv } from '#server/env/read-env.ts'
import { openEngine } from '#server/open-engine.ts'
import { openReading, type Reading } from '#server/open-reading.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'
import { aSilentProxy, type SilentProxy } from '#tests/support/silent-proxy.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }
const HOUSES = [aHouse({ price: 2_200_000, roomPrice: 650_000, unitCount: 2 })]
const STAY = { arrival: '2026-12-01', departure: '2026-12-03' }

let api: TestApi
let guest: SignedIn
let reading: Reading
/** The database that is read for hints; nothing is replicated to it but what a test writes. */
let copy: Awaited<ReturnType<typeof openCopy>>
let proxy: SilentProxy
let primary: SilentProxy
let close: () => Promise<void>
beforeEach(async () => {
  const replicaUrl = await createTestDatabase()
  copy = await openCopy(replicaUrl)
  proxy = await aSilentProxy(replicaUrl)
  primary = await aSilentProxy(await createTestDatabase())
  const env = readEnv({ DATABASE_URL: primary.url, DATABASE_READ_URL: proxy.url })
  const engine = await openEngine(env, SILENT)
  const db = openDb(engine)
  await seedHouses(db, HOUSES)
  reading = openReading({ env, engine, db, log: SILENT, now: () => api.clock.now, onUnavailable: () => {} })
  const { reads, hints } = reading
  api = await startTestApi({ open: async () => ({ db, close: async () => {} }), deps: { db, reads, hints } })
  const [one] = await signInGuests(db, 1, START)
  if (!one) throw new Error('There should be a guest')
  guest = one
  close = async () => {
    await reading.close()
    await engine.close()
    await copy.engine.close()
    proxy.close()
    primary.close()
  }
})
afterEach(() => close())

async function openCopy(url: string) {
  const engine = await openEngine(readEnv({ DATABASE_URL: url }), SILENT)
  await migrate(engine)
  const db = openDb(engine)
  await seedHouses(db, HOUSES)
  return { engine, db }
}

/** What replication would bring: the heartbeat of this moment. */
async function beat(at = api.clock.now) {
  await copy.db.change('delete from replica_heartbeat')
  await writeHeartbeat(copy.db, at)
  await reading.replica?.measureLag()
}

/** Whether a room is free for two nights, by each of the calls that hint. */
async function hints(): Promise<unknown[]> {
  api.clock.advance(1) // What is cached is cached for a second.
  const query = { ArrivalTime: STAY.arrival, DepartureTime: STAY.departure }
  const [search, available, calendar] = await Promise.all([
    api.call(searchHouses, { query: { ...query, Adult: 1, Children: 0, Take: 10, Page: 1 } }),
    api.call(isAvailable, { query: { ...query, Id: 1, Type: 'ROOM', NumberOfRoom: 1 } }),
    api.call(getCalendar, { query: { From: STAY.arrival, Until: STAY.departure } }),
  ])
  const [house] = getCalendar.data.parse(calendar.Data).Data
  return [searchHouses.data.parse(search.Data).Data.length > 0, available.Data, (house?.Free[0] ?? 0) > 0]
}

const bookRoom = () => api.call(book, { body: aBooking([aPlace()]) }, guest)

const FREE = [true, true, true]
const TAKEN = [false, false, false]

test('hints are of the replica, and Book decides by the database itself', async () => {
  await sellUnits(copy.db, { houseId: 1, units: 2, stay: STAY })
  await beat()

  const seen = await hints()
  const booked = await bookRoom()

  expect(seen).toEqual(TAKEN)
  expect(booked.IsError).toBe(false)
})

test('a replica that shows rooms that were sold meanwhile sells none of them', async () => {
  await sellUnits(api.deps.db, { houseId: 1, units: 2, stay: STAY })
  await beat()

  const seen = await hints()
  const booked = await bookRoom()

  expect(seen).toEqual(FREE)
  expect(booked).toMatchObject({ Code: 'dates_taken' })
})

test('houses are shown by the database itself, so that no page is older than its revision', async () => {
  await copy.db.change("update house set name = 'Of the replica'")
  await beat()

  const answer = await api.call(getHouse, { params: { Id: '1' }, query: { takeReview: 0 } })

  expect(answer.Data).toMatchObject({ Name: 'Rania House' })
})

test('a replica that lags is not asked until it has caught up', async () => {
  await sellUnits(copy.db, { houseId: 1, units: 2, stay: STAY })

  const unknown = await hints()
  await beat(new Date(api.clock.now.getTime() - 6_000))
  const late = await hints()
  const lag = reading.replica?.lag()
  await beat()
  const current = await hints()

  expect([unknown, late, current]).toEqual([FREE, FREE, TAKEN])
  expect(lag).toBe(6)
})

test('a replica that is unavailable costs no answer, and is asked again once it is back', async () => {
  await sellUnits(copy.db, { houseId: 1, units: 2, stay: STAY })
  await beat()
  const before = await hints()

  proxy.refuse()
  const away = await hints()
  await reading.replica?.measureLag()
  const lag = reading.replica?.lag()
  proxy.accept()
  await beat()

  expect([before, away, await hints()]).toEqual([TAKEN, FREE, TAKEN])
  expect(lag).toBeNaN()
})

test('a replica to which a migration has not come yet costs no answer', async () => {
  await beat()
  await copy.db.change('alter table unit_night rename to later_unit_night')

  expect(await hints()).toEqual(FREE)
})

test('while the database itself is unavailable the replica goes on answering', async () => {
  await sellUnits(copy.db, { houseId: 1, units: 2, stay: STAY })
  await beat()

  primary.refuse()
  await expect(reading.replica?.measureLag()).rejects.toMatchObject({ name: 'DatabaseUnavailable' })

  expect(await hints()).toEqual(TAKEN)
})
