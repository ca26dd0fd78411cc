import type { ChangeQuote, RoomOffer } from '#contract/reception/changes.ts'
import { toTaka } from '#contract/values/money.ts'
import { can, type Role } from '#contract/values/roles.ts'
import type { RoomRates } from '#api/catalogue/rates/room-rates.ts'
import { selectFreeRooms, selectRoom, type FreeRoom } from '#api/nights/inventory.sql.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import { nightsBetween } from './stay-nights.ts'

/** A room of a house that is sold by the room, or, where `isPart`, as a whole. */
export type RatedRoom = FreeRoom & { isPart: boolean }

type Question = { from: string; until: string; role: Role; at: Date }

/** Rooms that are free on all these nights. Those of houses that are sold as a whole are for members who may split a house. */
export async function freeRooms(db: Db, rates: RoomRates, { from, until, role, at }: Question): Promise<RatedRoom[]> {
  const nights = nightsBetween(from, until)
  if (nights.length === 0) return []
  const rooms = await selectFreeRooms(db, { nights, at })
  return rooms.map(ratedBy(rates)).filter(({ isPart }) => !isPart || can(role, 'room.split'))
}

/** A room that a person chose. */
export async function requireRoom(
  db: Db,
  { problem }: Throws<'not_found' | 'dates_taken'>,
  rates: RoomRates,
  { unitId, role }: { unitId: string; role: Role },
): Promise<RatedRoom> {
  const room = await selectRoom(db, unitId)
  if (!room) throw problem('not_found', (t) => t.desk.unknownRoom)
  const rated = ratedBy(rates)(room)
  if (rated.isPart && !can(role, 'room.split')) throw problem('dates_taken', (t) => t.desk.roomTaken)
  return rated
}

function ratedBy(rates: RoomRates) {
  return (room: FreeRoom): RatedRoom => ({ ...room, isPart: rates.get(room.houseId)?.isSoldByRoom !== true })
}

/** A room as a person may choose it, with what it adds to the bill and what it costs less, paisa. */
export function offerOf(room: RatedRoom, { dearer, cheaper }: { dearer: number; cheaper: number }): RoomOffer {
  const { isPart, roomState } = room
  return { ...shown(room), RoomState: roomState, Dearer: toTaka(dearer), Cheaper: toTaka(cheaper), IsPart: isPart }
}

/** A room that an order gets. `before`: the room in the place of which it gets it. */
export function roomGiven(
  room: Pick<FreeRoom, 'unitId' | 'room' | 'house'>,
  before: string | null = null,
): ChangeQuote['Rooms'][number] {
  return { ...shown(room), Before: before }
}

function shown({ unitId, room, house }: Pick<FreeRoom, 'unitId' | 'room' | 'house'>) {
  return { UnitId: unitId, Room: room, House: house }
}
