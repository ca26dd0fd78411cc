import path from 'node:path'
import type { Db } from '#api/db/db.ts'
import { openDb } from '#api/db/open-db.ts'
import { openPGlite } from '#api/db/pglite.ts'

/** Works in the database that a server left in its data directory. The server must have ended: two openers corrupt it. */
export async function inDatabaseOf<Result>(dataDir: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const engine = await openPGlite(path.join(dataDir, 'db'))
  try {
    return await work(openDb(engine))
  } finally {
    await engine.close()
  }
}

/** Lets the time of every unpaid order be over, as the clock would. */
export async function endHolds(db: Db): Promise<void> {
  await db.change(`update orders set held_until = now() - interval '1 minute' where status = 'Pending'`)
  await db.change(`update unit_night set hold_expires_at = now() - interval '1 minute' where state = 'held'`)
}
