import type { Db } from '../db/db.ts'

/** `from` included, `until` not. */
type Span = { from: string; until: string }

export type TakingRow = {
  at: Date
  receipt: string
  code: string
  guest: string
  amount: number
  gateway: string
  method: string
  reference: string
  by: string | null
  isReversed: boolean
}

export async function selectTakings(db: Db, { from, until }: Span): Promise<TakingRow[]> {
  return db.query<TakingRow>(
    `select p.received_at as at, p.gateway_transaction as receipt, p.order_code as code,
       trim(g.first_name || ' ' || g.last_name) as guest, p.amount_paisa as amount, a.gateway, p.method, p.reference,
       s.name as by, a.state = 'cancelled' as "isReversed"
     from payment p join payment_attempt a on a.id = p.attempt_id join orders o on o.code = p.order_code
       join guest g on g.id = o.guest_id left join staff s on s.id = p.taken_by
     where p.received_at >= $1 and p.received_at < $2 order by p.received_at, p.gateway_transaction`,
    [from, until],
  )
}

export async function selectRefundedSum(db: Db, { from, until }: Span): Promise<number> {
  const [row] = await db.query<{ refunded: number }>(
    `select coalesce(sum(amount_paisa), 0)::bigint as refunded from refund
     where state = 'refunded' and settled_at >= $1 and settled_at < $2`,
    [from, until],
  )
  return row?.refunded ?? 0
}

export type ShiftRow = {
  by: string
  openedAt: Date
  closedAt: Date | null
  float: number
  expected: number | null
  counted: number | null
  note: string
}

/** Shifts that were open at some time of the span. */
export async function selectShifts(db: Db, { from, until }: Span): Promise<ShiftRow[]> {
  return db.query<ShiftRow>(
    `select s.name as by, t.opened_at as "openedAt", t.closed_at as "closedAt", t.float_paisa as float,
       t.expected_paisa as expected, t.counted_paisa as counted, t.note
     from till_shift t join staff s on s.id = t.staff_id
     where t.opened_at < $2 and (t.closed_at is null or t.closed_at >= $1) order by t.opened_at, t.id`,
    [from, until],
  )
}
