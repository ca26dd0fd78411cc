import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Engine } from '#api/platform/db/db.ts'
import { openPGlite } from '#api/platform/db/pglite.ts'
import { folderOfTest } from '#tests/support/folders.ts'
import { readEnv } from './env/read-env.ts'
import { openEngine } from './open-engine.ts'
import { sentenceOf } from './start-problem.ts'

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

test('no server starts on its own database where the disk is nearly full: PGlite would never be ready', async () => {
  const { statfsSync } = fs
  const folder = folderOfTest()
  onTestFinished(() => {
    Object.assign(fs, { statfsSync })
    syncBuiltinESMExports()
  })
  Object.assign(fs, { statfsSync: () => ({ bavail: 16, bsize: 4096 }) })
  syncBuiltinESMExports()

  const problem: unknown = await openEngine(readEnv({ DATA_DIR: folder }), SILENT).catch((error: unknown) => error)

  expect(fs.readdirSync(path.join(folder, 'db'))).toEqual([])
  expect(sentenceOf(problem)).toBe('The disk is full: free some space and try again.')
})

test('data of a version before the first release is refused by one sentence, and left as it is', async () => {
  const folder = folderOfTest()
  const database = path.join(folder, 'db')
  fs.mkdirSync(database)
  const before = await withDatabase(database, async (engine) => {
    await engine.runScript(`
      create table schema_migration (name text primary key, applied_at timestamptz not null);
      insert into schema_migration values ('0001_houses.sql', now()), ('0002_guests.sql', now());
      create table guest (phone text not null);
      insert into guest values ('+8801712345678');
    `)
    return readAll(engine)
  })

  const problem: unknown = await openEngine(readEnv({ DATA_DIR: folder }), SILENT).catch((error: unknown) => error)

  expect(sentenceOf(problem)).toBe(
    `${folder} has the data of a version before the first release, which this one does not read: set DATA_DIR to another folder; nothing in it was changed.`,
  )
  expect(await withDatabase(database, readAll)).toEqual(before)
})

async function withDatabase<Result>(folder: string, work: (engine: Engine) => Promise<Result>): Promise<Result> {
  const engine = await openPGlite(folder)
  try {
    return await work(engine)
  } finally {
    await engine.close()
  }
}

async function readAll(engine: Engine): Promise<unknown[]> {
  const tables = await engine.run("select tablename from pg_tables where schemaname = 'public' order by 1", [])
  const migrations = await engine.run('select * from schema_migration', [])
  const guests = await engine.run('select * from guest', [])
  return [tables.rows, migrations.rows, guests.rows]
}
