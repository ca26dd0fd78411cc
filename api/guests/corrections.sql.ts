import type { Db, Transaction } from '../db/db.ts'
import { locked, type Locked } from '../db/locked.ts'

export type ContactRow = { id: number; firstName: string; lastName: string; phone: string; email: string }

export async function lockContact(db: Transaction, id: number): Promise<Locked<ContactRow> | undefined> {
  const [row] = await db.query<ContactRow>(
    `select id, first_name as "firstName", last_name as "lastName", phone, email from guest
     where id = $1 and phone not like 'erased-%' for no key update`,
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
