import { DatabaseSync } from 'node:sqlite'

/** One process waits so long for another. */
const PATIENCE_MS = 10_000
const RETRY_MS = 20
const SQLITE_BUSY = 5

/** Opens a file that several processes may write, each for moments. `check` throws where it must be left as it is. */
export function openSharedDatabase(file: string, check?: (database: DatabaseSync) => void): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS })
  try {
    check?.(database)
  } catch (error) {
    database.close()
    throw error
  }
  keepJournal(database)
  database.exec('pragma synchronous = full; pragma foreign_keys = on')
  return database
}

/** Where another process writes meanwhile, SQLite refuses to change the journal at once, whatever its timeout. */
function keepJournal(database: DatabaseSync): void {
  const end = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return database.exec('pragma journal_mode = wal')
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
    }
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
