import type { Transaction } from '../db/db.ts'
import { isDuplicate } from '../db/failures.ts'
import type { Locked } from '../db/locked.ts'
import { closeAllSessions } from '../sessions/sessions.ts'
import { lockContact, updateContact, upsertCard, type ContactRow } from './corrections.sql.ts'

/** A guest whose name, phone and e-mail nobody else changes until the caller's transaction ends. */
export type LockedGuest = Locked<ContactRow>

/** Undefined for an unknown guest, and for one who was erased. */
export async function lockGuest(db: Transaction, id: number): Promise<LockedGuest | undefined> {
  return lockContact(db, id)
}

/** Another guest has the phone. */
export class PhoneTaken extends Error {
  override name = 'PhoneTaken'
}

/** With another phone all sessions of the guest end: who has the former number is signed in nowhere. */
export async function correctContact(
  db: Transaction,
  guest: LockedGuest,
  { at, ...contact }: Omit<ContactRow, 'id'> & { at: Date },
): Promise<void> {
  try {
    await updateContact(db, guest, contact)
  } catch (error) {
    throw isDuplicate(error) ? new PhoneTaken('Another guest has this phone', { cause: error }) : error
  }
  if (contact.phone !== guest.phone) await closeAllSessions(db, guest.id, at)
}

/** What staff know of a guest. False when someone has written since it had this version. */
export async function writeCard(
  db: Transaction,
  guest: LockedGuest,
  card: { likes: string; note: string; version: number; by: number; at: Date },
): Promise<boolean> {
  return upsertCard(db, guest, card)
}
