import type { DatabaseSync } from 'node:sqlite'

/** Runs statements that take effect together or not at all. When it returns they are on the disk. */
export function inTransaction<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec('begin immediate')
  try {
    const result = run()
    database.exec('commit')
    return result
  } catch (error) {
    // A full disk makes SQLite roll back by itself.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}
