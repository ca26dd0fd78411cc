import { selectFreeRooms, type FreeRoom } from '#api/availability/inventory.sql.ts'
import { selectStay, selectStaysOf, selectOccupiedRooms } from '#api/stays/stays.sql.ts'
import type { listFreeRooms, MoveDifference, moveStay } from '#contract/desk/stays.ts'
import { firstMovableDay } from '#contract/desk/stay-rules.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { can, type Role } from '#contract/values/roles.ts'
import { formatPaisa } from '#contract/wording/format.ts'
import { spendAllowance } from '#api/allowances/allowances.ts'
import { moveRoomNights } from '#api/availability/inventory.ts'
import type { Db, Transaction } from '#api/db/db.ts'
import type { Deps, Throws } from '#api/deps.ts'
import { roomRates, type RoomRate } from '#api/houses/room-rates.ts'
import type { Call } from '#api/http/call.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { addExtra } from '#api/orders/order-charges.ts'
import { appendEvent, type Change } from '#api/orders/order-events.ts'
import { leaveRooms } from '#api/rooms/left-rooms.ts'
import { moveToRoom, type LockedStay, type RoomStay } from '#api/stays/stays.ts'
import { texts } from '#api/texts.ts'
import {
  intoRooms,
  lockOneStay,
  recordWaiver,
  requireEmptyRooms,
  requireStays,
  todayOf,
  type StayThrows,
} from './change-stays.ts'
import { changeBy, nightsBetween, roomNights } from './stay-nights.ts'

type MoveDeps = Pick<Deps, 'now'> &
  StayThrows &
  Throws<
    | 'dates_taken'
    | 'order_settled'
    | 'room_occupied'
    | 'charge_missing'
    | 'amount_too_large'
    | 'fields_missing'
    | 'forbidden'
    | 'sign_in_again'
  >

type Move = Call<typeof moveStay>

export async function moveGuests(deps: MoveDeps, call: Move): Promise<null> {
  const { body, staff, once } = call
  return once((db) =>
    intoRooms(deps, async () => {
      const change = changeBy(deps, staff)
      const { order, stay, all } = await lockOneStay(db, deps, body.Stay)
      requireStays(deps, 'move', { order, chosen: [stay] }, staff)
      const from = firstMovableDay({ State: stay.state, Arrival: stay.arrival }, todayOf(deps))
      const rooms = await roomsFor(db, stay, { all, from, role: staff.role, at: change.at })
      const room = rooms.find(({ unitId }) => unitId === body.UnitId)
      if (!room) throw deps.problem('dates_taken', (t) => t.desk.roomTaken)
      if (room.isPart && body.Reason === '') throw deps.problem('fields_missing', (t) => t.desk.splitReasonMissing)

      const chargeNo = await chargeFor(db, deps, call, { order, stay, room, from, ...change })
      if (stay.state === 'inHouse') {
        await requireEmptyRooms(db, deps, [{ id: stay.id, unitId: room.unitId }])
        await leaveRooms(db, { units: [stay.unitId], by: staff.id, at: change.at })
      }
      const nights = roomNights(stay, from, stay.departure)
      const isMoved = await moveRoomNights(db, order, {
        ...nights,
        lineNo: stay.lineNo,
        to: room.unitId,
        at: change.at,
      })
      if (!isMoved) throw deps.problem('dates_taken', (t) => t.desk.roomTaken)
      if (!(await moveToRoom(db, stay, { unitId: room.unitId, from, chargeNo, at: change.at }))) {
        throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
      }
      const move = { From: stay.room, To: room.room, Since: from, Reason: body.Reason }
      await appendEvent(db, order, change, { Kind: 'movedGuests', ...move })
      return null
    }),
  )
}

type Charging = Change & { order: LockedOrder; stay: LockedStay; room: RoomOffer; from: string }

