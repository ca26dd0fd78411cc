import type { Stay } from '#contract/values/stay.ts'
import type { Reads } from '../platform/db/db.ts'
import { isTaken } from './inventory.sql.ts'
import { isInTurn, type ReadyBy } from './turn.ts'

export type Unit = { id: string; name: string }

/** The units of every house that has any, by the house's id. */
export async function selectUnitsOfHouses(db: Reads): Promise<Map<number, Unit[]>> {
  const rows = await db.query<Unit & { houseId: number }>(
    'select house_id as "houseId", id, name from unit order by house_id, id',
  )
  return Map.groupBy(rows, ({ houseId }) => houseId)
}

/** Which of these units are held or sold for a night of the stay, or not ready by then. */
export async function selectTakenUnits(
  db: Reads,
  { units, stay, at, readyBy }: { units: readonly string[]; stay: Stay; at: Date; readyBy: ReadyBy },
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select distinct n.unit_id as id from unit_night n
     where n.unit_id = any($1::text[]) and n.night >= $2 and n.night < $3 and ${isTaken('$4')}
     union
     select c.unit_id from room_state c where c.unit_id = any($1::text[]) and ${isInTurn('$5')}`,
    [units, stay.arrival, stay.departure, at, readyBy],
  )
  return new Set(rows.map(({ id }) => id))
}
