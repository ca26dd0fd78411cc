import { shareOfHouse, type Rates } from '#contract/values/rates.ts'
import type { Stay } from '#contract/values/stay.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { HouseToSell } from '../houses/house.ts'
import { isSoldByRoom } from '../houses/house-on-wire.ts'
import { selectRates } from './rates.sql.ts'

/** What nights in one room of a house cost, of a house that is sold as a whole its share, and what all of it costs. */
export type RoomRate = { house: HouseToSell; room: Rates; whole: Rates; isSoldByRoom: boolean }
export type RoomRates = ReadonlyMap<number, RoomRate>

/** Rates of rooms by the id of their house, for the nights of a stay. */
export async function roomRates(reads: Reads, { arrival, departure }: Stay): Promise<RoomRates> {
  const houses = await selectRates(reads, { from: arrival, until: departure })
  return new Map(
    houses.map((house) => {
      const { HOUSE: whole, ROOM: room = shareOfHouse(whole, house.unitCount) } = house.rates
      return [house.id, { house, room, whole, isSoldByRoom: isSoldByRoom(house) }] as const
    }),
  )
}

export function ratesOfHouse(rates: RoomRates, houseId: number): RoomRate {
  const rate = rates.get(houseId)
  if (!rate) throw new Error(`There are no rates of house ${houseId}`)
  return rate
}
