import type { Problem } from '#contract/problem.ts'
import type { Db, Reads } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { House, HouseRate } from './house.ts'
import { selectHouseByPermalink, selectHousesById, selectRate } from './houses.sql.ts'

/** A house by numeric Id or permalink. */
export async function requireHouse(reads: Reads, throws: Throws<'not_found'>, idOrPermalink: string): Promise<House> {
  const house = /^\d{1,9}$/.test(idOrPermalink)
    ? (await selectHousesById(reads, [Number(idOrPermalink)]))[0]
    : await selectHouseByPermalink(reads, idOrPermalink)
  if (!house) throw unknownHouse(throws)
  return house
}

/** What the houses of these ids cost, by id. Joins the caller's transaction. */
export async function loadRates(
  db: Db,
  throws: Throws<'not_found'>,
  ids: readonly number[],
): Promise<Map<number, HouseRate>> {
  const rates = await Promise.all(ids.map((id) => requireRate(db, throws, id)))
  return new Map(rates.map((rate) => [rate.id, rate]))
}

export async function requireRate(db: Db, throws: Throws<'not_found'>, id: number): Promise<HouseRate> {
  const rate = await selectRate(db, id)
  if (!rate) throw unknownHouse(throws)
  return rate
}

export function unknownHouse({ problem }: Throws<'not_found'>): Problem {
  return problem('not_found', (t) => t.houses.unknown)
}
