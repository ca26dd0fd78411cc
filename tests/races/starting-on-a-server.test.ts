import { afterEach, expect, test } from 'vitest'
import { inspectPooler } from '#api/platform/db/pooler.ts'
import { readEnv } from '#server/env/read-env.ts'
import { openEngine } from '#server/open-engine.ts'
import { createTestDatabase, openTestEngine } from '#tests/support/test-db.ts'
import { anOldPooler } from './old-pooler.ts'
import { aSilentProxy } from '#tests/support/silent-proxy.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

test('a pooler that loses prepared statements ends the start with a sentence', async () => {
  const pooler = await anOldPooler(await createTestDatabase())
  closing.push(pooler.close)

  const starting = openEngine(readEnv({ DATABASE_URL: pooler.url }), SILENT)

  await expect(starting).rejects.toThrow('a pooler before it loses prepared statements. Use PgBouncer 1.21 or later')
})

test('a pooler that drops time limits is seen, and a server without one has them', async () => {
  const url = await createTestDatabase()
  const pooler = await anOldPooler(url)
  const timeouts = { connect: 10_000, statement: 15_000 }
  closing.push(pooler.close)

  const seen = [await inspectPooler({ url: pooler.url, timeouts }), await inspectPooler({ url, timeouts })]

  expect(seen).toEqual([
    { losesStatements: true, hasTimeLimit: false },
    { losesStatements: false, hasTimeLimit: true },
  ])
})

test('a balancer without a primary ends the start with a sentence', async () => {
  const proxy = await aSilentProxy(await createTestDatabase())
  closing.push(proxy.close)
  proxy.refuse()

  const starting = openEngine(readEnv({ DATABASE_URL: proxy.url }), SILENT)

  await expect(starting).rejects.toMatchObject({
    name: 'StartProblem',
    message: expect.stringMatching(/it ends connections, as a balancer without a primary does|nothing listens there/),
  })
})

test('a database of a version before the first release ends the start with a sentence, and is left as it is', async () => {
  const url = await createTestDatabase()
  const engine = openTestEngine(url)
  closing.push(() => void engine.close())
  await engine.runScript(`
    create table schema_migration (name text primary key, applied_at timestamptz not null);
    insert into schema_migration values ('0001_houses.sql', now());
  `)

  const starting = openEngine(readEnv({ DATABASE_URL: url }), SILENT)

  await expect(starting).rejects.toMatchObject({
    name: 'StartProblem',
    message: expect.stringContaining('is of a version before the first release'),
  })
  const { rows } = await engine.run("select tablename as name from pg_tables where schemaname = 'public'", [])
  expect(rows).toEqual([{ name: 'schema_migration' }])
})
