import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { Db } from '#api/platform/db/db.ts'
import { GUEST_NAME } from '#api/guests/guests.sql.ts'
import type { Sums } from '#api/orders/order-rules.ts'
import { SUMS } from '#api/orders/orders.sql.ts'

export type OrderOfDay = Sums & {
  code: string
  guest: string
  phone: string
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

/** Stays that begin or end on a day, by house. */
export async function selectStaysOfDay(db: Db, day: string): Promise<StayOfDay[]> {
  return db.query<StayOfDay>(
    `select o.code, o.status, ${SUMS}, o.billed_to is not null as "isBilled", ${GUEST_NAME} as guest, g.phone, l.name, l.place_type as "placeType", l.quantity, l.arrival, l.departure
     from order_line l join orders o on o.code = l.order_code join guest g on g.id = o.guest_id
     where o.status in ('Confirmed', 'Completed') and l.cancelled_at is null and (l.arrival = $1 or l.departure = $1)
     order by l.house_id, o.code, l.line_no`,
    [day],
  )
}
