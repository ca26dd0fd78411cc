import { firstMovableDay } from '#contract/reception/stay-rules.ts'
import type { listFreeRooms } from '#contract/reception/stays.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import { can, type Role } from '#contract/values/roles.ts'
import { selectFreeRooms, type FreeRoom } from '#api/nights/inventory.sql.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { roomRates, type RoomRate } from '#api/catalogue/houses/room-rates.ts'
import type { Call } from '#api/platform/http/call.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { heldOf } from '#api/orders/order-rules.ts'
import { selectOccupiedRooms } from '#api/orders/stays/stays.sql.ts'
import type { RoomStay } from '#api/orders/stays/stays.ts'
import { todayOf } from '#api/platform/today.ts'
import { lockStayById } from './locked-stays.ts'
import { roomsLeftOn } from './plan-change.ts'
import { settled } from './price-change.ts'
import { chargedFor, roomSums } from './room-charge.ts'
import { backOf } from './settle-bill.ts'
import { nightsBetween } from './stay-nights.ts'

/** Where the guests of a stay could go for the rest of it, and what each room costs. */
export function listRoomsFor(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params, staff }: Call<typeof listFreeRooms>,
): Promise<DataOf<typeof listFreeRooms>> {
  return deps.db.inTransaction(async (db) => {
    const { order, stay, all } = await lockStayById(db, deps, Number(params.id))
    const from = firstMovableDay({ State: stay.state, Arrival: stay.arrival }, todayOf(deps))
    const { amount: charged } = await chargedFor(db, order, stay)
    const rooms = await roomsFor(db, stay, {
      charged,
      left: roomsLeftOn(all, stay, from),
      from,
      role: staff.role,
      at: deps.now(),
    })
    // Guests in the house move in at once: who is in the room has to leave before.
    const occupied = stay.state === 'inHouse' ? await selectOccupiedRooms(db) : new Set()
    const refundable = await refundableOf(db, order)
    return {
      Data: rooms.flatMap(({ unitId, room, house, roomState, difference, cheaper, isPart }) => {
        if (occupied.has(unitId)) return []
        const bill = settled(order.amount + difference, heldOf(order))
        return [
          {
            UnitId: unitId,
            Room: room,
            House: house,
            RoomState: roomState,
            Difference: toTaka(difference),
            Cheaper: toTaka(cheaper),
            Payable: toTaka(bill.bill.payable),
            Refund: toTaka(backOf(bill, refundable)),
            IsPart: isPart,
          },
        ]
      }),
    }
  })
}

/** `difference`: what it costs more than the room before for the nights that are left, paisa before tax; `cheaper`: what it costs less. */
type RoomOffer = FreeRoom & { difference: number; cheaper: number; isPart: boolean }

type Question = { charged: number; left: ReadonlySet<string>; from: string; role: Role; at: Date }

/** The rooms that are free for a stay from a day on, occupied or not, but those that others of its order left on that day. */
async function roomsFor(db: Db, stay: RoomStay, { charged, left, from, role, at }: Question): Promise<RoomOffer[]> {
  const nights = nightsBetween(from, stay.departure)
  if (nights.length === 0) return []
  const [rooms, rates] = await Promise.all([selectFreeRooms(db, { nights, at }), roomRates(db)])
  return rooms.flatMap((room) => {
    const rate: RoomRate | undefined = rates.get(room.houseId)
    if (!rate || left.has(room.unitId)) return []
    if (!rate.isSoldByRoom && !can(role, 'room.split')) return []
    const { dearer, cheaper } = roomSums(stay, { charged, rates, houseId: room.houseId, days: stay, from })
    return [{ ...room, difference: dearer, cheaper, isPart: !rate.isSoldByRoom }]
  })
}