/** Puts what is asked of the difference on the bill; what is left of it is given away. Answers the number of the charge. */
async function chargeFor(
  db: Transaction,
  deps: MoveDeps,
  { body: { Charge, Reason }, staff, permit }: Move,
  { order, stay, room, from, at, actor }: Charging,
): Promise<number | undefined> {
  const { difference } = room
  if (difference === 0) return undefined
  if (Charge === undefined) {
    const data: MoveDifference = { Difference: toTaka(difference) }
    throw deps.problem('charge_missing', (t) => t.desk.dearerRoom(room.room, formatPaisa(difference)), { data })
  }
  const charge = toPaisa(Charge)
  if (charge > difference) throw deps.problem('amount_too_large', (t) => t.desk.chargeTooLarge(formatPaisa(difference)))
  const waived = quoteOf(difference - charge).payable
  if (waived > 0) {
    if (!can(staff.role, 'stay.waiveDue')) throw deps.problem('forbidden', (t) => t.desk.dearerNeedsManager)
    if (Reason === '') throw deps.problem('fields_missing', (t) => t.desk.waiveReasonMissing)
    const spent = await spendAllowance(db, deps, permit, { amount: waived, orderCode: order.code })
    await recordWaiver(db, order, { at, actor }, { spent, amount: waived, room: room.room, reason: Reason })
  }
  if (charge === 0) return undefined
  const label = texts.desk.moveCharge(stay.room, room.room)
  const onto = from === stay.arrival ? stay.moveChargeNo : null
  return addExtra(db, deps, order, { label, quantity: 1, price: charge, onto, by: staff.id, at })
}

export async function listRoomsFor(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params, staff }: Call<typeof listFreeRooms>,
): Promise<DataOf<typeof listFreeRooms>> {
  const stay = await selectStay(deps.db, Number(params.id))
  if (!stay) throw deps.problem('not_found', (t) => t.desk.unknownStay)
  const all = await selectStaysOf(deps.db, stay.orderCode)
  const from = firstMovableDay({ State: stay.state, Arrival: stay.arrival }, todayOf(deps))
  const [rooms, occupied] = await Promise.all([
    roomsFor(deps.db, stay, { all, from, role: staff.role, at: deps.now() }),
    selectOccupiedRooms(deps.db),
  ])
  // Guests in the house move in at once: who is in the room has to leave before.
  const offers = rooms.filter(({ unitId }) => stay.state !== 'inHouse' || !occupied.has(unitId))
  return {
    Data: offers.map(({ unitId, room, house, roomState, difference, isPart }) => ({
      UnitId: unitId,
      Room: room,
      House: house,
      RoomState: roomState,
      Difference: toTaka(difference),
      IsPart: isPart,
    })),
  }
}

/** `difference`: what it costs more than the room before for the nights that are left, paisa before tax. */
type RoomOffer = FreeRoom & { difference: number; isPart: boolean }

type Question = { all: readonly RoomStay[]; from: string; role: Role; at: Date }

/** The rooms that are free for a stay from a day on, occupied or not. `all`: the stays of its order. */
async function roomsFor(db: Db, stay: RoomStay, { all, from, role, at }: Question): Promise<RoomOffer[]> {
  const nights = nightsBetween(from, stay.departure)
  if (nights.length === 0) return []
  // A room begins one stay of a line a day: others of the order left it on the day they came.
  const left = new Set(
    all.filter((other) => other.lineNo === stay.lineNo && other.arrival === from).map(({ unitId }) => unitId),
  )
  const [rooms, rates] = await Promise.all([selectFreeRooms(db, { nights, at }), roomRates(db)])
  // Guests who were given a cheaper room have paid for the one that they booked.
  const paid = Math.max(...[stay.houseId, stay.bookedHouseId].map((id) => rates.get(id)?.price ?? 0))
  return rooms.flatMap((room) => {
    const rate: RoomRate | undefined = rates.get(room.houseId)
    if (!rate || left.has(room.unitId)) return []
    if (!rate.isSoldByRoom && !can(role, 'room.split')) return []
    const difference = Math.max(0, rate.price - paid) * nights.length
    return [{ ...room, difference, isPart: !rate.isSoldByRoom }]
  })
}
