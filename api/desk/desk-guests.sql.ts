import type { Db } from '../db/db.ts'

/** Orders of a guest that stand or are over, and the latest arrival among them. */
export async function selectBookingsOf(
  db: Db,
  guestId: number,
): Promise<{ bookings: number; lastArrival: string | null }> {
  const [row] = await db.query<{ bookings: number; lastArrival: string | null }>(
    `select count(distinct o.code) as bookings, max(l.arrival) as "lastArrival"
     from orders o left join order_line l on l.order_code = o.code
     where o.guest_id = $1 and o.status in ('Confirmed', 'Completed', 'Paid-unplaced')`,
    [guestId],
  )
  return row ?? { bookings: 0, lastArrival: null }
}
