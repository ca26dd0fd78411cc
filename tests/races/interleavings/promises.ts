import type { Db } from '#api/db/db.ts'

type OrderRow = {
  code: string
  status: string
  paid: number
  payments: number
  refunds: number
  payable: number
  nights: number
  entitled: number
  isHeld: boolean
}

/** What the resort's records must never show after any events; empty if all is well. */
export async function brokenPromises(db: Db, at: Date): Promise<string[]> {
  const orders = await db.query<OrderRow>(
    `select o.code, o.status, o.paid_paisa as paid, o.payable_paisa as payable, coalesce(o.held_until > $1, false) as "isHeld",
       (select coalesce(sum(p.amount_paisa), 0)::bigint from payment p where p.order_code = o.code) as payments,
       (select coalesce(sum(r.amount_paisa), 0)::bigint from refund r where r.order_code = o.code) as refunds,
       (select count(*) from unit_night n where n.order_code = o.code) as nights,
       (
         select coalesce(sum((l.departure - l.arrival) * case l.place_type
           when 'HOUSE' then (select count(*) from unit u where u.house_id = l.house_id) else l.quantity end), 0)::bigint
         from order_line l where l.order_code = o.code
       ) as entitled
     from orders o`,
    [at],
  )
  return [...orders.flatMap(wrongWith), ...(await wrongNights(db)), ...(await wrongRefunds(db))]
}

function wrongWith({ code, status, paid, payable, payments, refunds, nights, entitled, isHeld }: OrderRow): string[] {
  const hasAll = nights === entitled
  const surplus = Math.max(0, payments - payable)
  return [
    ...(paid === payments ? [] : [`${code} says ${paid} paisa were paid, and ${payments} came`]),
    ...(refunds <= payments ? [] : [`${code} gives back ${refunds} of ${payments} paisa`]),
    ...(['Confirmed', 'Paid-unplaced'].includes(status) && refunds !== surplus
      ? [`${code} gives back ${refunds} paisa of the ${surplus} that exceed its price`]
      : []),
    ...(status === 'Confirmed' && !hasAll ? [`${code} is confirmed with ${nights} of ${entitled} nights`] : []),
    ...(status === 'Pending' && isHeld && !hasAll ? [`${code} holds ${nights} of ${entitled} nights`] : []),
    ...(['Cancelled', 'Expired', 'Refunded'].includes(status) && nights > 0
      ? [`${code} is ${status} and has nights`]
      : []),
    ...(status === 'Cancelled' && refunds < payments
      ? [`${code} is cancelled and keeps ${payments - refunds} paisa`]
      : []),
  ]
}

/** A night is taken once by the table's own key: what is left is that a booked one belongs to a confirmed order. */
async function wrongNights(db: Db): Promise<string[]> {
  const rows = await db.query<{ code: string; status: string }>(
    `select distinct o.code, o.status from unit_night n join orders o on o.code = n.order_code
     where (n.state = 'booked') <> (o.status = 'Confirmed')`,
  )
  return rows.map(({ code, status }) => `${code} is ${status}, and its nights say otherwise`)
}

async function wrongRefunds(db: Db): Promise<string[]> {
  const rows = await db.query<{ id: string; refunds: number }>(
    `select r.attempt_id as id, sum(r.amount_paisa)::bigint as refunds from refund r
     group by r.attempt_id, r.payment_paisa having sum(r.amount_paisa) > r.payment_paisa`,
  )
  return rows.map(({ id, refunds }) => `${id} gives back ${refunds} paisa, more than it brought`)
}
