import type { IdentityDocument } from '#contract/reception/orders.ts'
import { getProfile, isMasked, maskedNumber, saveProfile as endpoint, type Profile } from '#contract/guests/guests.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { isUnreadable, ownerOf, readIdentityNumber } from './identity-number.ts'
import { fingerprint, seal } from '../platform/sealing/seal.ts'
import { fromDayFirst, toDayFirst } from '#contract/values/calendar.ts'
import { normalizePhone } from '#contract/values/phone.ts'
import type { Approval } from '../platform/staff-limits/permit.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { noteChangeOfAuthor } from '../platform/catalogue-changes/catalogue-changes.ts'
import { requireNoFault } from './guests.ts'
import { detailsOf } from './guest-details.ts'
import { selectGuest, updateGuest, type GuestRow } from './guests.sql.ts'

export const guestsRoutes: Route[] = [
  serve(getProfile, (deps, { guest }) => readOwnProfile(deps, guest.id)),

  serve(endpoint, async (deps, { guest, body, once }) => {
    const keys = deps.secrets.identityKeys
    const compared = { ...body, IdentityNumber: fingerprint(body.IdentityNumber, { keys, owner: ownerOf(guest.id) }) }
    await once((db) => saveProfile(db, deps, guest, body), compared)
    return readOwnProfile(deps, guest.id)
  }),
]

type Secrets = Pick<Deps['secrets'], 'identityKeys'>
type ReadDeps = Pick<Deps, 'db' | 'log'> & { secrets: Secrets }

/** All of a profile, for the command line. */
export async function readProfile(deps: ReadDeps, guestId: number): Promise<Profile> {
  return profileOf(deps, await requireGuest(deps.db, guestId))
}

/** A profile as its guest reads it: who has a phone now may be another person than who typed the number of the document. */
async function readOwnProfile(deps: ReadDeps, guestId: number): Promise<Profile> {
  const profile = await readProfile(deps, guestId)
  return { ...profile, IdentityNumber: maskedNumber(profile.IdentityNumber) }
}

async function requireGuest(db: Db, guestId: number): Promise<GuestRow> {
  const guest = await selectGuest(db, guestId)
  if (!guest) throw new Error(`There is no guest ${guestId}`)
  return guest
}

function profileOf(deps: ReadDeps, guest: GuestRow): Profile {
  return {
    Id: guest.id,
    Phone: guest.phone,
    ...detailsOf(guest),
    IdentityNumber: readIdentityNumber(deps, guest),
    IdentityExpireDate: toDayFirst(guest.identityExpires ?? ''),
    DateOfBirth: toDayFirst(guest.born ?? ''),
  }
}

/** The identity document of a guest, for a member of staff who may look at it. */
export async function readDocument(deps: ReadDeps, guestId: number, _spent: Approval): Promise<IdentityDocument> {
  const { IdentityType, IdentityNumber, IdentityExpireDate, DateOfBirth } = await readProfile(deps, guestId)
  return { Type: IdentityType, Number: IdentityNumber, Expires: IdentityExpireDate, DateOfBirth }
}

/** Writes a guest's own profile. Another's Id is `forbidden`, another phone `phone_invalid`: neither can be changed. */
export async function saveProfile(
  db: Db,
  {
    now,
    secrets,
    log,
    problem,
  }: { secrets: Secrets } & Pick<Deps, 'now' | 'log'> & Throws<'forbidden' | 'phone_invalid' | 'guest_wrong'>,
  guest: { id: number; phone: string },
  profile: Profile,
): Promise<void> {
  if (profile.Id !== guest.id) throw problem('forbidden', (t) => t.guests.otherProfile)
  if ((normalizePhone(profile.Phone) ?? profile.Phone) !== guest.phone) {
    throw problem('phone_invalid', (t) => t.guests.phoneIsFixed)
  }
  requireNoFault({ now, problem }, profile)
  await noteChangeOfAuthor(db, { guestId: guest.id, firstName: profile.FirstName })
  const number = { id: guest.id, number: profile.IdentityNumber }
  const saved = {
    id: guest.id,
    identityNumberSealed: await numberToStore(db, { secrets, log, problem }, number),
    identityExpires: fromDayFirst(profile.IdentityExpireDate) ?? null,
    born: fromDayFirst(profile.DateOfBirth) ?? null,
  }
  await updateGuest(db, saved, profile)
}

/**
 * A number is shown by its end, and one that is unreadable now is shown empty: its key may come back. Saving the rest of a profile drops
 * neither.
 */
async function numberToStore(
  db: Db,
  deps: { secrets: Secrets } & Pick<Deps, 'log'> & Throws<'guest_wrong'>,
  { id, number }: { id: number; number: string },
): Promise<string> {
  const stored = await requireGuest(db, id)
  if (number === '' && isUnreadable(deps.secrets, stored)) return stored.identityNumberSealed
  if (!isMasked(number)) return seal(number, { keys: deps.secrets.identityKeys, owner: ownerOf(id) })
  if (number === maskedNumber(readIdentityNumber(deps, stored))) return stored.identityNumberSealed
  throw deps.problem('guest_wrong', (t) => t.rules.guest.numberHidden, { data: { Field: 'IdentityNumber' } })
}
