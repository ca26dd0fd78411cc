import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db, Engine } from '#api/platform/db/db.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import { createHealth, databaseCheck } from '#server/health/health.ts'
import { aSilentProxy, type SilentProxy } from '#tests/support/silent-proxy.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'

let proxy: SilentProxy
/** On a way of its own, which never breaks. */
let beside: Engine
let engine: Engine
let db: Db
beforeEach(async () => {
  const url = await createTestDatabase()
  proxy = await aSilentProxy(url)
  beside = open(url)
  engine = open(proxy.url)
  db = openDb(engine)
  await beside.runScript('create table trace (name text); create table request_budget (used integer)')
})
afterEach(async () => {
  await engine.close()
  await beside.close()
  proxy.close()
})

function open(url: string): Engine {
  return openPostgres({ url, poolSize: POOL, isolation: 'read committed', onIdleError: () => {} })
}

const POOL = 4
const WRITE = "insert into trace values ('once')"

async function traces(): Promise<number> {
  const { rows } = await beside.run('select * from trace', [])
  return rows.length
}

/** Opens every connection of the pool. */
async function fillPool(): Promise<void> {
  await Promise.all(Array.from({ length: POOL }, () => db.query('select pg_sleep(0.1)')))
}

/** New connections lead to a server that takes no writes; those that are open stay as they are. */
async function makeReadOnly(isReadOnly: boolean): Promise<void> {
  await beside.runScript(`
    do $$ begin
      execute format('alter database %I set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}', current_database());
    end $$
  `)
}

const writes: [string, () => Promise<unknown>][] = [
  ['a statement', () => db.change(WRITE)],
  ['a transaction', () => db.inTransaction((transaction) => transaction.change(WRITE))],
]

test.each(writes)('%s waits for a database that cannot be reached for a moment, and is done once', async (_, write) => {
  await fillPool()
  proxy.refuse()
  // The connections that were cut are no longer in the pool.
  await expect.poll(() => engine.poolUse?.().open).toBe(0)

  const waiting = write()
  await expect.poll(() => proxy.refused()).toBeGreaterThan(1)
  proxy.accept()
  await waiting

  expect(await traces()).toBe(1)
})

test('a transaction whose connection is lost before its commit is run again', async () => {
  let tries = 0

  await db.inTransaction(async (transaction) => {
    tries += 1
    await transaction.change(WRITE)
    if (tries === 1) await transaction.query('select pg_terminate_backend(pg_backend_pid())')
  })

  expect([tries, await traces()]).toEqual([2, 1])
})

test('a commit whose answer is lost is never repeated', async () => {
  let tries = 0
  proxy.cutAfter('commit\0')

  const failing = db.inTransaction(async (transaction) => {
    tries += 1
    await transaction.change(WRITE)
  })

  await expect(failing).rejects.toMatchObject({ name: 'DatabaseUnavailable', didNothing: false })
  expect([tries, await traces()]).toEqual([1, 1])
})

test('a writing statement whose answer is lost is never repeated, and a reading one is', async () => {
  proxy.cutAfter('insert into trace')
  const writing = db.change(WRITE)
  await expect(writing).rejects.toMatchObject({ name: 'DatabaseUnavailable', didNothing: false })

  proxy.cutAfter('select count')
  const [row] = await db.query<{ count: number }>('select count(*) as count from trace')

  expect(row).toEqual({ count: 1 })
})

test.each(writes)('%s leaves connections to a server that takes no writes any more for new ones', async (_, write) => {
  await makeReadOnly(true)
  await fillPool()
  await makeReadOnly(false)

  await write()

  expect(await traces()).toBe(1)
  expect(await db.query('show transaction_read_only')).toEqual([{ transaction_read_only: 'off' }])
})

test('a server is not ready while its database takes no writes, and is again without any other request', async () => {
  const health = createHealth({ database: databaseCheck(engine) }, { info: () => {}, warn: () => {}, error: () => {} })
  const ready = async () => (await health.request('/ready')).status
  await makeReadOnly(true)
  await fillPool()

  const before = await ready()
  await makeReadOnly(false)
  await expect.poll(ready).toBe(200)

  expect(before).toBe(503)
})
