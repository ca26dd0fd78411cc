import { isEmailAddress } from '#contract/guests/guests.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { isDuplicate } from '../platform/db/failures.ts'
import type { Locked } from '../platform/db/locked.ts'
import { closeAllSessions } from '../platform/sessions/sessions.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueue } from '../platform/messages/outbox.ts'
import {
  deletePhoneProposal,
  lockContact,
  updateContact,
  upsertCard,
  upsertPhoneProposal,
  type ContactRow,
  type PhoneProposal,
} from './corrections.sql.ts'
import { guestContact, phoneOf } from './guests.ts'

/** How much of the new number the former one is told. */
const ENDING = 3

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

/** Whether an address that letters reach is replaced, which the guest is told. */
export function losesEmail({ email }: Pick<ContactRow, 'email'>, next: string): boolean {
  return isEmailAddress(email) && next.trim() !== email.trim()
}

/**
 * With another phone all sessions of the guest end: who has the former number is signed in nowhere. What was proposed is no question any
 * more. The former number and e-mail address are told of both.
 */
export async function correctContact(
  db: Transaction,
  { resort }: Pick<Deps, 'resort'>,
  guest: LockedGuest,
  { at, ...contact }: Omit<ContactRow, 'id'> & { at: Date },
): Promise<void> {
  try {
    await updateContact(db, guest, contact)
  } catch (error) {
    throw isDuplicate(error) ? new PhoneTaken('Another guest has this phone', { cause: error }) : error
  }
  const isOtherPhone = contact.phone !== guest.phone
  const isOtherEmail = losesEmail(guest, contact.email)
  if (isOtherPhone) {
    await closeAllSessions(db, guest.id, at)
    await deletePhoneProposal(db, guest.id)
  }
  if (!isOtherPhone && !isOtherEmail) return
  const { guests: words } = (await guestContact(db, guest.id)).t
  const text = words.corrected(resort(), [
    ...(isOtherPhone ? [words.newPhone(phoneOf(contact.phone).slice(-ENDING))] : []),
    ...(isOtherEmail ? [contact.email === '' ? words.noEmail : words.newEmail] : []),
  ])
  await enqueue(db, { channel: 'sms', to: phoneOf(guest.phone), text, at })
  if (!isEmailAddress(guest.email)) return
  const email = [words.correctedSubject, '', text].join('\n')
  await enqueue(db, { channel: 'email', to: guest.email, text: email, at })
}

/** Reception proposes another phone, and a manager confirms it. */
export async function proposePhone(db: Transaction, guest: LockedGuest, proposal: PhoneProposal): Promise<void> {
  await upsertPhoneProposal(db, guest, proposal)
}

/** It was declined, or the guest has signed in with the phone that it would replace. */
export async function closeProposal(db: Db, guestId: number): Promise<void> {
  await deletePhoneProposal(db, guestId)
}

/** What staff know of a guest. False when someone has written since it had this version. */
export async function writeCard(
  db: Transaction,
  guest: LockedGuest,
  card: { likes: string; note: string; version: number; by: number; at: Date },
): Promise<boolean> {
  return upsertCard(db, guest, card)
}
