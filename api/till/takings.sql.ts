import type { Db } from '../db/db.ts'
import { GUEST_NAME } from '../guests/guests.sql.ts'
import type { Span } from './till-books.sql.ts'

/** The number of the receipt for a payment `p`, and the payer's own number for it, where that is another. */
export const RECEIPT = 'coalesce(p.receipt, p.gateway_transaction)'
export const REFERENCE = 'case when p.receipt is null then p.reference else p.gateway_transaction end'

export type TakingRow = {
  at: Date
  receipt: string
  code: string
  guest: string
  amount: number
  gateway: string
  method: string
  reference: string
  repeats: string | null
  by: string | null
  isReversed: boolean
}

export async function selectTakings(db: Db, { from, until }: Span): Promise<TakingRow[]> {
  return db.query<TakingRow>(
    `select p.received_at as at, ${RECEIPT} as receipt, p.order_code as code,
       ${GUEST_NAME} as guest, p.amount_paisa as amount, a.gateway, p.method, ${REFERENCE} as reference, p.repeats,
       s.name as by, a.state = 'cancelled' as "isReversed"
     from payment p join payment_attempt a on a.id = p.attempt_id join orders o on o.code = p.order_code
       join guest g on g.id = o.guest_id left join staff s on s.id = p.taken_by
     where p.received_at >= $1 and p.received_at < $2 order by p.received_at, receipt`,
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
