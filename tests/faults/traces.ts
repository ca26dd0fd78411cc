import type { Db } from '#api/db/db.ts'

/** What the books hold of a guest's one order: it should be there once, and so should its nights and its money. */
export async function traceOf(db: Db, code: string) {
  const orders = await db.query<{ status: string; paid: number }>(
    `select status, paid_paisa as paid from orders
     where guest_id = (select guest_id from orders where code = $1)`,
    [code],
  )
  const nights = await db.query<{ state: string }>(
    'select state from unit_night where order_code = $1 order by unit_id, night',
    [code],
  )
  const payments = await db.query<{ amount: number }>(
    'select amount_paisa as amount from payment where order_code = $1',
    [code],
  )
  return { orders, nights: nights.map(({ state }) => state), payments: payments.map(({ amount }) => amount) }
}

/** Orders that are not whole: lines, nights for every one of them, and a way to pay belong together. */
export async function brokenOrders(db: Db): Promise<object[]> {
  return db.query(`
    select * from (
      select o.code,
        (select count(*) from order_line l where l.order_code = o.code) as lines,
        (select coalesce(sum((l.departure - l.arrival) * l.quantity), 0) from order_line l where l.order_code = o.code)
          as entitled,
        (select count(*) from unit_night n where n.order_code = o.code) as nights,
        (select count(*) from payment_attempt a where a.order_code = o.code) as attempts
      from orders o
    ) each_order
    where lines = 0 or nights = 0 or nights <> entitled or attempts <> 1`)
}

export async function countOrders(db: Db): Promise<{ orders: number; nights: number }> {
  const [row] = await db.query<{ orders: number; nights: number }>(
    'select (select count(*) from orders) as orders, (select count(*) from unit_night) as nights',
  )
  return row ?? { orders: 0, nights: 0 }
}
