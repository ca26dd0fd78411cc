import type { Db } from '#api/db/db.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPostgres } from '#api/db/postgres.ts'

/** Works in a PostgreSQL database with its own connections. */
export async function inDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const engine = openPostgres({ url, poolSize: 4, isolation: 'read committed', onIdleError: () => {} })
  try {
    return await work(openDb(engine))
  } finally {
    await engine.close()
  }
}
