import { DatabaseSync } from 'node:sqlite'

/** Two processes may keep the same books: one waits so long for the other. */
const PATIENCE_MS = 10_000

/** The sandbox's books: a file of their own, so that money outlives the shop's database and a killed process. */
export function openBooks(file: string): DatabaseSync {
  const books = new DatabaseSync(file, { timeout: PATIENCE_MS })
  books.exec('pragma journal_mode = wal; pragma synchronous = full')
  return books
}
