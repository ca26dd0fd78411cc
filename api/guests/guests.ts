import type { Db } from '../db/db.ts'
import { insertGuest, selectGuestByPhone } from './guests.sql.ts'

/** Who a guest is to the parts that greet them. `phone` is E.164. */
export type KnownGuest = { id: number; phone: string; firstName: string; lastName: string; email: string }

export async function findGuestByPhone(db: Db, phone: string): Promise<KnownGuest | undefined> {
  const row = await selectGuestByPhone(db, phone)
  if (!row) return undefined
  const { id, firstName, lastName, email } = row
  return { id, phone, firstName, lastName, email }
}

/** The new guest's id; undefined when the phone is registered already. */
export async function addGuest(
  db: Db,
  guest: { phone: string; firstName: string; lastName: string; createdAt: Date },
): Promise<number | undefined> {
  return insertGuest(db, guest)
}
