import {
  NO_SHOW_FROM,
  type checkIn,
  type checkOut,
  type listFreeRooms,
  type markNoShow,
  type moveStay,
  type undoStay,
} from '#contract/desk/stays.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, dhakaDateTime } from '#contract/values/calendar.ts'
import { can } from '#contract/values/roles.ts'
import { eachNight } from '#contract/values/stay.ts'
import {
  bookRoomNights,
  type FreeRoom,
  freeRoomNights,
  freeRooms,
  moveRoomNights,
} from '#api/availability/inventory.ts'
import type { Db } from '#api/db/db.ts'
import type { Deps, Throws } from '#api/deps.ts'
import type { Call } from '#api/http/call.ts'
import { takaText } from '#api/messages/taka-text.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { appendOrderEvent, changeStatus } from '#api/orders/order-status.ts'
import type { Staff } from '#api/sessions/staff-sessions.ts'
import { findStay, isOver, isRoomOccupied, moveToRoom, staysOf, type RoomStay } from '#api/stays/stays.ts'
import { texts } from '#api/texts.ts'
import {
  completeIfOver,
  lockStays,
  putStay,
  todayOf,
  undoableStates,
  undoableUntil,
  type Change,
  type StayThrows,
} from './change-stays.ts'

type StayDeps = Pick<Deps, 'db' | 'now'> & StayThrows

export async function checkGuestsIn(
  deps: StayDeps & Throws<'room_occupied'>,
  { body: { Stays }, staff, once }: Call<typeof checkIn>,
): Promise<null> {
  return once(async (db) => {
    const change = changeBy(deps, staff)
    const { order, chosen } = await lockStays(db, deps, Stays, ['expected'])
    if (order.status !== 'Confirmed') throw deps.problem('stay_not_ready', texts.desk.orderIs(order.status))
    const today = todayOf(deps)
    for (const stay of chosen) {
      if (today < stay.arrival) throw deps.problem('stay_not_ready', texts.desk.tooEarly(stay.room, stay.arrival))
      if (today > stay.departure) throw deps.problem('stay_not_ready', texts.desk.stayEnded(stay.room))
      if (await isRoomOccupied(db, stay)) throw deps.problem('room_occupied', texts.desk.roomOccupied(stay.room))
      await putStay(db, deps, stay, { ...change, to: 'inHouse', event: 'checked in' })
    }
    return null
  })
}

export async function checkGuestsOut(
  deps: StayDeps & Throws<'due_open' | 'forbidden'>,
  { body: { Stays, WaiveReason }, staff, once }: Call<typeof checkOut>,
): Promise<null> {
  return once(async (db) => {
    const change = changeBy(deps, staff)
    const { order, chosen, all } = await lockStays(db, deps, Stays, ['inHouse'])
    const due = dueOf(order)
    const isLast = all.every((stay) => isOver(stay.state) || chosen.includes(stay))
    const isWaived = isLast && due > 0
    if (isWaived && WaiveReason === '') throw deps.problem('due_open', texts.desk.dueOpen(takaText(due)))
    if (isWaived && !can(staff.role, 'stay.waiveDue')) throw deps.problem('forbidden', texts.desk.notAllowed)

    for (const stay of chosen) {
      const departure = lastDay(stay, todayOf(deps))
      await freeRoomNights(db, roomNights(stay, departure, stay.departure))
      await putStay(db, deps, stay, { ...change, to: 'departed', event: 'checked out', departure })
    }
    if (isWaived) {
      const detail = `${due} paisa: ${WaiveReason}`
      await appendOrderEvent(db, { ...change, orderCode: order.code, event: 'due waived', detail })
    }
    await completeIfOver(db, order, { ...change, isWaived })
    return null
  })
}

export async function markGuestsNoShow(
  deps: StayDeps,
  { body: { Stays }, staff, once }: Call<typeof markNoShow>,
): Promise<null> {
  return once(async (db) => {
    const change = changeBy(deps, staff)
    const { order, chosen } = await lockStays(db, deps, Stays, ['expected'])
    for (const stay of chosen) {
      if (dhakaDateTime(deps.now().getTime()).slice(0, 16) < `${stay.arrival}T${NO_SHOW_FROM}`) {
        throw deps.problem('stay_not_ready', texts.desk.mayStillCome(NO_SHOW_FROM))
      }
      const departure = addDays(stay.arrival, 1)
      await freeRoomNights(db, roomNights(stay, departure, stay.departure))
      await putStay(db, deps, stay, { ...change, to: 'noShow', event: 'no-show', departure })
    }
    await completeIfOver(db, order, change)
    return null
  })
}

