import { migrate } from '#api/db/migrate.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPGlite } from '#api/db/pglite.ts'
import type { TestDb } from '#tests/support/test-db.ts'

/** The data directory of an empty, migrated PGlite: others start from it in a fraction of the time. */
export async function takeSnapshot(): Promise<Blob> {
  const engine = await openPGlite(undefined)
  await migrate(engine)
  const archive = await engine.dump()
  await engine.close()
  return archive
}

export async function openSnapshot(loadDataDir: Blob): Promise<TestDb> {
  const engine = await openPGlite(undefined, { loadDataDir })
  return { db: openDb(engine), close: () => engine.close() }
}
