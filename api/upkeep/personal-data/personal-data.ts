import { DAY_MS } from '#contract/values/calendar.ts'
import { normalizePhone } from '#contract/values/phone.ts'
import type { Deps } from '#api/platform/deps.ts'
import { findGuestByPhone } from '#api/guests/guests.ts'
import { readProfile } from '#api/guests/profile.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import {
  clearIdleIdentities,
  clearVisitors,
  deletePerson,
  lockPerson,
  type Person,
  selectIdleGuests,
  selectOpenOrders,
  selectPerson,
  selectStored,
} from './personal-data.sql.ts'
import { todayOf } from '#api/platform/today.ts'

/** Why personal data cannot be given out or erased, as a sentence for the person who asked. */
export class PersonalDataProblem extends Error {}

type DataDeps = Pick<Deps, 'db' | 'now'>

/** All that is stored about a guest: the profile with the identity number, bookings, payments, sessions, reviews and messages. */
export async function exportGuest(
  deps: DataDeps & Pick<Deps, 'log' | 'secrets'>,
  phone: string,
): Promise<Record<string, unknown>> {
  const person = await findPerson(deps, phone)
  return { profile: await readProfile(deps, person.id), ...(await selectStored(deps.db, person)) }
}

/**
 * Removes a guest. Orders, payments and refunds stay, for the books, without the person. Refused while something is still to come:
 * a stay, a payment, money on its way back.
 */
export async function eraseGuest(deps: DataDeps, phone: string): Promise<void> {
  const person = await findPerson(deps, phone)
  const open = await erase(deps, person)
  if (open.length === 0) return
  throw new PersonalDataProblem(`${open.join(', ')}: something is still to come. Cancel or finish it first.`)
}

/** Answers the orders that prevent it; without any, the person is erased. */
async function erase({ db, now }: DataDeps, person: Person): Promise<string[]> {
  return db.inTransaction(async (transaction) => {
    await lockPerson(transaction, person)
    const open = await selectOpenOrders(transaction, person.id, todayOf({ now }))
    if (open.length > 0) return open
    await deletePerson(transaction, person)
    await noteCatalogueChange(transaction)
    return open
  })
}

/** Finds a guest by their phone or, as some have none, by the id of the guest: `guest:17`. */
async function findPerson({ db }: DataDeps, typed: string): Promise<Person> {
  const [, number] = /^guest:(\d{1,12})$/.exec(typed) ?? []
  const person = number
    ? await selectPerson(db, Number(number))
    : await findGuestByPhone(db, normalizePhone(typed) ?? typed)
  if (!person) throw new PersonalDataProblem(`There is no guest ${number ?? `with the phone ${typed}`}.`)
  return person
}

const YEAR_MS = 365 * DAY_MS
/** As the privacy policy names them. */
const IDENTITY_YEARS = 2
const GUEST_YEARS = 5
const VISITOR_YEARS = 1
const AT_A_TIME = 100

/** A job: ends what has no reason to be stored any longer. Returns how many rows changed. */
export async function forgetOldPersonalData({ db, now }: DataDeps): Promise<number> {
  const at = now()
  const yearsAgo = (years: number) => new Date(at.getTime() - years * YEAR_MS)
  const identities = await clearIdleIdentities(db, { before: yearsAgo(IDENTITY_YEARS), now: at })
  const visitors = await clearVisitors(db, yearsAgo(VISITOR_YEARS))
  let guests = 0
  for (const person of await selectIdleGuests(db, { before: yearsAgo(GUEST_YEARS), now: at, limit: AT_A_TIME })) {
    if ((await erase({ db, now }, person)).length === 0) guests += 1
  }
  return identities + visitors + guests
}
