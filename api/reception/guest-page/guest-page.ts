import { ulid } from 'ulid'
import {
  correctGuest,
  decidePhone,
  NO_PHONE,
  readDeskGuest,
  writeAboutGuest,
  type DeskGuest,
} from '#contract/reception/guest-page.ts'
import { addDays, dhakaDate, dhakaInstant } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { approve } from '#api/platform/staff-limits/permit.ts'
import { deskDetailsOf } from '#api/guests/guest-details.ts'
import { readPhone } from '#api/guests/sign-in/phones.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import {
  closeProposal,
  correctContact,
  lockGuest,
  losesEmail,
  PhoneTaken,
  proposePhone,
  writeCard,
  type LockedGuest,
} from '#api/guests/corrections.ts'
import { selectCard, selectIsKnown, selectPhoneProposals } from '#api/guests/corrections.sql.ts'
import {
  findGuestByPhone,
  gaveNoPhone,
  guestOfTakenPhone,
  nameOf,
  phoneOf,
  requireNoFault,
} from '#api/guests/guests.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { logStaffAct } from '#api/staff/log/staff-log.ts'
import { countByMember, isFirstUse, type ThrottleDeps } from '#api/platform/throttle/throttle.ts'
import { todayOf } from '#api/platform/today.ts'
import { summaryOf } from '#api/orders/summaries.ts'
import type { SummaryRow } from '#api/orders/summaries.sql.ts'
import { selectGuestPage, selectOrdersOfGuest, selectSumsOfGuest } from './guest-page.sql.ts'

export const guestPageRoutes: Route[] = [
  serve(readDeskGuest, readGuest),
  serve(correctGuest, correct),
  serve(decidePhone, decide),
  serve(writeAboutGuest, writeAbout),
]

const MAX_ORDERS = 50

async function readGuest(
  deps: ThrottleDeps & Throws<'not_found'>,
  { params, staff }: Call<typeof readDeskGuest>,
): Promise<DeskGuest> {
  const { db, now, problem } = deps
  const [id, at, day] = [Number(params.id), now(), todayOf({ now })]
  const [guest, card, [proposal], orders, sums] = await Promise.all([
    selectGuestPage(db, { id, at }),
    selectCard(db, id),
    selectPhoneProposals(db, id),
    selectOrdersOfGuest(db, { id, at, day, limit: MAX_ORDERS }),
    selectSumsOfGuest(db, { id, day }),
  ])
  if (!guest) throw problem('not_found', (t) => t.desk.unknownGuest)
  if (!orders.some((order) => isOfTheseDays(order, day))) await countPage(deps, staff, id)
  return {
    Id: id,
    FirstName: guest.firstName,
    LastName: guest.lastName,
    Phone: phoneOf(guest.phone),
    ...deskDetailsOf(guest),
    HasIdentity: guest.hasIdentity,
    Since: guest.since.toISOString(),
    IsSignedIn: guest.isSignedIn,
    Likes: card?.likes ?? '',
    Note: card?.note ?? '',
    Version: card?.version ?? 0,
    WrittenBy: card?.writtenBy ?? null,
    Proposed: proposal
      ? {
          Phone: proposal.phone,
          Reason: proposal.reason,
          By: proposal.proposer,
          At: proposal.at.toISOString(),
          CanDecide: can(staff.role, 'guest.changePhone') && proposal.by !== staff.id,
        }
      : null,
    Orders: orders.map(summaryOf),
    Sums: { Stays: sums.stays, Nights: sums.nights, Paid: toTaka(sums.paid), Due: toTaka(sums.due) },
  }
}

/** How far from today a booking is one of these days, or how long ago it was made. */
const NEAR_DAYS = 7

function isOfTheseDays({ arrival, departure, createdAt }: SummaryRow, day: string): boolean {
  const isNear = arrival <= addDays(day, NEAR_DAYS) && departure >= addDays(day, -NEAR_DAYS)
  return isNear || dhakaDate(createdAt.getTime()) >= addDays(day, -NEAR_DAYS)
}

