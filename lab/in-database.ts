import type { Db } from '#api/platform/db/db.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'

/** Works in a PostgreSQL database with its own connections. */
export async function inDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const engine = openPostgres({ url, poolSize: 4, isolation: 'read committed', onIdleError: () => {} })
  try {
    return await work(openDb(engine))
  } finally {
    await engine.close()
  }
}
