import type { Db } from '#api/platform/db/db.ts'
import type { Locked } from '#api/platform/db/locked.ts'
import { deleteStay, insertChange, markUndone, updateLineOf, type Owner } from './stay-changes.sql.ts'

/** Stores what was before a change of stays; answers the number of the change. */
export async function recordChange(db: Db, order: Owner, change: Parameters<typeof insertChange>[2]): Promise<number> {
  return insertChange(db, order, change)
}

export async function closeChange(db: Db, order: Owner, undone: { no: number; at: Date }): Promise<void> {
  await markUndone(db, order, undone)
}

/** A move is undone: the stay in the other room never was. */
export async function removeStay(db: Db, { id }: Locked<{ id: number }>): Promise<void> {
  await deleteStay(db, id)
}

/** The stays in rooms that the same guests left go with them to another line. */
export async function moveToLine(db: Db, stays: readonly Locked<{ id: number }>[], lineNo: number): Promise<void> {
  await updateLineOf(
    db,
    stays.map(({ id }) => id),
    lineNo,
  )
}
