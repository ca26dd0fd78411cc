import type { Db } from '#api/platform/db/db.ts'
import type { NewHouse } from '../house.ts'
import { ourHouses } from './our-houses.ts'
import { countHouses, insertHouse } from './seed.sql.ts'

/** Fills an empty catalogue. Once there are houses it changes nothing, so every process may call it at its start. */
export async function seedHouses(db: Db, houses: readonly NewHouse[] = ourHouses): Promise<void> {
  await db.inTransaction(async (transaction) => {
    if ((await countHouses(transaction)) > 0) return
    for (const [index, house] of houses.entries()) await insertHouse(transaction, house, index + 1)
  })
}
