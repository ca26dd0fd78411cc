import type { Problem } from '#contract/problem.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { House } from './house.ts'
import { selectHouseByPermalink, selectHousesById } from './houses.sql.ts'

/** A house by numeric Id or permalink. */
export async function requireHouse(reads: Reads, throws: Throws<'not_found'>, idOrPermalink: string): Promise<House> {
  const house = /^\d{1,9}$/.test(idOrPermalink)
    ? (await selectHousesById(reads, [Number(idOrPermalink)]))[0]
    : await selectHouseByPermalink(reads, idOrPermalink)
  if (!house) throw unknownHouse(throws)
  return house
}

export function unknownHouse({ problem }: Throws<'not_found'>): Problem {
  return problem('not_found', (t) => t.houses.unknown)
}
