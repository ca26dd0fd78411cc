import type { Stay } from '#contract/values/stay.ts'
import type { House } from '../catalogue/houses/house.ts'
import { SOLD_AS } from '../catalogue/houses/houses.sql.ts'
import type { Reads } from '../platform/db/db.ts'
import { isTaken } from './inventory.sql.ts'
import { isInTurn, type ReadyBy } from './turn.ts'

export type HouseUnits = Pick<House, 'permalink' | 'name' | 'soldAs'> & {
  unitCount: number
  /** Units that are neither held nor sold on any night of the stay, and ready by then. */
  freeUnits: number
}

export async function selectHouseUnits(
  db: Reads,
  { houseId, stay, at, readyBy }: { houseId: number; stay: Stay; at: Date; readyBy: ReadyBy },
): Promise<HouseUnits | undefined> {
  const [row] = await db.query<HouseUnits>(
    `select h.permalink, h.name, ${SOLD_AS} as "soldAs",
       (select count(*) from unit u where u.house_id = h.id) as "unitCount",
       (
         select count(*) from unit u
         where u.house_id = h.id and not exists (
           select 1 from unit_night n
           where n.unit_id = u.id and n.night >= $2 and n.night < $3
             and ${isTaken('$4')}
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
 * How many units of these houses are held, sold or not ready on each night, by `<house id> <yyyy-MM-dd>`; a night without any is not there.
 */
export async function selectTakenCounts(
  db: Reads,
  { houseIds, nights, at, tonight }: Asked,
): Promise<Map<string, number>> {
  const rows = await db.query<{ houseId: number; night: string; taken: number }>(
    `select u.house_id as "houseId", n.night, count(*) as taken
     from (
       select n.unit_id, n.night from unit_night n where n.night >= $1 and n.night < $2 and ${isTaken('$3')}
       union all
       select c.unit_id, cast($5 as date) from room_state c
       where ${isInTurn('$6')} and not exists (
         select 1 from unit_night n where n.unit_id = c.unit_id and n.night = cast($5 as date) and ${isTaken('$3')})
     ) as n join unit u on u.id = n.unit_id
     where u.house_id = any($4::integer[])
     group by u.house_id, n.night`,
    [nights.arrival, nights.departure, at, houseIds, tonight.night, tonight.readyBy],
  )
  return new Map(rows.map(({ houseId, night, taken }) => [`${houseId} ${night}`, taken]))
}

/** How many rooms there are, and how many of them are held or sold for a night; blocked ones are not counted as taken. */
export async function countRoomsTaken(
  db: Reads,
  { night, at }: { night: string; at: Date },
): Promise<{ all: number; taken: number }> {
  const [row] = await db.query<{ all: number; taken: number }>(
    `select (select count(*) from unit) as "all",
       (select count(*) from unit_night n where n.night = $1 and n.block_id is null and ${isTaken('$2')}) as taken`,
    [night, at],
  )
  return row ?? { all: 0, taken: 0 }
}
