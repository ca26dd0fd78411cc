import type { PlaceKey } from '../catalogue/houses/house.ts'
import type { Db } from '../platform/db/db.ts'

/** How many confirmed bookings, and how many unpaid holds, have one of these nights of these places. */
export async function countBookedNights(
  db: Db,
  nights: readonly (PlaceKey & { night: string })[],
  at: Date,
): Promise<{ bookings: number; holds: number }> {
  const [row] = await db.query<{ bookings: number; holds: number }>(
    `select count(*) filter (where o.status = 'Confirmed') as bookings, count(*) filter (where o.status = 'Pending') as holds
     from orders o where (o.status = 'Confirmed' or (o.status = 'Pending' and o.held_until > $4)) and exists (
       select 1 from order_line l join unnest($1::integer[], $2::text[], $3::date[]) as x(h, t, n)
         on l.house_id = x.h and l.place_type = x.t and x.n >= l.arrival and x.n < l.departure
       where l.order_code = o.code and l.cancelled_at is null)`,
    [nights.map(({ houseId }) => houseId), nights.map(({ type }) => type), nights.map(({ night }) => night), at],
  )
  return row ?? { bookings: 0, holds: 0 }
}
