import { guestProblems, requiredForBooking } from '#contract/guests/guests.ts'
import { toDayFirst } from '#contract/values/calendar.ts'
import { missingFields } from '#contract/values/required-fields.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import type { GuestContact } from '../platform/payment-gateway.ts'
import { ERASED, insertGuest, selectGuestByPhone, selectGuest, type GuestRow } from './guests.sql.ts'
import { guestWords, type Texts } from '../platform/texts/catalogues.ts'
import { todayOf } from '../platform/today.ts'

/** Who a guest is to the parts that greet them. `phone` is E.164. */
type KnownGuest = { id: number; phone: string; firstName: string; lastName: string; email: string }

export async function findGuestByPhone(db: Db, phone: string): Promise<KnownGuest | undefined> {
  const row = await selectGuestByPhone(db, phone)
  if (!row) return undefined
  const { id, firstName, lastName, email } = row
  return { id, phone, firstName, lastName, email }
}

export async function isGuest(db: Db, id: number): Promise<boolean> {
  return (await selectGuest(db, id)) !== undefined
}

/** The new guest's id; undefined when the phone is registered already. */
export async function addGuest(
  db: Db,
  guest: { phone: string; firstName: string; lastName: string; email?: string; createdAt: Date },
): Promise<number | undefined> {
  return insertGuest(db, guest)
}

const WITHOUT_PHONE = 'desk:'
const TAKEN = `${WITHOUT_PHONE}taken:`

/** What is stored in place of the phone of a guest who gave none at the desk; nobody signs in with it. */
export function phonelessGuest(id: string): string {
  return `${WITHOUT_PHONE}${id}`
}

/** What is stored in place of a number that a manager took from a guest. It was a login, so reception alone cannot give the guest another one. */
export function guestOfTakenPhone(id: string): string {
  return `${TAKEN}${id}`
}

/** Whether a guest has no phone because they never gave one. */
export function gaveNoPhone(stored: string): boolean {
  return stored.startsWith(WITHOUT_PHONE) && !stored.startsWith(TAKEN)
}

/** A stored phone as people may see and call it; empty where there is none. */
export function phoneOf(stored: string): string {
  return stored.startsWith(WITHOUT_PHONE) ? '' : stored
}

/** Whether nothing is known any more of who a guest was. */
export function isErased({ phone }: { phone: string }): boolean {
  return phone.startsWith(ERASED)
}

/** The whole name; empty where neither part of it is known. */
export function nameOf({ firstName, lastName }: Pick<GuestRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** How a guest is reached, and the words `t` in which they are written to. */
export async function guestContact(db: Db, guestId: number): Promise<GuestContact & { t: Texts }> {
  const guest = await guestRow(db, guestId)
  const { email, address, city, country, postalCode } = guest
  const phone = phoneOf(guest.phone)
  return { name: nameOf(guest), email, phone, address, city, country, postalCode, t: guestWords }
}

/**
 * The profile must have all that a booking needs, and a document that is still valid: the problem names what is missing. Joins the
 * caller's transaction.
 */
export async function requireGuestDetails(
  db: Db,
  { now, problem }: Pick<Deps, 'now'> & Throws<'guest_incomplete' | 'guest_wrong'>,
  guestId: number,
): Promise<void> {
  const guest = await guestRow(db, guestId)
  const missing = missingFields(requiredForBooking, {
    FirstName: guest.firstName,
    LastName: guest.lastName,
    IdentityType: guest.identityType,
    IdentityNumber: guest.identityNumberSealed,
    IdentityExpireDate: guest.identityExpires ?? '',
    DateOfBirth: guest.born ?? '',
  })
  if (missing.length > 0) throw problem('guest_incomplete', (t) => t.required(missing), { data: missing })
  requireNoFault({ now, problem }, { Email: guest.email, IdentityExpireDate: toDayFirst(guest.identityExpires ?? '') })
}

/** An e-mail address that cannot be one, and an expired document, are `guest_wrong`. */
export function requireNoFault(
  { now, problem }: Pick<Deps, 'now'> & Throws<'guest_wrong'>,
  details: Parameters<typeof guestProblems>[0],
): void {
  const [found] = Object.entries(guestProblems(details, todayOf({ now })))
  if (!found) return
  const [Field, reason] = found
  throw problem('guest_wrong', (t) => t.rules.guest[reason], { data: { Field } })
}

async function guestRow(db: Db, guestId: number): Promise<GuestRow> {
  const guest = await selectGuest(db, guestId)
  if (!guest) throw new Error(`There is no guest ${guestId}`)
  return guest
}
