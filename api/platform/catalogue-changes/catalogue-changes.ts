import type { Db } from '../db/db.ts'
import { insertChange, insertChangeOfAuthor } from './catalogue-changes.sql.ts'

/** Makes every process read the catalogue again once the caller's transaction has ended. */
export async function noteCatalogueChange(db: Db): Promise<void> {
  await insertChange(db)
}

/** Notes a change of the name under which a guest's reviews are shown. Called before it is written, in the same transaction. */
export async function noteChangeOfAuthor(db: Db, author: { guestId: number; firstName: string }): Promise<void> {
  await insertChangeOfAuthor(db, author)
}
