import type { Reads } from '../platform/db/db.ts'

/** SQL: the number of the receipt for a payment `p`, and the payer's own number for it, where that is another. */
export const RECEIPT = 'coalesce(p.receipt, p.gateway_transaction)'
export const REFERENCE = 'case when p.receipt is null then p.reference else p.gateway_transaction end'

export type MoneyRow = {
  orderCode: string
  kind: 'payment' | 'refund'
  at: Date
  amount: number
  /** As the gateway or reception calls it; empty of money that was paid out by hand, which may go another way. */
  method: string
  state: 'created' | 'processing' | 'refunded' | 'failed' | null
}

/** What was paid for these orders and what went back, in the order of time. A payment that was reversed at the desk was never made. */
export async function selectMoneyOf(db: Reads, orderCodes: readonly string[]): Promise<MoneyRow[]> {
  if (orderCodes.length === 0) return []
  return db.query<MoneyRow>(
    `select p.order_code as "orderCode", 'payment' as kind, p.received_at as at, p.amount_paisa as amount, p.method, null as state
     from payment p join payment_attempt a on a.id = p.attempt_id
     where p.order_code = any($1::text[]) and a.state <> 'cancelled'
     union all
     select r.order_code, 'refund', coalesce(r.settled_at, r.created_at), r.amount_paisa,
       case when r.channel = 'gateway' and r.state <> 'failed' then p.method else '' end, r.state
     from refund r join payment p on p.attempt_id = r.attempt_id
     where r.order_code = any($1::text[])
     order by 3, 2, 4`,
    [orderCodes],
  )
}
