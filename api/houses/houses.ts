import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { House } from './house.ts'
import { selectHouseByPermalink, selectHouses, selectHousesById } from './houses.sql.ts'

export async function listHouses({ db }: Pick<Deps, 'db'>): Promise<House[]> {
  return selectHouses(db)
}

/** By numeric Id or permalink; throws `not_found`. */
export async function findHouse({ db }: Pick<Deps, 'db'>, idOrPermalink: string): Promise<House> {
  const house = /^\d{1,9}$/.test(idOrPermalink)
    ? (await selectHousesById(db, [Number(idOrPermalink)]))[0]
    : await selectHouseByPermalink(db, idOrPermalink)
  if (!house) throw unknownHouse()
  return house
}

/** The houses of these ids by id; throws `not_found` when one of them does not exist. Joins the caller's transaction. */
export async function loadHouses(db: Db, ids: readonly number[]): Promise<Map<number, House>> {
  const houses = new Map((await selectHousesById(db, ids)).map((house) => [house.id, house]))
  if (ids.some((id) => !houses.has(id))) throw unknownHouse()
  return houses
}

export function unknownHouse(): ProblemError {
  return new ProblemError('not_found', 'There is no such house')
}
