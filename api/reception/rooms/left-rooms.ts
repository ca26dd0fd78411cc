import type { Transaction } from '#api/platform/db/db.ts'
import { insertLeftRooms, updateReturnedRoom } from './rooms.sql.ts'

// Rooms come before nights in the order of locks: leave a room before you free its nights.

/** Guests left these rooms, which are dirty from then on. `by`: the member who checked them out; null for a job. */
export async function leaveRooms(
  db: Transaction,
  left: { units: readonly string[]; by: number | null; at: Date },
): Promise<void> {
  await insertLeftRooms(db, left)
}

/** The guests are in their room again: it is what it was before, unless someone has marked it since. */
export async function returnToRoom(db: Transaction, unitId: string): Promise<void> {
  await updateReturnedRoom(db, unitId)
}
