import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'

// What tills and their shifts show. Nothing is decided by it.

/** `from` included, `until` not. */
export type Span = { from: string; until: string }

export type EntryRow = {
  id: number
  shiftId: number
  at: Date
  by: string
  amount: number
  reason: string
  reverses: number | null
  isReversed: boolean
  refundOf: string | null
}

const ENTRIES = `
  select e.id, e.shift_id as "shiftId", e.at, m.name as by, e.amount_paisa as amount, e.reason, e.reverses,
    exists (select 1 from till_entry r where r.reverses = e.id) as "isReversed", b.order_code as "refundOf"
  from till_entry e join till_shift t on t.id = e.shift_id join staff m on m.id = t.staff_id left join refund b on b.id = e.refund_id`

/** The latest first. */
export async function selectEntriesOf(db: Db, shiftIds: readonly number[]): Promise<EntryRow[]> {
  return db.query<EntryRow>(`${ENTRIES} where e.shift_id = any($1::bigint[]) order by e.id desc`, [shiftIds])
}

export async function selectEntriesIn(db: Db, { from, until }: Span): Promise<EntryRow[]> {
  return db.query<EntryRow>(`${ENTRIES} where e.at >= $1 and e.at < $2 order by e.id`, [from, until])
}

export type ShiftPaymentRow = {
  shiftId: number
  at: Date
  receipt: string
  code: string
  guest: string
  amount: number
  method: string
  number: string
  isReversed: boolean
}

/** All receipts of these shifts, those that were reversed too, the latest first. */
export async function selectShiftPayments(db: Db, shiftIds: readonly number[]): Promise<ShiftPaymentRow[]> {
  return db.query<ShiftPaymentRow>(
    `select p.shift_id as "shiftId", p.received_at as at, p.gateway_transaction as receipt, p.order_code as code,
       ${GUEST_NAME} as guest, p.amount_paisa as amount, p.method, p.reference as number, a.state = 'cancelled' as "isReversed"
     from payment p join payment_attempt a on a.id = p.attempt_id join orders o on o.code = p.order_code
       join guest g on g.id = o.guest_id
     where p.shift_id = any($1::bigint[]) order by p.received_at desc, receipt desc`,
    [shiftIds],
  )
}

export type MethodRow = { shiftId: number; method: string; amount: number; count: number }

/** What was taken in these shifts by each method, the largest sum first. */
export async function selectMethodSums(db: Db, shiftIds: readonly number[]): Promise<MethodRow[]> {
  return db.query<MethodRow>(
    `select p.shift_id as "shiftId", p.method, sum(p.amount_paisa)::bigint as amount, count(*) as count
     from payment p join payment_attempt a on a.id = p.attempt_id
     where p.shift_id = any($1::bigint[]) and a.state = 'paid'
     group by p.shift_id, p.method order by amount desc, p.method`,
    [shiftIds],
  )
}

export type CountRow = { shiftId: number; at: Date; counted: number; expected: number }

export async function selectCounts(db: Db, shiftIds: readonly number[]): Promise<CountRow[]> {
  return db.query<CountRow>(
    `select shift_id as "shiftId", at, counted_paisa as counted, expected_paisa as expected
     from till_count where shift_id = any($1::bigint[]) order by id`,
    [shiftIds],
  )
}

export type ShiftRow = {
  id: number
  by: string
  openedAt: Date
  closedAt: Date | null
  closedBy: string | null
  float: number
  expected: number | null
  counted: number | null
  note: string
}

/** Shifts that were open at some time of the span. */
export async function selectShifts(db: Db, { from, until }: Span): Promise<ShiftRow[]> {
  return db.query<ShiftRow>(
    `select t.id, s.name as by, t.opened_at as "openedAt", t.closed_at as "closedAt", c.name as "closedBy",
       t.float_paisa as float, t.expected_paisa as expected, t.counted_paisa as counted, t.note
     from till_shift t join staff s on s.id = t.staff_id left join staff c on c.id = t.closed_by
     where t.opened_at < $2 and (t.closed_at is null or t.closed_at >= $1) order by t.opened_at, t.id`,
    [from, until],
  )
}
