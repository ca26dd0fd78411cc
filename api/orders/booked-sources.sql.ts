import type { Db } from '../platform/db/db.ts'

export type BookedSource = { source: string | null; bookings: number; payable: number }

/** Confirmed bookings of places that guests made on the site since then, and what they cost in paisa, by where the visit came from. */
export async function selectBookedSources(db: Db, since: Date): Promise<BookedSource[]> {
  return db.query<BookedSource>(
    `select visit_source as source, cast(count(*) as integer) as bookings, cast(sum(payable_paisa) as bigint) as payable
     from orders
     where created_at >= $1 and status in ('Confirmed', 'Completed') and type = 'Room' and source = 'web'
     group by visit_source order by visit_source`,
    [since],
  )
}
