import type { OrderStatus, OrderType } from '#contract/orders.ts'
import type { Db } from '../db/db.ts'

export type OrderRow = {
  code: string
  type: OrderType
  status: OrderStatus
  first_name: string
  amount_paisa: number
  tax_paisa: number
  payable_paisa: number
  paid_paisa: number
  held_until: Date | null
  created_at: Date
  places: number
  quantity: number
  arrival: string
  departure: string
  /** From the start to the end of what takes no nights; null for a stay. */
  minutes: number | null
}

/** An unpaid order whose hold is over reads as Expired, whether or not it has been tidied away. `$2` is the present. */
const ORDER = `
  select * from (
    select o.code, o.type, g.first_name, o.amount_paisa, o.tax_paisa, o.payable_paisa, o.paid_paisa, o.created_at,
      case when o.status = 'Pending' and o.held_until <= $2 then 'Expired' else o.status end as status,
      case when o.status = 'Pending' and o.held_until > $2 then o.held_until end as held_until,
      coalesce(l.places, 1) as places,
      coalesce(l.quantity, case when o.type = 'Pool' then c.persons else 1 end) as quantity,
      coalesce(l.arrival, c.starts::date) as arrival, coalesce(l.departure, c.ends::date) as departure,
      (extract(epoch from c.ends - c.starts) / 60)::bigint as minutes
    from orders o
    join guest g on g.id = o.guest_id
    left join (
      select order_code, count(*) as places, sum(quantity)::bigint as quantity,
        min(arrival) as arrival, max(departure) as departure
      from order_line
      where order_code in (select code from orders where guest_id = $1)
      group by order_code
    ) l on l.order_code = o.code
    left join occasion c on c.order_code = o.code
    where o.guest_id = $1
  ) as own`

type Page = { guestId: number; at: Date; status: OrderStatus | undefined; limit: number; offset: number }

/** A guest's orders, newest first. */
export async function selectOrders(db: Db, { guestId, at, status, limit, offset }: Page): Promise<OrderRow[]> {
  return db.query(
    `${ORDER} where $3::text is null or own.status = $3
     order by own.created_at desc, own.code limit $4 offset $5`,
    [guestId, at, status ?? null, limit, offset],
  )
}

/** A guest's own order; undefined also when it belongs to another guest. */
export async function selectOrder(
  db: Db,
  { guestId, at, code }: { guestId: number; at: Date; code: string },
): Promise<OrderRow | undefined> {
  const [row] = await db.query<OrderRow>(`${ORDER} where own.code = $3`, [guestId, at, code])
  return row
}
