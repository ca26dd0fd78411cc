import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { OrderStatus, OrderType } from '#contract/orders/orders.ts'
import type { Reads } from '../platform/db/db.ts'
import { selectCover } from '../catalogue/houses/houses.sql.ts'
import { selectHeldUntil, IS_UNDER_REVIEW, selectStatus } from './orders.sql.ts'

/** Its refunds of one cause together: `failed` if one of them is, `refunded` once all are. */
export type RefundOfOrder = { amount: number; state: 'failed' | 'pending' | 'refunded'; ordered_at: Date }

export type PlaceRow = {
  line_no: number
  cancelled_at: Date | null
  house_id: number
  name: string
  place_type: PlaceType
  line_arrival: string
  line_departure: string
  /** Until when guests are in it, or are to come; null where none are. */
  until: string | null
  line_quantity: number
  price_paisa: number
  permalink: string
  image_path: string | null
}

export type OrderRow = {
  code: string
  type: OrderType
  status: OrderStatus
  first_name: string
  amount_paisa: number
  tax_paisa: number
  payable_paisa: number
  paid_paisa: number
  waived_paisa: number
  /** What does not pay for it: sent back as a surplus, or due again since it was reinstated. */
  counted_surplus_paisa: number
  /** The company that pays what is due. */
  billed_to: string | null
  held_until: Date | null
  created_at: Date
  revision: number
  under_review: boolean
  /** What the last payment page asked for. */
  asked_paisa: number | null
  places: number
  quantity: number
  arrival: string
  departure: string
  /** The first day by which the refund policy counts. */
  terms_day: string
  /** Begin of what takes no nights, `yyyy-MM-dd HH:mm:ss`; null for a stay. */
  starts: string | null
  ends: string | null
  persons: number | null
  minutes: number | null
  refund_paisa: number | null
  refund_state: RefundOfOrder['state'] | null
  refund_ordered_at: Date | null
  surplus_paisa: number | null
  surplus_state: RefundOfOrder['state'] | null
  surplus_ordered_at: Date | null
  goodwill_paisa: number | null
  goodwill_state: RefundOfOrder['state'] | null
  goodwill_ordered_at: Date | null
}

/** An order with its lines in their order, also those that were given up; of what takes no nights there are none. */
export type OrderWithPlaces = { order: OrderRow; places: PlaceRow[] }

/** `$2` is the present. */
const ORDER = `
  select * from (
    select o.code, o.type, g.first_name, o.amount_paisa, o.tax_paisa, o.payable_paisa, o.paid_paisa, o.waived_paisa,
      o.surplus_paisa as counted_surplus_paisa, b.company as billed_to, o.created_at,
      (select coalesce(max(e.event_no), 0) from order_event e where e.order_code = o.code) as revision,
      ${selectStatus('$2')} as status,
      ${selectHeldUntil('$2')} as held_until,
      ${IS_UNDER_REVIEW} as under_review,
      (select a.amount_paisa from payment_attempt a where a.order_code = o.code order by a.id desc limit 1) as asked_paisa,
      coalesce(l.places, 1) as places,
      coalesce(l.quantity, case when o.type = 'Pool' then c.persons else 1 end) as quantity,
      coalesce(l.terms_day, c.starts::date) as terms_day,
      coalesce(l.arrival, c.starts::date) as arrival, coalesce(l.departure, c.ends::date) as departure,
      c.starts::text as starts, c.ends::text as ends, c.persons,
      (extract(epoch from c.ends - c.starts) / 60)::bigint as minutes,
      r.refund_paisa, r.refund_state, r.refund_ordered_at, s.surplus_paisa, s.surplus_state, s.surplus_ordered_at,
      w.goodwill_paisa, w.goodwill_state, w.goodwill_ordered_at
    from orders o
    join guest g on g.id = o.guest_id
    left join (
      select order_code, count(*) as places, sum(quantity)::bigint as quantity,
        min(arrival) as arrival, max(departure) as departure, min(least(arrival, terms_from)) as terms_day
      from order_line
      where cancelled_at is null and order_code in (select code from orders where guest_id = $1)
      group by order_code
    ) l on l.order_code = o.code
    left join (${refundsOf('cancellation', 'refund')}) r on r.order_code = o.code
    left join (${refundsOf('surplus', 'surplus')}) s on s.order_code = o.code
    left join (${refundsOf('goodwill', 'goodwill')}) w on w.order_code = o.code
    left join occasion c on c.order_code = o.code
    left join company_bill b on b.order_code = o.code
    where o.guest_id = $1
  ) as own`

function refundsOf(cause: 'cancellation' | 'surplus' | 'goodwill', name: 'refund' | 'surplus' | 'goodwill'): string {
  return `
      select order_code, sum(amount_paisa)::bigint as ${name}_paisa, max(created_at) as ${name}_ordered_at,
        case min(case state when 'failed' then 0 when 'refunded' then 2 else 1 end)
          when 0 then 'failed' when 1 then 'pending' else 'refunded' end as ${name}_state
      from refund
      where cause = '${cause}' and order_code in (select code from orders where guest_id = $1)
      group by order_code`
}

/** The orders of a query with their lines, each with the newest cover of what was booked of its house. */
function withPlaces(orders: string): string {
  return `
    select own.*, l.line_no, l.cancelled_at, l.name, l.house_id, l.place_type, l.arrival as line_arrival, l.departure as line_departure,
      l.quantity as line_quantity, l.price_paisa, h.permalink,
      (select max(s.departure) from stay s where s.order_code = l.order_code and s.line_no = l.line_no
        and s.state in ('expected', 'inHouse')) as until,
      ${selectCover('l.house_id', "l.place_type || '_COVER'")} as image_path
    from (${orders}) as own
    left join order_line l on l.order_code = own.code
    left join house h on h.id = l.house_id
    order by own.created_at desc, own.code, l.line_no`
}

type Page = { guestId: number; at: Date; status: OrderStatus | undefined; limit: number; offset: number }

/** A guest's orders, newest first. */
export async function selectOrders(
  db: Reads,
  { guestId, at, status, limit, offset }: Page,
): Promise<OrderWithPlaces[]> {
  const rows = await db.query<JoinedRow>(
    withPlaces(`${ORDER} where $3::text is null or own.status = $3
      order by own.created_at desc, own.code limit $4 offset $5`),
    [guestId, at, status ?? null, limit, offset],
  )
  return ordersOf(rows)
}

/** A guest's own order; undefined also when it belongs to another guest. */
export async function selectOrder(
  db: Reads,
  { guestId, at, code }: { guestId: number; at: Date; code: string },
): Promise<OrderWithPlaces | undefined> {
  const rows = await db.query<JoinedRow>(withPlaces(`${ORDER} where own.code = $3`), [guestId, at, code])
  return ordersOf(rows)[0]
}

/** An order that takes no nights has one row without a line. */
type JoinedRow = OrderRow & (PlaceRow | { name: null })

function ordersOf(rows: readonly JoinedRow[]): OrderWithPlaces[] {
  const byCode = Map.groupBy(rows, ({ code }) => code)
  return [...byCode.values()].flatMap(([first, ...rest]) =>
    first ? [{ order: first, places: [first, ...rest].filter((row) => row.name !== null) }] : [],
  )
}
