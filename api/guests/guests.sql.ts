import type { Profile } from '#contract/guests/guests.ts'
import type { Db, Reads } from '../platform/db/db.ts'
import { DETAILS, detailsIn, setDetails, type DetailsRow } from './guest-details.ts'

/** What the phone of an erased guest begins with: nobody signs in with it. */
export const ERASED = 'erased-'

export type GuestRow = DetailsRow & {
  id: number
  phone: string
  /** Sealed; empty when there is none. */
  identityNumberSealed: string
  identityExpires: string | null
  born: string | null
}

/** SQL: the whole name of a guest `g`. */
export const GUEST_NAME = "trim(g.first_name || ' ' || g.last_name)"

/** Whom staff call about an order: the one named in the form of an occasion `c`, or else its guest `g`. */
export const CONTACT_NAME = `coalesce(nullif(trim(c.name), ''), ${GUEST_NAME})`
export const CONTACT_PHONE = "coalesce(nullif(trim(c.phone), ''), g.phone)"

const COLUMNS = `g.id, g.phone, ${DETAILS}, g.identity_number_sealed as "identityNumberSealed",
  g.identity_expires as "identityExpires", g.born`

export async function selectGuest(db: Db, id: number): Promise<GuestRow | undefined> {
  const [row] = await db.query<GuestRow>(`select ${COLUMNS} from guest g where id = $1`, [id])
  return row
}

export async function selectGuestByPhone(db: Db, phone: string): Promise<GuestRow | undefined> {
  const [row] = await db.query<GuestRow>(`select ${COLUMNS} from guest g where phone = $1`, [phone])
  return row
}

/** Who is stored under which phone, or under what is in its place; erased guests are not. */
export async function selectPhones(db: Reads): Promise<{ id: number; phone: string }[]> {
  return db.query<{ id: number; phone: string }>(
    `select id, phone from guest where phone not like '${ERASED}%' order by id`,
    [],
  )
}

/** The new guest's id; undefined when the phone is registered already. */
export async function insertGuest(
  db: Db,
  guest: { phone: string; firstName: string; lastName: string; email?: string; createdAt: Date },
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into guest (phone, first_name, last_name, created_at, email) values ($1, $2, $3, $4, $5)
     on conflict (phone) do nothing
     returning id`,
    [guest.phone, guest.firstName, guest.lastName, guest.createdAt, guest.email ?? ''],
  )
  return row?.id
}

type SavedGuest = Pick<GuestRow, 'id' | 'identityNumberSealed' | 'identityExpires' | 'born'>

/** Writes everything but the phone, which the desk alone changes. */
export async function updateGuest(
  db: Db,
  { id, identityNumberSealed, identityExpires, born }: SavedGuest,
  profile: Profile,
): Promise<void> {
  await db.change(
    `update guest set identity_number_sealed = $2, identity_expires = $3, born = $4, ${setDetails(5)} where id = $1`,
    [id, identityNumberSealed, identityExpires, born, ...detailsIn(profile)],
  )
}

/** Guests with a sealed identity number that does not begin with `prefix`, by their ids. */
export async function selectGuestsToReseal(
  db: Db,
  { prefix, after, limit }: { prefix: string; after: number; limit: number },
): Promise<{ id: number; sealed: string }[]> {
  return db.query(
    `select id, identity_number_sealed as sealed from guest
     where id > $1 and identity_number_sealed <> '' and identity_number_sealed not like $2
     order by id limit $3`,
    [after, `${prefix}%`, limit],
  )
}

export async function replaceSealed(
  db: Db,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<number> {
  const statement = 'update guest set identity_number_sealed = $3 where id = $1 and identity_number_sealed = $2'
  return db.change(statement, [id, from, to])
}
