import type { Stay } from '#contract/values/stay.ts'
import type { Reads } from '../db/db.ts'

/** The units of every house that has any, by the house's id. */
export async function selectUnitsOfHouses(db: Reads): Promise<Map<number, string[]>> {
  const rows = await db.query<{ houseId: number; units: string[] }>(
    'select house_id as "houseId", array_agg(id order by id) as units from unit group by house_id',
  )
  return new Map(rows.map(({ houseId, units }) => [houseId, units]))
}

/** Which of these units are held or sold for a night of the stay. A hold that is over holds nothing. */
export async function selectTakenUnits(
  db: Reads,
  { units, stay, at }: { units: readonly string[]; stay: Stay; at: Date },
): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select distinct unit_id as id from unit_night
     where unit_id = any($1::text[]) and night >= $2 and night < $3 and (state = 'booked' or hold_expires_at > $4)`,
    [units, stay.arrival, stay.departure, at],
  )
  return new Set(rows.map(({ id }) => id))
}
