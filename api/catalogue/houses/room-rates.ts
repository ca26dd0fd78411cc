import type { Reads } from '#api/platform/db/db.ts'
import { isSoldByRoom } from './house-on-wire.ts'
import { selectHouses } from './houses.sql.ts'

/** What a night in one room of a house costs, paisa: of a house that is sold as a whole its share. */
export type RoomRate = { price: number; isSoldByRoom: boolean }

/** Rates of rooms by the id of their house. */
export async function roomRates(reads: Reads): Promise<Map<number, RoomRate>> {
  const houses = await selectHouses(reads)
  return new Map(
    houses.map((house) => {
      const price = house.roomPrice ?? Math.round(house.price / Math.max(1, house.unitCount))
      return [house.id, { price, isSoldByRoom: isSoldByRoom(house) }] as const
    }),
  )
}
