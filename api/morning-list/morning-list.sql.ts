import type { PlaceType } from '#contract/houses.ts'
import type { OrderStatus, OrderType } from '#contract/orders.ts'
import type { Db } from '../db/db.ts'

export type OrderOfDay = {
  code: string
  status: OrderStatus
  guest: string
  phone: string
  payable: number
  paid: number
  surplus: number
  waived: number
  /** A company pays what is due. */
  isBilled: boolean
}

export type StayOfDay = OrderOfDay & {
  name: string
  placeType: PlaceType
  quantity: number
  arrival: string
  departure: string
}

/** `starts` and `ends` are on the resort's clock. */
export type OccasionOfDay = OrderOfDay & {
  type: Exclude<OrderType, 'Room'>
  starts: string
  ends: string
  persons: number
}

/** False when this day's list was written before: two processes may ask at the same instant. */
export async function insertDay(db: Db, day: string, at: Date): Promise<boolean> {
  const inserted = await db.change(
    'insert into morning_list (day, written_at) values ($1, $2) on conflict (day) do nothing',
    [day, at],
  )
  return inserted === 1
}

/** Whether anyone has ever booked. */
export async function hasBookings(db: Db): Promise<boolean> {
  return (await db.query("select code from orders where status in ('Confirmed', 'Completed') limit 1", [])).length > 0
}

const ORDER =
  'o.code, o.status, o.payable_paisa as payable, o.paid_paisa as paid, o.surplus_paisa as surplus, o.waived_paisa as waived, o.billed_to is not null as "isBilled"'

/** Of the account. */
const NAME = "trim(g.first_name || ' ' || g.last_name)"

/** Stays that begin or end on a day, by house. */
export async function selectStaysOfDay(db: Db, day: string): Promise<StayOfDay[]> {
  return db.query<StayOfDay>(
    `select ${ORDER}, ${NAME} as guest, g.phone, l.name, l.place_type as "placeType", l.quantity, l.arrival, l.departure
     from order_line l join orders o on o.code = l.order_code join guest g on g.id = o.guest_id
     where o.status in ('Confirmed', 'Completed') and l.cancelled_at is null and (l.arrival = $1 or l.departure = $1)
     order by l.house_id, o.code, l.line_no`,
    [day],
  )
}

/** What takes no nights and is on that day, by its hour. Its guest may have booked it for someone else, whom the form names. */
export async function selectOccasionsOfDay(db: Db, day: string): Promise<OccasionOfDay[]> {
  return db.query<OccasionOfDay>(
    `select ${ORDER}, coalesce(nullif(trim(c.name), ''), ${NAME}) as guest, coalesce(nullif(trim(c.phone), ''), g.phone) as phone,
       o.type, c.starts::text as starts, c.ends::text as ends, c.persons
     from occasion c join orders o on o.code = c.order_code join guest g on g.id = o.guest_id
     where o.status in ('Confirmed', 'Completed') and c.starts::date <= $1 and c.ends::date >= $1
     order by c.starts, o.code`,
    [day],
  )
}
