import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Db, Engine } from '#api/platform/db/db.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import { book } from '#contract/orders/orders.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { startPostgres, type RealPostgres } from '#tests/support/setup/real-postgres.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { callSite } from '#tests/support/shopper.ts'
import { ALL_GUESTS, ANSWERED, brokenIn, rushesOf, SOLD, soldIn, type Submission } from './rush.ts'

let postgres: RealPostgres
let engine: Engine
let db: Db
let server: RunningServer
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  server = await startServer({ env: { DATABASE_URL: postgres.url } })
  // Its connections are lost in the crash as the server's are.
  engine = openPostgres({ url: postgres.url, poolSize: 2, isolation: 'read committed', onIdleError: () => {} })
  db = openDb(engine)
})
afterAll(async () => {
  await engine.close()
  await server.stop()
  await postgres.stop()
})

test('a database that crashes amid many bookings ends no server, and the same requests sell every night once', async () => {
  const rushes = rushesOf(await signInGuests(db, ALL_GUESTS, new Date()))
  const submit = ({ token, body }: Submission) => callSite(server, book, { body }, token)

  const before: Answer[] = []
  const waiting: number[] = []
  for (const [round, requests] of rushes.entries()) {
    let answered = 0
    const answers = requests.map(async (one) => {
      const answer = await submit(one)
      answered += 1
      return answer
    })
    await vi.waitUntil(() => answered >= (ANSWERED[round] ?? 1), { timeout: 30_000, interval: 1 })
    await crash()
    waiting.push(requests.length - answered)
    before.push(...(await Promise.all(answers)))
    await untilReady()
  }
  const broken = await brokenIn(db)
  const after = await Promise.all(rushes.flat().map(submit))

  // A crash that comes after the last answer meets no one; not all of them do.
  expect(Math.max(...waiting)).toBeGreaterThan(0)
  expect(before.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  expect(broken).toEqual([])
  expect(before.filter(({ IsError, Data }, index) => !IsError && !isSame(Data, after[index]?.Data))).toEqual([])
  expect(after.filter(({ IsError }) => !IsError)).toHaveLength(SOLD.orders)
  expect(await brokenIn(db)).toEqual([])
  expect(await soldIn(db)).toEqual(SOLD)
})

/** Kills one of the database's processes: all connections are lost, and it begins anew with what was committed. */
async function crash(): Promise<void> {
  const [victim] = await db.query<{ pid: number }>(
    "select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' order by state limit 1",
  )
  if (!victim) throw new Error('The server has no connection')
  process.kill(victim.pid, 'SIGKILL')
}

async function untilReady(): Promise<void> {
  await vi.waitUntil(async () => (await fetch(`${server.url}/ready`)).ok, { timeout: 30_000, interval: 100 })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
