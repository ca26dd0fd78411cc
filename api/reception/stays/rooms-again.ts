import { selectFreeRooms, selectRoom } from '#api/nights/inventory.sql.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import { roomRates, type RoomRate } from '#api/catalogue/houses/room-rates.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { nightsBetween } from './stay-nights.ts'

/** Which room a stay gets that is reinstated. */
export type RoomAgain = { stay: LockedStay; unitId: string; room: string }

/** Its own room while that is free, or another one of the house that is; where none is, its own, so that a quote can say who has it. */
export async function roomsAgain(
  db: Transaction,
  { stays, at }: { stays: readonly LockedStay[]; at: Date },
): Promise<RoomAgain[]> {
  const rates = await roomRates(db)
  const used = new Set(stays.map(({ unitId }) => unitId))
  const chosen: RoomAgain[] = []
  for (const stay of stays) {
    const own = { stay, unitId: stay.unitId, room: stay.room }
    const free = await selectFreeRooms(db, { nights: nightsBetween(stay.arrival, stay.departure), at })
    const isFree = free.some(({ unitId }) => unitId === stay.unitId)
    const other = free.find((room) => mayHave(stay, room.houseId, rates) && !used.has(room.unitId))
    if (other) used.add(other.unitId)
    chosen.push(isFree || !other ? own : { stay, unitId: other.unitId, room: other.room })
  }
  return chosen
}

/** The rooms that a person saw: their own, or others of the same house, each for one stay. */
export async function requireRoomsAgain(
  db: Transaction,
  deps: Throws<'not_found'>,
  { stays, unitIds }: { stays: readonly LockedStay[]; unitIds: ReadonlyMap<number, string> },
): Promise<RoomAgain[]> {
  const rates = await roomRates(db)
  const used = new Set(stays.map(({ unitId }) => unitId))
  const chosen: RoomAgain[] = []
  for (const stay of stays) {
    const unitId = unitIds.get(stay.id) ?? stay.unitId
    const room = unitId === stay.unitId ? undefined : await selectRoom(db, unitId)
    if (unitId !== stay.unitId && (!room || used.has(unitId) || !mayHave(stay, room.houseId, rates))) {
      throw deps.problem('not_found', (t) => t.desk.unknownRoom)
    }
    used.add(unitId)
    chosen.push({ stay, unitId, room: room?.room ?? stay.room })
  }
  return chosen
}

/** A house that is sold as a whole has no other rooms to give. */
function mayHave({ placeType, houseId }: LockedStay, house: number, rates: ReadonlyMap<number, RoomRate>): boolean {
  return placeType === 'ROOM' && house === houseId && rates.get(house)?.isSoldByRoom === true
}
