import { mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/**
 * Opens the lake's one file, `lake.sqlite`, for this process alone, and brings its tables up to date.
 * Two openers would each keep documents in memory that the other changes, so SQLite's exclusive lock refuses the second
 * one. It is the operating system's: it ends with its holder, however that dies.
 */
export function openLakeDatabase(directory: string): DatabaseSync {
  // Drafts and accounts are private to this user of the machine.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, 'lake.sqlite')
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // The lock is taken before the journal's mode: without shared memory next to the file no other process can join.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    takeSteps(database)
    return database
  } catch (cause) {
    database.close()
    throw new Error(isLocked(cause) ? `${file} is in use by another process` : `${file} cannot be opened`, { cause })
  }
}

/**
 * Copies databases that are in use into a folder, under the names of their files, each as it stood at one instant: only the process that
 * holds the lake can. A copy has its name when it is whole.
 */
export async function copyDatabases(databases: readonly DatabaseSync[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const database of databases) {
    const copy = path.join(folder, path.basename(database.location() ?? ''))
    rmSync(`${copy}.partial`, { force: true })
    await backup(database, `${copy}.partial`)
    renameSync(`${copy}.partial`, copy)
  }
}

function takeSteps(database: DatabaseSync): void {
  const taken = Number(database.prepare('pragma user_version').get()?.['user_version'])
  if (taken > schemaSteps.length) throw new Error(`The tables are of a newer version (${taken}) than this program`)
  database.exec('begin immediate')
  for (const step of schemaSteps.slice(taken)) database.exec(step)
  database.exec(`pragma user_version = ${schemaSteps.length}`)
  database.exec('commit')
}

function isLocked(cause: unknown): boolean {
  return cause instanceof Error && /database is locked/.test(cause.message)
}

/**
 * The steps that lead to the tables of today, in order; `user_version` counts those that were taken.
 * Forward only: a step that was released is never edited, what is new becomes the next one.
 */
const schemaSteps: readonly string[] = [
  `create table document (
     id text primary key,
     body text not null
   ) strict;
   create table document_transaction (
     seq integer primary key autoincrement,
     id text not null unique,
     at text not null,
     author text not null,
     cause text not null,
     request text not null,
     results text not null
   ) strict;
   create table document_change (
     document_id text not null,
     seq integer not null references document_transaction (seq),
     after text,
     mutations text not null,
     effects text not null,
     primary key (document_id, seq)
   ) strict;
   create index document_change_by_transaction on document_change (seq);`,
]

/** Runs statements that take effect together or not at all. When it returns they are on the disk. */
export function inTransaction<Result>(database: DatabaseSync, run: () => Result): Result {
  database.exec('begin immediate')
  try {
    const result = run()
    database.exec('commit')
    return result
  } catch (error) {
    // On a full disk SQLite rolls back automatically.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}