/** So many pages of guests on a day are a line of the log: who reads guests by counting is seen. */
const LOGGED_GUEST_PAGES = 100

/** Guests have numbers, so one could read them all by counting. A guest counts once a day. */
async function countPage(deps: ThrottleDeps, staff: Pick<Staff, 'id'>, guestId: number): Promise<void> {
  const today = new Date(dhakaInstant(`${todayOf(deps)}T00:00`))
  await deps.db.inTransaction(async (db) => {
    if (!(await isFirstUse(db, `guestPage:${staff.id}:${guestId}`, today))) return
    const used = await countByMember(db, deps, 'guestPagesPerMember', staff)
    if (used !== LOGGED_GUEST_PAGES) return
    const log = { at: deps.now(), by: staff.id, subject: `guest:${guestId}` } as const
    await logStaffAct(db, log, { Kind: 'openedGuests', Count: used })
  })
}

type CorrectDeps = Pick<Deps, 'now' | 'limits' | 'foreignPrefixes' | 'resort'> &
  Throws<
    | 'fields_missing'
    | 'not_found'
    | 'changed_elsewhere'
    | 'guest_known'
    | 'guest_wrong'
    | 'phone_invalid'
    | 'forbidden'
    | 'sign_in_again'
  >

async function correct(deps: CorrectDeps, { body, staff, permit, once }: Call<typeof correctGuest>): Promise<null> {
  requireNoFault(deps, { Email: body.Email, IdentityExpireDate: '' })
  const wanted = await wantedPhone(deps, body.Phone)
  return once(async (db) => {
    const at = deps.now()
    const guest = await lockGuest(db, body.GuestId)
    if (!guest) throw deps.problem('not_found', (t) => t.desk.unknownGuest)
    if (!isAsSeen(guest, body.Seen)) throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    const typed = {
      firstName: body.FirstName,
      lastName: body.LastName,
      email: body.Email,
      phone: wanted === undefined || isNoneStill(guest, wanted) ? guest.phone : wanted,
    }
    const isOther = typed.phone !== guest.phone
    if (isOther) {
      const isTaken = body.Phone === NO_PHONE
      if (isTaken && !can(staff.role, 'guest.changePhone')) throw deps.problem('forbidden', (t) => t.desk.notAllowed)
      if (body.Reason === '') throw deps.problem('fields_missing', (t) => t.desk.phoneReasonMissing)
      const known = await findGuestByPhone(db, typed.phone)
      if (known) throw taken(deps, nameOf(known))
      approve(deps, permit)
    }
    const log = { at, by: staff.id, subject: `guest:${guest.id}` } as const
    const isProposed = isOther && (await mustPropose(db, deps, guest, staff))
    if (isProposed) {
      await proposePhone(db, guest, { phone: typed.phone, reason: body.Reason, by: staff.id, at })
      const phones = { Before: phoneOf(guest.phone), After: typed.phone }
      await logStaffAct(db, log, { Kind: 'proposedPhone', ...phones, Reason: body.Reason })
    }
    const after = isProposed ? { ...typed, phone: guest.phone } : typed
    const changed = differences(guest, after)
    if (isProposed && changed.After === '' && changed.Before === '') return null
    if (losesEmail(guest, after.email)) await countByMember(db, deps, 'smsPerMember', staff)
    await store(db, deps, guest, { ...after, at })
    await logStaffAct(db, log, { Kind: 'correctedGuest', ...changed, Reason: body.Reason })
    return null
  })
}

/** As it is stored; undefined where it stays. */
async function wantedPhone(deps: CorrectDeps, typed: string): Promise<string | undefined> {
  if (typed === '') return undefined
  return typed === NO_PHONE ? guestOfTakenPhone(ulid()) : readPhone(deps, typed)
}

function isNoneStill({ phone }: LockedGuest, wanted: string): boolean {
  return phoneOf(phone) === '' && phoneOf(wanted) === ''
}

