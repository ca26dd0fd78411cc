import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { schemaSteps } from './schema-steps.ts'

/**
 * Opens the lake's one file, `lake.sqlite`, for this process alone, and brings its tables up to date.
 * Two openers would each keep documents in memory that the other changes, so SQLite's exclusive lock refuses the second
 * one. It is the operating system's: it ends with its holder, however that dies.
 */
export function openLakeDatabase(directory: string): DatabaseSync {
  // Drafts, and who may sign in, are nobody else's on this machine.
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = path.join(directory, 'lake.sqlite')
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // The lock is asked for before the journal's mode: without shared memory beside the file nobody else can join.
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    takeSteps(database)
    return database
  } catch (cause) {
    database.close()
    throw new Error(isLocked(cause) ? `${file} is in use by another process` : `${file} cannot be opened`, { cause })
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
