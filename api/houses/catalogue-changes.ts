import type { Db, Reads } from '../db/db.ts'
import { insertChange, insertChangeOfAuthor, selectChanges } from './catalogue-changes.sql.ts'

/** Makes every process read the catalogue anew, from the end of the caller's transaction on. */
export async function noteCatalogueChange(db: Db): Promise<void> {
  await insertChange(db)
}

/** The same for the name under which a guest's reviews are shown. Called before it is written, in the same transaction. */
export async function noteChangeOfAuthor(db: Db, author: { guestId: number; firstName: string }): Promise<void> {
  await insertChangeOfAuthor(db, author)
}

/** Another number after each change that the product has made of the catalogue. */
export async function readCatalogueChanges(reads: Reads): Promise<number> {
  return selectChanges(reads)
}
