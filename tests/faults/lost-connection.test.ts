import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Db } from '#api/db/db.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPostgres } from '#api/db/postgres.ts'
import { aSilentProxy } from '#tests/support/silent-proxy.ts'
import { createTestDatabase, openTestDb, type TestDb } from '#tests/support/test-db.ts'

let beside: TestDb
beforeAll(async () => {
  beside = await openTestDb()
})
afterAll(() => beside.close())

/** A database that gives up at once what it cannot do. */
async function anImpatientDb(): Promise<Db> {
  const url = await createTestDatabase()
  const engine = openPostgres({ url, poolSize: 5, isolation: 'read committed', onIdleError: () => {} })
  onTestFinished(() => engine.close())
  await engine.runScript('create table trace (name text)')
  return openDb(engine, { unavailableMs: 0 })
}

const LOST = 'select pg_terminate_backend(pg_backend_pid())'
/** The server's own word, or the network's where that one did not come through. */
const WORDS = /terminat|connection|EPIPE|ECONNRESET/i

test.each([
  ['alone', [LOST]],
  ['together with others', [LOST, 'select 1', 'select 2']],
])('a connection that is lost in a transaction, %s, ends that transaction and nothing else', async (_, statements) => {
  const db = await anImpatientDb()

  const failing = db.inTransaction(async (transaction) => {
    await transaction.change("insert into trace values ('lost')")
    await Promise.all(statements.map((statement) => transaction.query(statement)))
  })

  await expect(failing).rejects.toThrow(WORDS)
  expect(await db.query('select * from trace')).toEqual([])
})

test('a connection that is lost while a transaction rests ends that transaction and nothing else', async () => {
  const db = await anImpatientDb()

  const failing = db.inTransaction(async (transaction) => {
    const [own] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid')
    await beside.db.query('select pg_terminate_backend($1)', [own?.pid])
    await expect.poll(() => beside.db.query('select 1 from pg_stat_activity where pid = $1', [own?.pid])).toEqual([])
  })

  await expect(failing).rejects.toThrow(WORDS)
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
})

test.each([
  ['a statement', (db: Db) => db.query('select 1')],
  ['a transaction', (db: Db) => db.inTransaction((transaction) => transaction.query('select 1'))],
])(
  'where the server is gone without a word, %s is given up, and the next one has a new connection',
  async (_, work) => {
    const proxy = await aSilentProxy(await createTestDatabase())
    const timeouts = { connect: 10_000, statement: 100, idle: 30_000 }
    const options = {
      url: proxy.url,
      poolSize: 1,
      isolation: 'read committed',
      timeouts,
      onIdleError: () => {},
    } as const
    const engine = openPostgres(options)
    onTestFinished(async () => {
      await engine.close()
      proxy.close()
    })
    const db = openDb(engine, { unavailableMs: 0 })
    await work(db)

    proxy.fallSilent()
    const unanswered = work(db)

    await expect(unanswered).rejects.toThrow(/timeout|terminat|connection/i)
    expect(await db.query('select 2 as two')).toEqual([{ two: 2 }])
  },
)
