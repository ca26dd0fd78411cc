import { DatabaseSync } from 'node:sqlite'

/** The sandbox's books: a file of their own, so that money outlives the shop's database and a killed process. */
export function openBooks(file: string): DatabaseSync {
  const books = new DatabaseSync(file)
  books.exec('pragma journal_mode = wal; pragma synchronous = full')
  return books
}
