import type { Db, Transaction } from '../platform/db/db.ts'
import { locked, type Locked } from '../platform/db/locked.ts'
import { ERASED, GUEST_NAME } from './guests.sql.ts'

export type ContactRow = { id: number; firstName: string; lastName: string; phone: string; email: string }

export async function lockContact(db: Transaction, id: number): Promise<Locked<ContactRow> | undefined> {
  const [row] = await db.query<ContactRow>(
    `select id, first_name as "firstName", last_name as "lastName", phone, email from guest
     where id = $1 and phone not like '${ERASED}%' for no key update`,
    [id],
  )
  return row && locked(row)
}

export async function updateContact(
  db: Db,
  { id }: Locked<ContactRow>,
  { firstName, lastName, phone, email }: Omit<ContactRow, 'id'>,
): Promise<void> {
  await db.change('update guest set first_name = $2, last_name = $3, phone = $4, email = $5 where id = $1', [
    id,
    firstName,
    lastName,
    phone,
    email,
  ])
}

/**
 * Whether a guest has signed in with the phone, booked before that, paid anything, or booked nothing at all. The first cannot be arranged by
 * who wants the phone changed: a booking of today can.
 */
export async function selectIsKnown(db: Db, { id }: Locked<ContactRow>, since: Date): Promise<boolean> {
  const [row] = await db.query<{ isNew: boolean }>(
    `select count(*) > 0 and bool_and(paid_paisa = 0 and created_at >= $2)
       and not exists (select 1 from guest_sign_in where guest_id = $1) as "isNew"
     from orders where guest_id = $1`,
    [id, since],
  )
  return row?.isNew !== true
}

/** A phone that a member of staff would like a guest to have. */
export type PhoneProposal = { phone: string; reason: string; by: number; at: Date }

/** The newest one replaces what was proposed before. */
export async function upsertPhoneProposal(
  db: Db,
  { id }: Locked<ContactRow>,
  { phone, reason, by, at }: PhoneProposal,
): Promise<void> {
  await db.change(
    `insert into phone_proposal (guest_id, phone, reason, proposed_by, proposed_at) values ($1, $2, $3, $4, $5)
     on conflict (guest_id) do update set phone = excluded.phone, reason = excluded.reason,
       proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at`,
    [id, phone, reason, by, at],
  )
}

export async function deletePhoneProposal(db: Db, guestId: number): Promise<void> {
  await db.change('delete from phone_proposal where guest_id = $1', [guestId])
}

type PhoneProposalRow = PhoneProposal & { guestId: number; guest: string; proposer: string }

/** What waits for a manager, of one guest or of all; the earliest first. */
export async function selectPhoneProposals(db: Db, guestId: number | undefined): Promise<PhoneProposalRow[]> {
  return db.query<PhoneProposalRow>(
    `select p.guest_id as "guestId", ${GUEST_NAME} as guest, p.phone, p.reason, p.proposed_by as by, p.proposed_at as at,
       s.name as proposer
     from phone_proposal p join guest g on g.id = p.guest_id join staff s on s.id = p.proposed_by
     where cast($1 as bigint) is null or p.guest_id = $1 order by p.proposed_at, p.guest_id limit 50`,
    [guestId ?? null],
  )
}

export type Card = { likes: string; note: string; version: number; writtenBy: string | null }

/** What staff wrote about a guest. */
export async function selectCard(db: Db, guestId: number): Promise<Card | undefined> {
  const [row] = await db.query<Card>(
    `select c.likes, c.note, c.version, s.name as "writtenBy"
     from guest_card c join staff s on s.id = c.written_by where c.guest_id = $1`,
    [guestId],
  )
  return row
}

type Writing = { likes: string; note: string; version: number; by: number; at: Date }

/** False when the card was written since it had this version. */
export async function upsertCard(
  db: Db,
  { id }: Locked<ContactRow>,
  { likes, note, version, by, at }: Writing,
): Promise<boolean> {
  const changed = await db.change(
    `insert into guest_card (guest_id, likes, note, version, written_by, written_at)
     select $1, $2, $3, 1, $5::bigint, $6::timestamptz where $4::integer = 0
       or exists (select 1 from guest_card where guest_id = $1 and version = $4::integer)
     on conflict (guest_id) do update set likes = excluded.likes, note = excluded.note, version = guest_card.version + 1,
       written_by = excluded.written_by, written_at = excluded.written_at
     where guest_card.version = $4::integer`,
    [id, likes, note, version, by, at],
  )
  return changed === 1
}
