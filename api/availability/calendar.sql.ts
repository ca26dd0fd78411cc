import type { Stay } from '#contract/values/stay.ts'
import type { Db } from '../db/db.ts'

type Asked = { houseIds: readonly number[]; nights: Stay; at: Date }

/**
 * How many units of these houses are held or sold on each night, by `<house id> <yyyy-MM-dd>`; a night without any is not there. A hold
 * that is over holds nothing.
 */
export async function selectTakenCounts(db: Db, { houseIds, nights, at }: Asked): Promise<Map<string, number>> {
  const rows = await db.query<{ houseId: number; night: string; taken: number }>(
    `select u.house_id as "houseId", n.night, count(*) as taken
     from unit_night n join unit u on u.id = n.unit_id
     where n.night >= $1 and n.night < $2 and (n.state = 'booked' or n.hold_expires_at > $3)
       and u.house_id = any($4::integer[])
     group by u.house_id, n.night`,
    [nights.arrival, nights.departure, at, houseIds],
  )
  return new Map(rows.map(({ houseId, night, taken }) => [`${houseId} ${night}`, taken]))
}
