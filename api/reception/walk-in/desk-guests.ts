import { ulid } from 'ulid'
import type { BookedFor, findDeskGuest } from '#contract/reception/walk-in.ts'
import type { readIdentity } from '#contract/reception/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { readPhone } from '#api/guests/sign-in/phones.ts'
import { approveWithinLimit } from '#api/platform/staff-limits/permit.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { addGuest, findGuestByPhone, isGuest, nameOf, phonelessGuest, requireNoFault } from '#api/guests/guests.ts'
import { readDocument } from '#api/guests/profile.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import { requireOpenIdentity } from '../registration/identity-access.ts'
import { selectBookingsOf } from '#api/orders/summaries.sql.ts'

type GuestDeps = Pick<Deps, 'now' | 'foreignPrefixes'> &
  Throws<'phone_invalid' | 'guest_known' | 'guest_wrong' | 'not_found'>

/** Finds a guest by the number as sign-in reads it. */
export async function findByPhone(
  deps: Pick<Deps, 'db' | 'foreignPrefixes'> & Throws<'phone_invalid'>,
  { query }: Call<typeof findDeskGuest>,
): Promise<DataOf<typeof findDeskGuest>> {
  const phone = await readPhone(deps, query.Phone)
  const guest = await findGuestByPhone(deps.db, phone)
  if (!guest) return { Phone: phone, Guest: null }
  const { bookings, lastArrival } = await selectBookingsOf(deps.db, guest.id)
  return { Phone: phone, Guest: { Id: guest.id, Name: nameOf(guest), Bookings: bookings, LastArrival: lastArrival } }
}

/**
 * Whose order it becomes: the guest whom sign-in finds by the same phone. Joins the caller's transaction. A guest without a phone cannot
 * sign in, and gets no messages.
 */
export async function guestToBookFor(db: Db, deps: GuestDeps, guest: BookedFor): Promise<number> {
  if (guest.Kind === 'known') {
    if (!(await isGuest(db, guest.Id))) throw deps.problem('not_found', (t) => t.desk.unknownGuest)
    return guest.Id
  }
  const names = namesIn(guest.Name)
  if (guest.Kind === 'withoutPhone') {
    return required(await addGuest(db, { ...names, phone: phonelessGuest(ulid()), createdAt: deps.now() }))
  }
  requireNoFault(deps, { Email: guest.Email, IdentityExpireDate: '' })
  const phone = await readPhone(deps, guest.Phone)
  const id = await addGuest(db, { ...names, phone, email: guest.Email, createdAt: deps.now() })
  if (id !== undefined) return id
  const known = await findGuestByPhone(db, phone)
  const name = known ? nameOf(known) : ''
  throw deps.problem('guest_known', (t) => t.desk.guestKnown(name))
}

/** The document of an order's guest, once it is in the history who looked. */
export async function showIdentity(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'secrets'> & Throws<'not_found' | 'forbidden' | 'sign_in_again'>,
  { body: { Code }, staff, permit }: Call<typeof readIdentity>,
): Promise<DataOf<typeof readIdentity>> {
  const { guestId, approval } = await deps.db.inTransaction(async (db) => {
    const order = await requireOrder(db, deps, { code: Code })
    await requireOpenIdentity(db, deps, order, staff)
    const approval = await approveWithinLimit(db, deps, permit, { amount: 1 })
    await appendEvent(db, order, byStaff(staff.id, deps.now()), { Kind: 'readIdentity' })
    return { guestId: order.guestId, approval }
  })
  return readDocument(deps, guestId, approval)
}

/** 'Salma Begum Rahman' is Salma Begum of the Rahmans. */
function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  return { firstName: words.slice(0, lastName === '' ? 1 : -1).join(' '), lastName }
}

function required(id: number | undefined): number {
  if (id === undefined) throw new Error('A new guest without a phone exists already')
  return id
}
