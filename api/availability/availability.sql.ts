import type { Stay } from '#contract/values/stay.ts'
import type { Reads } from '../db/db.ts'

export type HouseUnits = {
  permalink: string
  name: string
  roomPrice: number | null
  unitCount: number
  /** Units that are neither held nor sold on any night of the stay. An expired hold does not count. */
  freeUnits: number
}

export async function selectHouseUnits(
  db: Reads,
  { houseId, stay, at }: { houseId: number; stay: Stay; at: Date },
): Promise<HouseUnits | undefined> {
  const [row] = await db.query<HouseUnits>(
    `select h.permalink, h.name, h.room_price_paisa as "roomPrice",
       (select count(*) from unit u where u.house_id = h.id) as "unitCount",
       (
         select count(*) from unit u
         where u.house_id = h.id and not exists (
           select 1 from unit_night n
           where n.unit_id = u.id and n.night >= $2 and n.night < $3
             and (n.state = 'booked' or n.hold_expires_at > $4)
         )
       ) as "freeUnits"
     from house h where h.id = $1`,
    [houseId, stay.arrival, stay.departure, at],
  )
  return row
}

type Asked = { houseIds: readonly number[]; nights: Stay; at: Date }

/**
 * How many units of these houses are held or sold on each night, by `<house id> <yyyy-MM-dd>`; a night without any is not there. A hold
 * that is over holds nothing.
 */
export async function selectTakenCounts(db: Reads, { houseIds, nights, at }: Asked): Promise<Map<string, number>> {
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
