import type { ChargeNote } from '#contract/orders/charge-note.ts'
import type { Stay } from '#contract/values/stay.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { leaveRooms } from '#api/reception/rooms/left-rooms.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import { continueStay, type LockedStay } from '#api/orders/stays/stays.ts'
import type { Applying, Placing, RoomCharge } from './apply-change.ts'
import { placeOf } from './stay-places.ts'
import type { RatedRoom } from './room-offers.ts'

/** Which room and days stays get, that change together. */
export type Placement = {
  stays: readonly LockedStay[]
  /** Another room. */
  room: RatedRoom | undefined
  /** For guests who have slept in their room already: the first night in the new one, with which a second stay begins. */
  secondStayFrom: string | undefined
  days: Stay
  /** The charge for a dearer room, and what is noted of it now; `slept` is the part of it for the nights before `secondStayFrom`. */
  roomCharge: { note: ChargeNote; before: number; after: number; slept: number }
}

/** Guests who are in the house keep their past nights in the old room; the new room starts a second stay. */
export function placesOf({ stays, room, secondStayFrom, days }: Placement): StayPlace[] {
  return stays.flatMap((stay): StayPlace[] => {
    const place = { ...placeOf(stay), ...days }
    if (!room) return [place]
    const { unitId } = room
    if (secondStayFrom === undefined) return [{ ...place, unitId, movedFrom: stay.movedFrom ?? stay.unitId }]
    return [
      { ...place, state: 'moved', departure: secondStayFrom },
      { ...place, unitId, arrival: secondStayFrom, movedFrom: null, moveChargeNo: null },
    ]
  })
}

/** The stays with their places, and what is charged for their rooms. Stores the second stay of guests who change rooms. */
export async function placeStays(
  db: Transaction,
  order: LockedOrder,
  { by, at, ...placement }: Placement & { by: number; at: Date },
): Promise<Pick<Applying, 'placings' | 'continued' | 'leaveRooms'>> {
  const { stays, room, secondStayFrom, days } = placement
  const [stay] = stays
  if (!stay) throw new Error(`No stay of ${order.code} was planned`)
  const continued =
    room && secondStayFrom !== undefined
      ? await continueStay(db, order, {
          of: stay,
          unitId: room.unitId,
          from: secondStayFrom,
          departure: days.departure,
          at,
        })
      : undefined
  const placed = continued ? [stay, continued] : stays
  const charges = roomChargesOf(placement, stay)
  const placings = placesOf(placement).flatMap((to, index): Placing[] => {
    const [one, roomCharge] = [placed[index], charges[index]]
    return one ? [{ stay: one, to, ...(roomCharge && { roomCharge }) }] : []
  })
  if (!room || stay.state !== 'inHouse') return { placings }
  return { placings, continued, leaveRooms: () => leaveRooms(db, { units: [stay.unitId], by, at }) }
}

/** What is charged for the room of the first stay, and of the second. */
function roomChargesOf({ room, secondStayFrom, roomCharge }: Placement, stay: LockedStay): RoomCharge[] {
  const { note, before, after, slept } = roomCharge
  const moved = room ? { From: stay.room, To: room.room } : note
  if (secondStayFrom === undefined) return [{ note: moved, before, after }]
  return [
    { note, before, after: slept },
    { note: moved, before: 0, after: after - slept },
  ]
}
