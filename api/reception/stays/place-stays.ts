import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { leaveRooms } from '#api/reception/rooms/left-rooms.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import { continueStay, type LockedStay } from '#api/orders/stays/stays.ts'
import { placeOf, type Applying, type Placing, type RoomCharge } from './apply-change.ts'
import { requireEmptyRooms } from './locked-stays.ts'
import type { StayPlan, Wish } from './plan-change.ts'

/** Which rooms and days the stays of a plan get. Guests who have slept in their room keep these nights, and go on in the other one. */
export function placesOf({ stays, room, goesOnFrom }: StayPlan, { arrival, departure }: Wish): StayPlace[] {
  return stays.flatMap((stay): StayPlace[] => {
    const place = { ...placeOf(stay), arrival, departure }
    if (!room) return [place]
    const { unitId } = room
    if (goesOnFrom === undefined) return [{ ...place, unitId, movedFrom: stay.movedFrom ?? stay.unitId }]
    return [
      { ...place, state: 'moved', departure: goesOnFrom },
      { ...place, unitId, arrival: goesOnFrom, movedFrom: null, moveChargeNo: null },
    ]
  })
}

type Placed = { order: LockedOrder; plan: StayPlan; wish: Wish; by: number; at: Date }

/** The stays of a plan with their places, and what is charged for their rooms. Stores the second stay of guests who change rooms. */
export async function placeStays(
  db: Transaction,
  deps: Throws<'room_occupied'>,
  { order, plan, wish, by, at }: Placed,
): Promise<Pick<Applying, 'placings' | 'continued' | 'enterRooms'>> {
  const { stays, room, goesOnFrom } = plan
  const [stay] = stays
  if (!stay) throw new Error(`No stay of ${order.code} was planned`)
  const continued =
    room && goesOnFrom !== undefined
      ? await continueStay(db, order, {
          of: stay,
          unitId: room.unitId,
          from: goesOnFrom,
          departure: wish.departure,
          at,
        })
      : undefined
  const placed = continued ? [stay, continued] : stays
  const charges = roomChargesOf(plan, stay)
  const placings = placesOf(plan, wish).flatMap((to, index): Placing[] => {
    const [one, roomCharge] = [placed[index], charges[index]]
    return one ? [{ stay: one, to, ...(roomCharge && { roomCharge }) }] : []
  })
  if (!room || stay.state !== 'inHouse') return { placings }
  const enterRooms = async () => {
    await requireEmptyRooms(db, deps, [{ id: stay.id, unitId: room.unitId }])
    await leaveRooms(db, { units: [stay.unitId], by, at })
  }
  return { placings, continued, enterRooms }
}

/** What is charged for the room of the first stay, and of the one in which it goes on. */
function roomChargesOf({ room, goesOnFrom, roomCharge }: StayPlan, stay: LockedStay): RoomCharge[] {
  const { note, before, after, slept } = roomCharge
  const moved = room ? { From: stay.room, To: room.room } : note
  if (goesOnFrom === undefined) return [{ note: moved, before, after }]
  return [
    { note, before, after: slept },
    { note: moved, before: 0, after: after - slept },
  ]
}
