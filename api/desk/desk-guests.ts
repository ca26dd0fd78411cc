import { ulid } from 'ulid'
import type { BookedFor, findDeskGuest } from '#contract/desk/booking.ts'
import type { readIdentity } from '#contract/desk/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { can } from '#contract/values/roles.ts'
import { readPhone } from '../auth/phones.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import { addGuest, findGuestByPhone, isGuest, phonelessGuest, requireNoFault } from '../guests/guests.ts'
import { readProfile } from '../guests/profile.ts'
import type { Call } from '../http/call.ts'
import { lockAnyOrder } from '../orders/order-status.ts'
import { noteStaffEvent } from '../staff/log.ts'
import { staysOf } from '../stays/stays.ts'
import { texts } from '../texts.ts'
import { selectBookingsOf } from './summaries.sql.ts'

type GuestDeps = Pick<Deps, 'now' | 'foreignPrefixes'> &
  Throws<'phone_invalid' | 'guest_known' | 'guest_wrong' | 'not_found'>

/** By the number as sign-in reads it. */
export async function findByPhone(
  deps: Pick<Deps, 'db' | 'foreignPrefixes'> & Throws<'phone_invalid'>,
  { query }: Call<typeof findDeskGuest>,
): Promise<DataOf<typeof findDeskGuest>> {
  const phone = await readPhone(deps, query.Phone)
  const guest = await findGuestByPhone(deps.db, phone)
  if (!guest) return { Phone: phone, Guest: null }
  const { bookings, lastArrival } = await selectBookingsOf(deps.db, guest.id)
  const name = `${guest.firstName} ${guest.lastName}`.trim()
  return { Phone: phone, Guest: { Id: guest.id, Name: name, Bookings: bookings, LastArrival: lastArrival } }
}

/**
 * Whose order it becomes: the guest whom sign-in finds by the same phone. Joins the caller's transaction. A guest without a phone cannot
 * sign in, and gets no messages.
 */
export async function guestToBookFor(db: Db, deps: GuestDeps, guest: BookedFor): Promise<number> {
  if (guest.Kind === 'known') {
    if (!(await isGuest(db, guest.Id))) throw deps.problem('not_found', texts.desk.unknownGuest)
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
  const name = `${known?.firstName ?? ''} ${known?.lastName ?? ''}`.trim()
  throw deps.problem('guest_known', texts.desk.guestKnown(name))
}

/** The document of an order's guest, once it is in the log who read it. Reception reads it of who arrives or is in the house. */
export async function showIdentity(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'secrets'> & Throws<'not_found' | 'forbidden'>,
  { body: { Code }, staff, once }: Call<typeof readIdentity>,
): Promise<DataOf<typeof readIdentity>> {
  const today = dhakaDate(deps.now().getTime())
  const order = await deps.db.inTransaction(async (db) => {
    const [order, stays] = await Promise.all([lockAnyOrder(db, Code), staysOf(db, Code)])
    if (!order) throw deps.problem('not_found', texts.orders.unknown)
    const isHere = stays.some(({ state, arrival }) => state === 'inHouse' || (state === 'expected' && arrival <= today))
    if (!isHere && !can(staff.role, 'identity.readAny')) throw deps.problem('forbidden', texts.desk.identityClosed)
    return order
  })
  const event = { at: deps.now(), by: staff.id, act: 'readIdentity', subject: `order:${Code}` } as const
  await once((db) => noteStaffEvent(db, event), { Code })
  const { IdentityType, IdentityNumber, IdentityExpireDate, DateOfBirth } = await readProfile(deps, order.guestId)
  return { Type: IdentityType, Number: IdentityNumber, Expires: IdentityExpireDate, DateOfBirth }
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
