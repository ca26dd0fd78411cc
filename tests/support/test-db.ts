import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject, vi } from 'vitest'
import type { Db, Engine } from '#api/platform/db/db.ts'
import { migrate } from '#api/platform/db/migrate.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import type { Isolation } from '#api/platform/db/transact.ts'
import { openStored, type StoredDb } from './stored-db.ts'
import { openSnapshot } from './setup/pglite-snapshot.ts'

const TEMPLATE = 'migrated'

export type TestDb = { db: Db; close: () => Promise<void> } & Partial<Pick<StoredDb, 'store'>>

declare module 'vitest' {
  interface ProvidedContext {
    /** The real server's isolation, in the projects that run on one. */
    isolation: Isolation | undefined
    /** How many one database has at most, where a test needs no crowd: each plans its statements again. */
    connections: number | undefined
  }
}

/**
 * An empty, migrated database: in this process, or on the real server where the project says so. There `watch` stands between it and its users, and
 * a worker's files take it one after the other, as it was in the beginning: connections that are open and have planned their statements cost half as much.
 */
export async function openTestDb(watch = (engine: Engine) => engine): Promise<TestDb> {
  const isolation = inject('isolation')
  if (isolation === undefined) return openSnapshot(new Blob([await readFile(inject('pgliteSnapshot'))]))
  const shared = unused.pop() ?? (await openShared(isolation))
  return {
    db: openDb(watch(shared.engine)),
    store: () => shared.stored.store(),
    async close() {
      await untilIdle(shared.engine)
      await shared.stored.forget()
      unused.push(shared)
    },
  }
}

type Shared = { engine: Engine; stored: StoredDb }

/** Databases of this worker that no file has open. */
const unused: Shared[] = []

async function openShared(isolation: Isolation): Promise<Shared> {
  const url = await createMigratedDatabase()
  const engine = openTestEngine(url, isolation, inject('connections'))
  return { engine, stored: await openStored(openDb(openTestEngine(restoring(url), isolation, 1))) }
}

/** Its connections put rows back without triggers; to switch that on for a while makes a connection forget its plans. */
function restoring(address: string): string {
  const url = new URL(address)
  url.searchParams.set('options', '-c session_replication_role=replica')
  return url.href
}

/** What a file began and did not wait for would write into the database of the next. */
async function untilIdle({ poolUse }: Engine): Promise<void> {
  await vi.waitUntil(() => poolUse?.().idle === poolUse?.().open, { timeout: 5_000, interval: 5 })
}

/** A migrated database, of which the others are copies: that costs a fraction of migrating each. */
export async function createTemplate(maintenanceUrl: string): Promise<void> {
  const engine = openTestEngine(await createDatabase(maintenanceUrl, 'template1', TEMPLATE))
  await migrate(engine)
  await engine.close()
}

/** The address of a migrated database of its own on the real server. */
export function createMigratedDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'), TEMPLATE)
}

/** The address of an empty database of its own on the real server. */
export function createTestDatabase(): Promise<string> {
  return createDatabase(inject('postgresUrl'), 'template1')
}

async function createDatabase(
  maintenanceUrl: string,
  template: string,
  name = `test_${randomUUID().replaceAll('-', '')}`,
): Promise<string> {
  const maintenance = openTestEngine(maintenanceUrl)
  await maintenance.run(`create database ${name} template ${template} strategy file_copy`, [])
  await maintenance.close()

  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  return url.href
}

/** With as many connections as guests in a race need. */
export function openTestEngine(url: string, isolation: Isolation = 'read committed', poolSize = 60): Engine {
  return openPostgres({
    url,
    poolSize,
    isolation,
    onIdleError: (error) => {
      throw error
    },
  })
}
