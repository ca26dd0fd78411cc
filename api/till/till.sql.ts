import type { Db } from '../db/db.ts'

export type Shift = { id: number; openedAt: Date; float: number }

/** A member's open shift, locked until the transaction ends; a member has one at a time. */
export async function lockOpenShift(db: Db, staffId: number): Promise<Shift | undefined> {
  const [row] = await db.query<Shift>(
    `select id, opened_at as "openedAt", float_paisa as float from till_shift
     where staff_id = $1 and closed_at is null order by id limit 1 for update`,
    [staffId],
  )
  return row
}

export async function selectOpenShift(db: Db, staffId: number): Promise<Shift | undefined> {
  const [row] = await db.query<Shift>(
    `select id, opened_at as "openedAt", float_paisa as float from till_shift
     where staff_id = $1 and closed_at is null order by id limit 1`,
    [staffId],
  )
  return row
}

/** Of two requests of one member the second waits for the first. */
export async function lockMember(db: Db, staffId: number): Promise<void> {
  await db.query('select id from staff where id = $1 for update', [staffId])
}

export async function insertShift(db: Db, { staffId, float, at }: { staffId: number; float: number; at: Date }) {
  await db.change('insert into till_shift (staff_id, opened_at, float_paisa) values ($1, $2, $3)', [staffId, at, float])
}

type Entry = { shiftId: number; amount: number; reason: string; at: Date }

export async function insertEntry(db: Db, { shiftId, amount, reason, at }: Entry): Promise<void> {
  await db.change('insert into till_entry (shift_id, at, amount_paisa, reason) values ($1, $2, $3, $4)', [
    shiftId,
    at,
    amount,
    reason,
  ])
}

/** What should be in the till of a shift: what it began with, cash that guests paid, and what came and went beside it. */
export async function selectExpected(db: Db, shiftId: number): Promise<number> {
  const [row] = await db.query<{ expected: number }>(
    `select s.float_paisa
       + (select coalesce(sum(p.amount_paisa), 0) from payment p join payment_attempt a on a.id = p.attempt_id
          where p.shift_id = s.id and p.method = 'cash' and a.state = 'paid')::bigint
       + (select coalesce(sum(e.amount_paisa), 0) from till_entry e where e.shift_id = s.id)::bigint as expected
     from till_shift s where s.id = $1`,
    [shiftId],
  )
  return row?.expected ?? 0
}

type Closing = { id: number; counted: number; expected: number; note: string; at: Date }

export async function closeShift(db: Db, { id, counted, expected, note, at }: Closing): Promise<void> {
  await db.change(
    'update till_shift set closed_at = $2, counted_paisa = $3, expected_paisa = $4, note = $5 where id = $1',
    [id, at, counted, expected, note],
  )
}

export type EntryRow = { at: Date; amount: number; reason: string }

export async function selectEntries(db: Db, shiftId: number): Promise<EntryRow[]> {
  return db.query<EntryRow>(
    'select at, amount_paisa as amount, reason from till_entry where shift_id = $1 order by id desc',
    [shiftId],
  )
}

export type ShiftPaymentRow = { at: Date; receipt: string; code: string; guest: string; amount: number; method: string }

/** Those that were reversed are left out. */
export async function selectShiftPayments(db: Db, shiftId: number): Promise<ShiftPaymentRow[]> {
  return db.query<ShiftPaymentRow>(
    `select p.received_at as at, p.gateway_transaction as receipt, p.order_code as code,
       trim(g.first_name || ' ' || g.last_name) as guest, p.amount_paisa as amount, p.method
     from payment p join payment_attempt a on a.id = p.attempt_id join orders o on o.code = p.order_code
       join guest g on g.id = o.guest_id
     where p.shift_id = $1 and a.state = 'paid' order by p.received_at desc, p.attempt_id desc`,
    [shiftId],
  )
}