export async function undoLastChange(
  deps: StayDeps & Throws<'dates_taken' | 'too_late'>,
  { body: { Stay }, staff, once }: Call<typeof undoStay>,
): Promise<null> {
  return once(async (db) => {
    const change = changeBy(deps, staff)
    const { order, chosen } = await lockStays(db, deps, [Stay], undoableStates)
    for (const stay of chosen) {
      // Guests who were given another room came before that.
      if (stay.state === 'inHouse' && stay.follows !== null) throw deps.problem('stay_not_ready', texts.desk.hasMoved)
      const until = undoableUntil(stay, staff.role)
      if (!until || until < deps.now()) throw deps.problem('too_late', texts.desk.tooLateToUndo)
      if (order.status === 'Completed') {
        await changeStatus(db, {
          ...change,
          orderCode: order.code,
          from: 'Completed',
          to: 'Confirmed',
          detail: 'taken back',
        })
      }
      const nights = roomNights(stay, stay.departure, stay.bookedUntil)
      if (!(await bookRoomNights(db, { ...nights, lineNo: stay.lineNo, at: change.at }))) {
        throw deps.problem('dates_taken', texts.desk.roomSold(stay.room))
      }
      const to = stay.state === 'departed' ? 'inHouse' : 'expected'
      await putStay(db, deps, stay, {
        ...change,
        to,
        event: `${texts.desk.undone[stay.state]} taken back`,
        departure: stay.bookedUntil,
      })
    }
    return null
  })
}

export async function giveAnotherRoom(
  deps: StayDeps & Throws<'dates_taken'>,
  { body: { Stay, UnitId }, staff, once }: Call<typeof moveStay>,
): Promise<null> {
  return once(async (db) => {
    const change = changeBy(deps, staff)
    const { chosen, all } = await lockStays(db, deps, [Stay], ['expected', 'inHouse'])
    for (const stay of chosen) {
      const from = firstMovableDay(stay, todayOf(deps))
      if (stay.placeType === 'HOUSE') throw deps.problem('stay_not_ready', texts.desk.wholeHouse)
      if (from >= stay.departure) throw deps.problem('stay_not_ready', texts.desk.leavesToday)
      const room = (await roomsFor(db, stay, { all, from, at: change.at })).find(({ unitId }) => unitId === UnitId)
      const nights = roomNights(stay, from, stay.departure)
      const isMoved = room && (await moveRoomNights(db, { ...nights, lineNo: stay.lineNo, to: UnitId, at: change.at }))
      if (!isMoved) throw deps.problem('dates_taken', texts.desk.roomTaken)
      if (!(await moveToRoom(db, stay, { unitId: UnitId, from, at: change.at }))) {
        throw deps.problem('changed_elsewhere', texts.desk.changedElsewhere)
      }
      const detail = `${stay.room} to ${room.room} from ${from}`
      await appendOrderEvent(db, { ...change, orderCode: stay.orderCode, event: 'moved', detail })
    }
    return null
  })
}

export async function listRoomsFor(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params }: Call<typeof listFreeRooms>,
): Promise<DataOf<typeof listFreeRooms>> {
  const stay = await findStay(deps.db, Number(params.id))
  if (!stay) throw deps.problem('not_found', texts.desk.unknownStay)
  const all = await staysOf(deps.db, stay.orderCode)
  const rooms = await roomsFor(deps.db, stay, { all, from: firstMovableDay(stay, todayOf(deps)), at: deps.now() })
  return { Data: rooms.map(({ unitId, room, house }) => ({ UnitId: unitId, Room: room, House: house })) }
}

/** Where the guests of a stay can be moved from a day on. `all`: the stays of their order. */
async function roomsFor(
  db: Db,
  { lineNo, departure }: RoomStay,
  { all, from, at }: { all: readonly RoomStay[]; from: string; at: Date },
): Promise<FreeRoom[]> {
  const nights = nightsBetween(from, departure)
  if (nights.length === 0) return []
  // A room begins one stay of a line a day: others of the order left it on the day they came.
  const left = new Set(
    all.filter((other) => other.lineNo === lineNo && other.arrival === from).map(({ unitId }) => unitId),
  )
  return (await freeRooms(db, { nights, at })).filter(({ unitId }) => !left.has(unitId))
}

/** Guests in the house have slept in their room until today. */
function firstMovableDay({ state, arrival }: RoomStay, today: string): string {
  return state === 'inHouse' && today > arrival ? today : arrival
}

/** Who leaves early leaves today; who came today has no night at all. */
function lastDay({ arrival, departure }: RoomStay, today: string): string {
  if (today >= departure) return departure
  return today > arrival ? today : arrival
}

function roomNights({ orderCode, unitId }: RoomStay, from: string, until: string) {
  return { orderCode, unit: unitId, nights: nightsBetween(from, until) }
}

function nightsBetween(from: string, until: string): string[] {
  return from < until ? eachNight({ arrival: from, departure: until }) : []
}

function changeBy({ now }: Pick<Deps, 'now'>, { id }: Staff): Change {
  return { at: now(), actor: `staff:${id}` }
}
