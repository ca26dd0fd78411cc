import type { Stay } from '#contract/stay.ts'
import type { Db } from '../db/db.ts'

/** Units that nobody holds or owns on any night of the stay, per house that has some. A hold that is over holds nothing. */
export async function selectFreeUnitCounts(
  db: Db,
  stay: Stay,
  at: Date,
): Promise<{ house_id: number; free_units: number }[]> {
  return db.query(
    `select u.house_id, count(*) as free_units
     from unit u
     where not exists (
       select 1 from unit_night n
       where n.unit_id = u.id and n.night >= $1 and n.night < $2
         and (n.state = 'booked' or n.hold_expires_at > $3)
     )
     group by u.house_id`,
    [stay.arrival, stay.departure, at],
  )
}
