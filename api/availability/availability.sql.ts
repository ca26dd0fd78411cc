import type { Stay } from '#contract/values/stay.ts'
import type { Reads } from '../db/db.ts'
import { isInTurn, type ReadyBy } from './turn.ts'

export type HouseUnits = {
  permalink: string
  name: string
  roomPrice: number | null
  unitCount: number
  /** Units that are neither held nor sold on any night of the stay, and ready by then. An expired hold does not count. */
  freeUnits: number
}

export async function selectHouseUnits(
  db: Reads,
  { houseId, stay, at, readyBy }: { houseId: number; stay: Stay; at: Date; readyBy: ReadyBy },
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
         ) and not exists (select 1 from room_state c where c.unit_id = u.id and ${isInTurn('$5')})
       ) as "freeUnits"
     from house h where h.id = $1`,
    [houseId, stay.arrival, stay.departure, at, readyBy],
  )
  return row
}

/** `tonight`: which of these nights is today's, and when its rooms must be ready. */
type Asked = { houseIds: readonly number[]; nights: Stay; at: Date; tonight: { night: string; readyBy: ReadyBy } }

/**
 * How many units of these houses are held, sold or not ready on each night, by `<house id> <yyyy-MM-dd>`; a night without any is not there. A hold
 * that is over holds nothing.
 */
export async function selectTakenCounts(
  db: Reads,
  { houseIds, nights, at, tonight }: Asked,
): Promise<Map<string, number>> {
  const rows = await db.query<{ houseId: number; night: string; taken: number }>(
    `select u.house_id as "houseId", n.night, count(*) as taken
     from (
       select unit_id, night from unit_night
       where night >= $1 and night < $2 and (state = 'booked' or hold_expires_at > $3)
       union all
       select c.unit_id, cast($5 as date) from room_state c
       where ${isInTurn('$6')} and not exists (
         select 1 from unit_night taken where taken.unit_id = c.unit_id and taken.night = cast($5 as date)
           and (taken.state = 'booked' or taken.hold_expires_at > $3))
     ) as n join unit u on u.id = n.unit_id
     where u.house_id = any($4::integer[])
     group by u.house_id, n.night`,
    [nights.arrival, nights.departure, at, houseIds, tonight.night, tonight.readyBy],
  )
  return new Map(rows.map(({ houseId, night, taken }) => [`${houseId} ${night}`, taken]))
}