/** A phone is a login: reception gives one alone to who never gave one, and to who never signed in, has booked today alone and paid nothing. */
async function mustPropose(
  db: Transaction,
  deps: Pick<Deps, 'now'>,
  guest: LockedGuest,
  { role }: Pick<Staff, 'role'>,
): Promise<boolean> {
  if (can(role, 'guest.changePhone') || gaveNoPhone(guest.phone)) return false
  return selectIsKnown(db, guest, new Date(dhakaInstant(`${todayOf(deps)}T00:00`)))
}

async function store(
  db: Transaction,
  deps: Pick<Deps, 'resort'> & Throws<'guest_known'>,
  guest: LockedGuest,
  contact: Contact & { at: Date },
): Promise<void> {
  try {
    await correctContact(db, deps, guest, contact)
  } catch (error) {
    throw error instanceof PhoneTaken ? taken(deps, '') : error
  }
}

type DecideDeps = Pick<Deps, 'now' | 'resort'> &
  Throws<'not_found' | 'changed_elsewhere' | 'guest_known' | 'forbidden' | 'sign_in_again'>

/** One member of staff proposes another phone, and a second one decides. */
async function decide(
  deps: DecideDeps,
  { body: { GuestId, Phone: phone, IsConfirmed }, staff, permit, once }: Call<typeof decidePhone>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const guest = await lockGuest(db, GuestId)
    if (!guest) throw deps.problem('not_found', (t) => t.desk.unknownGuest)
    const [proposal] = await selectPhoneProposals(db, GuestId)
    if (proposal?.phone !== phone) throw deps.problem('changed_elsewhere', (t) => t.desk.decided)
    if (proposal.by === staff.id) throw deps.problem('forbidden', (t) => t.desk.ownProposal)
    const log = { at, by: staff.id, subject: `guest:${guest.id}` } as const
    if (!IsConfirmed) {
      await closeProposal(db, guest.id)
      await logStaffAct(db, log, { Kind: 'declinedPhone', After: phone })
      return null
    }
    const known = await findGuestByPhone(db, phone)
    if (known) throw taken(deps, nameOf(known))
    approve(deps, permit)
    const after = { ...guest, phone }
    await store(db, deps, guest, { ...after, at })
    await logStaffAct(db, log, { Kind: 'correctedGuest', ...differences(guest, after), Reason: proposal.reason })
    return null
  })
}

function taken({ problem }: Throws<'guest_known'>, name: string) {
  return problem('guest_known', (t) => t.desk.phoneTaken(name))
}

function isAsSeen(guest: LockedGuest, seen: Call<typeof correctGuest>['body']['Seen']): boolean {
  return (
    guest.firstName.trim() === seen.FirstName &&
    guest.lastName.trim() === seen.LastName &&
    phoneOf(guest.phone) === seen.Phone &&
    guest.email.trim() === seen.Email
  )
}

type Contact = Omit<LockedGuest, 'id' | symbol>

/** What was another value before, and what it is now. */
function differences(before: Contact, after: Contact): { Before: string; After: string } {
  const valuesOf = (contact: Contact) => [nameOf(contact), phoneOf(contact.phone), contact.email]
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const changed = (values: readonly string[]) => values.filter((_, index) => old[index] !== now[index])
  return { Before: changed(old).filter(Boolean).join(', '), After: changed(now).filter(Boolean).join(', ') }
}

async function writeAbout(
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found' | 'changed_elsewhere'>,
  { body: { Guest, Likes, Note }, staff, once }: Call<typeof writeAboutGuest>,
): Promise<null> {
  return once(async (db) => {
    const guest = await lockGuest(db, Guest.Id)
    if (!guest) throw problem('not_found', (t) => t.desk.unknownGuest)
    const card = { likes: Likes, note: Note, version: Guest.Version, by: staff.id, at: now() }
    if (!(await writeCard(db, guest, card))) throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    return null
  })
}
