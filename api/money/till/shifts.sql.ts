import type { Db, Transaction } from '#api/platform/db/db.ts'
import { locked } from '#api/platform/db/locked.ts'
import type { LockedShift, Shift } from './shift.ts'

const SHIFTS = `select id, staff_id as "staffId", opened_at as "openedAt", float_paisa as float, cash_paisa as cash
  from till_shift`

/** A member's open shift; a member has one at a time. */
export async function lockOpenShift(db: Transaction, staffId: number): Promise<LockedShift | undefined> {
  const [row] = await db.query<Shift>(
    `${SHIFTS} where staff_id = $1 and closed_at is null order by id limit 1 for no key update`,
    [staffId],
  )
  return row && locked(row)
}

/** Locks a shift by its number, whosever it is. */
export async function lockShift(db: Transaction, id: number): Promise<LockedShift | undefined> {
  const [row] = await db.query<Shift>(`${SHIFTS} where id = $1 and closed_at is null for no key update`, [id])
  return row && locked(row)
}

export async function selectOpenShift(db: Db, staffId: number): Promise<Shift | undefined> {
  const statement = `${SHIFTS} where staff_id = $1 and closed_at is null order by id limit 1`
  const [row] = await db.query<Shift>(statement, [staffId])
  return row
}

/** Whether there is a shift of this number, open or closed. */
export async function hasShift(db: Db, id: number): Promise<boolean> {
  return (await db.query('select 1 from till_shift where id = $1', [id])).length > 0
}

/** Makes the second of two requests of one member wait for the first. */
export async function lockMember(db: Transaction, staffId: number): Promise<void> {
  await db.query('select id from staff where id = $1 for no key update', [staffId])
}

/** Answers its number. */
export async function insertShift(
  db: Db,
  { staffId, float, at }: { staffId: number; float: number; at: Date },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'insert into till_shift (staff_id, opened_at, float_paisa) values ($1, $2, $3) returning id',
    [staffId, at, float],
  )
  if (!row) throw new Error('The shift was not stored')
  return row.id
}

type Entry = { amount: number; reason: string; reverses?: number; refundId?: string | undefined; at: Date }

/** Cash that is no payment, and the sum of the shift with it, in one statement; nothing goes into a shift that was closed. */
export async function insertEntry(
  db: Db,
  { id }: LockedShift,
  { amount, reason, reverses, refundId, at }: Entry,
): Promise<void> {
  const stored = await db.change(
    `with shift as (
       update till_shift set cash_paisa = cash_paisa + $2::bigint where id = $1 and closed_at is null returning id
     )
     insert into till_entry (shift_id, at, amount_paisa, reason, reverses, refund_id)
     select id, $3::timestamptz, $2::bigint, $4, $5::bigint, $6 from shift`,
    [id, amount, at, reason, reverses ?? null, refundId ?? null],
  )
  if (stored !== 1) throw new Error(`The shift ${id} is closed`)
}

/** Cash of a payment that was reversed leaves the shift. */
export async function takeOutOfShift(db: Db, { id }: LockedShift, amount: number): Promise<void> {
  const changed = await db.change(
    'update till_shift set cash_paisa = cash_paisa - $2 where id = $1 and closed_at is null',
    [id, amount],
  )
  if (changed !== 1) throw new Error(`The shift ${id} is closed`)
}

type Count = { counted: number; expected: number; at: Date }

export async function insertCount(db: Db, { id }: LockedShift, { counted, expected, at }: Count): Promise<void> {
  const statement = 'insert into till_count (shift_id, at, counted_paisa, expected_paisa) values ($1, $2, $3, $4)'
  await db.change(statement, [id, at, counted, expected])
}

/** `by`: the member who closed it, where it is a colleague's. From here on the database lets nothing of it change. */
export async function closeShift(
  db: Db,
  { id }: LockedShift,
  { counted, expected, at, note, by }: Count & { note: string; by: number | null },
): Promise<void> {
  await db.change(
    `update till_shift set closed_at = $2, counted_paisa = $3, expected_paisa = $4, note = $5, closed_by = $6::bigint
     where id = $1 and closed_at is null`,
    [id, at, counted, expected, note, by],
  )
}

/** An entry of this shift that a person made, and whether it was reversed; one of a refund that was paid out stays. */
export async function selectEntry(
  db: Db,
  { id }: LockedShift,
  entryId: number,
): Promise<{ amount: number; isReversed: boolean; isReversal: boolean } | undefined> {
  const [row] = await db.query<{ amount: number; isReversed: boolean; isReversal: boolean }>(
    `select e.amount_paisa as amount, e.reverses is not null as "isReversal",
       exists (select 1 from till_entry r where r.reverses = e.id) as "isReversed"
     from till_entry e where e.id = $1 and e.shift_id = $2 and e.refund_id is null`,
    [entryId, id],
  )
  return row
}
