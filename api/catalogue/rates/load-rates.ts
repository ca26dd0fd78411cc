import type { Stay } from '#contract/values/stay.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { HouseToSell } from '../houses/house.ts'
import { unknownHouse } from '../houses/houses.ts'
import { selectRates } from './rates.sql.ts'

/** What houses cost on the nights of these stays, by the id of the house. Joins the caller's transaction. */
export async function loadRates(
  db: Db,
  throws: Throws<'not_found'>,
  wanted: readonly { houseId: number; stay: Stay }[],
): Promise<Map<number, HouseToSell>> {
  const ids = [...new Set(wanted.map(({ houseId }) => houseId))]
  const days = wanted.flatMap(({ stay }) => [stay.arrival, stay.departure]).toSorted()
  const houses = await selectRates(db, { ids, from: days.at(0) ?? '', until: days.at(-1) ?? '' })
  if (houses.length < ids.length) throw unknownHouse(throws)
  return new Map(houses.map((house) => [house.id, house]))
}
