import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'
import { RECEIPT, REFERENCE } from '#api/orders/whole-order.sql.ts'
import type { Span } from './till-books.sql.ts'

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

export type PaidRefundRow = {
  at: Date
  code: string
  guest: string
  amount: number
  how: 'gateway' | 'cash' | 'otherwise'
  /** How the payment was made that goes back. */
  method: string
  reference: string
  by: string | null
}

/** How a refund was paid is told by the history of its order. */
export async function selectPaidRefunds(db: Db, { from, until }: Span): Promise<PaidRefundRow[]> {
  return db.query<PaidRefundRow>(
    `select r.settled_at as at, r.order_code as code, ${GUEST_NAME} as guest, r.amount_paisa as amount,
       coalesce(e.data->>'How', case r.channel when 'gateway' then 'gateway' else 'otherwise' end) as how, p.method,
       coalesce(nullif(e.data->>'Reference', ''), r.gateway_ref, '') as reference, s.name as by
     from refund r join payment p on p.attempt_id = r.attempt_id join orders o on o.code = r.order_code
       join guest g on g.id = o.guest_id
       left join lateral (
         select data, actor from order_event
         where order_code = r.order_code and event = 'paidOutRefund' and at = r.settled_at
           and (data->>'Amount')::numeric * 100 = r.amount_paisa
         order by event_no desc limit 1
       ) e on true
       left join staff s on e.actor = 'staff:' || s.id
     where r.state = 'refunded' and r.settled_at >= $1 and r.settled_at < $2 order by r.settled_at, r.id`,
    [from, until],
  )
}
