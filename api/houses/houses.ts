import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import type { House, HouseRate } from './house.ts'
import { selectHouseByPermalink, selectHouses, selectHousesById, selectRate } from './houses.sql.ts'

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

/** What the houses of these ids cost, by id; throws `not_found` when one of them does not exist. Joins the caller's transaction. */
export async function loadRates(db: Db, ids: readonly number[]): Promise<Map<number, HouseRate>> {
  const rates = await Promise.all(ids.map((id) => loadRate(db, id)))
  return new Map(rates.map((rate) => [rate.id, rate]))
}

/** Throws `not_found` unless there is such a house. */
export async function requireHouse(db: Db, id: number): Promise<void> {
  await loadRate(db, id)
}

async function loadRate(db: Db, id: number): Promise<HouseRate> {
  const rate = await selectRate(db, id)
  if (!rate) throw unknownHouse()
  return rate
}

export function unknownHouse(): ProblemError {
  return new ProblemError('not_found', 'There is no such house')
}
