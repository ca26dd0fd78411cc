import type { Role } from '#contract/values/roles.ts'
import { roomRates } from '#api/catalogue/rates/room-rates.ts'
import type { FreeRoom } from '#api/nights/inventory.sql.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { freeRooms, type RatedRoom } from './room-offers.ts'

/** Which room a stay gets that is reinstated. */
export type RoomAgain = { stay: LockedStay; given: Pick<FreeRoom, 'unitId' | 'room' | 'house'> }

/** Its own room while that is free, or another one of the house that is; where none is, its own, so that a quote can say who has it. */
export async function roomsAgain(
  db: Transaction,
  { stays, role, at }: { stays: readonly LockedStay[]; role: Role; at: Date },
): Promise<RoomAgain[]> {
  const used = new Set(stays.map(({ unitId }) => unitId))
  const chosen: RoomAgain[] = []
  for (const stay of stays) {
    const rates = await roomRates(db, stay)
    const free = await freeRooms(db, rates, { from: stay.arrival, until: stay.departure, role, at })
    const isFree = free.some(({ unitId }) => unitId === stay.unitId)
    const other = isFree ? undefined : free.find((room) => mayHave(stay, room) && !used.has(room.unitId))
    if (other) used.add(other.unitId)
    chosen.push({ stay, given: other ?? stay })
  }
  return chosen
}

/** A house that is sold as a whole has no other rooms to give. */
function mayHave({ placeType, houseId }: LockedStay, room: RatedRoom): boolean {
  return placeType === 'ROOM' && room.houseId === houseId && !room.isPart
}
