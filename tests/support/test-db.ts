import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import type { Db, Engine } from '#api/db/db.ts'
import { migrate } from '#api/db/migrate.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPostgres } from '#api/db/postgres.ts'
import type { Isolation } from '#api/db/transact.ts'
import { openSnapshot } from './setup/pglite-snapshot.ts'

const TEMPLATE = 'migrated'

export type TestDb = { db: Db; close: () => Promise<void> }

declare module 'vitest' {
  interface ProvidedContext {
    /** The real server's isolation, in the projects that run on one. */
    isolation: Isolation | undefined
  }
}

/**
 * An empty, migrated database of its own: in this process, or on the real server where the project says so. There `watch` stands between
 * it and its users.
 */
export async function openTestDb(watch = (engine: Engine) => engine): Promise<TestDb> {
  const isolation = inject('isolation')
  if (isolation === undefined) return openSnapshot(new Blob([await readFile(inject('pgliteSnapshot'))]))
  const engine = watch(openTestEngine(await createMigratedDatabase(), isolation))
  return { db: openDb(engine), close: () => engine.close() }
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
  await maintenance.run(`create database ${name} template ${template}`, [])
  await maintenance.close()

  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  return url.href
}

/** With as many connections as guests in a race need. */
export function openTestEngine(url: string, isolation: Isolation = 'read committed'): Engine {
  return openPostgres({
    url,
    poolSize: 60,
    isolation,
    onIdleError: (error) => {
      throw error
    },
  })
}
