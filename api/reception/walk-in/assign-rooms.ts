import { roomsRefusal } from '#contract/orders/order-rules.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { eachNight } from '#contract/values/stay.ts'
import { can, type Role } from '#contract/values/roles.ts'
import { selectUnits, selectFreeRooms, type FreeRoom } from '#api/nights/inventory.sql.ts'
import { bookRoomNights } from '#api/nights/inventory.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { guestContact } from '#api/guests/guests.ts'
import { priceNights, sumOfNights } from '#contract/values/rates.ts'
import { roomRates } from '#api/catalogue/rates/room-rates.ts'
import type { Call } from '#api/platform/http/call.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { requireOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { changeStatus } from '#api/orders/order-status.ts'
import type { OrderLine } from '#api/orders/order.ts'
import { selectLines } from '#api/orders/orders.sql.ts'
import { createStays, staysOf } from '#api/orders/stays/stays.ts'
import type { listRoomsForOrder, assignOrderRooms } from '#contract/reception/walk-in.ts'

/**
 * Places an order whose nights were sold before its money came, in rooms that are free. Its lines and its price stay as they were
 * booked. The rooms are given to the lines in their order.
 */
export async function assignRooms(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'order_settled' | 'dates_taken' | 'stay_not_ready'>,
  { body: { Code: code, UnitIds }, staff, once }: Call<typeof assignOrderRooms>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const change = byStaff(staff.id, at)
    const order = await requireOrder(db, deps, { code })
    requireAllowed(deps, roomsRefusal(order.status))
    const rooms = [...new Set(UnitIds)]
    const needs = await needsOf(db, code)
    const needed = needs.reduce((sum, { count }) => sum + count, 0)
    if (rooms.length !== needed) throw deps.problem('stay_not_ready', (t) => t.desk.roomsNeeded(needed))

    const claims = needs.flatMap(({ line, count }) => rooms.splice(0, count).map((unit) => ({ line, unit })))
    // Nights are claimed in the order of rooms, as everywhere.
    for (const { line, unit } of claims.toSorted((a, b) => a.unit.localeCompare(b.unit))) {
      const claim = { lineNo: line.lineNo, unit, nights: eachNight(line), at }
      const places = await placesFor(db, line, { nights: claim.nights, role: staff.role, at })
      if (!places.some(({ unitId }) => unitId === unit) || !(await bookRoomNights(db, order, claim)))
        throw deps.problem('dates_taken', (t) => t.desk.roomTaken)
    }
    await changeStatus(db, order, { to: 'Confirmed', ...change })
    await createStays(db, order)
    const names = (await staysOf(db, order)).map(({ room }) => room)
    await appendEvent(db, order, change, { Kind: 'placedOrder', Rooms: names })
    const { phone, t } = await guestContact(db, order.guestId)
    const text = t.desk.placed(code, names.join(', '))
    await enqueue(db, { channel: 'sms', to: phone, orderCode: code, text, at })
    return null
  })
}

export async function listAssignableRooms(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params: { Code: code }, staff }: Call<typeof listRoomsForOrder>,
): Promise<DataOf<typeof listRoomsForOrder>> {
  const needs = await needsOf(deps.db, code)
  if (needs.length === 0) throw deps.problem('not_found', (t) => t.orders.unknown)
  const nights = [...new Set(needs.flatMap(({ line }) => eachNight(line)))]
  const lists = await Promise.all(
    needs.map(({ line }) => placesFor(deps.db, line, { nights, role: staff.role, at: deps.now() })),
  )
  const rooms = [...new Map(lists.flat().map((room) => [room.unitId, room])).values()]
  return {
    Rooms: needs.reduce((sum, { count }) => sum + count, 0),
    Data: rooms.map(({ unitId, room, house }) => ({ UnitId: unitId, Room: room, House: house })),
  }
}

type Question = { nights: readonly string[]; role: Role; at: Date }

/** Rooms that are free: for those who may not give money away none that costs more than what was booked, or is sold with its house alone. */
async function placesFor(db: Db, line: OrderLine, { nights, role, at }: Question): Promise<FreeRoom[]> {
  const [rooms, rates] = await Promise.all([selectFreeRooms(db, { nights, at }), roomRates(db, line)])
  if (can(role, 'stay.waiveDue')) return rooms
  const priceIn = (houseId: number) => {
    const rate = rates.get(houseId)
    return rate ? sumOfNights(priceNights(rate.room, line)) : 0
  }
  return rooms.filter(({ houseId }) => {
    const rate = rates.get(houseId)
    const isOwnHouse = houseId === line.houseId
    return isOwnHouse || (rate?.isSoldByRoom === true && priceIn(houseId) <= priceIn(line.houseId))
  })
}

/** How many rooms each line of an order needs: of a whole house all of them. */
async function needsOf(db: Db, code: string): Promise<{ line: OrderLine; count: number }[]> {
  const needs = []
  for (const line of await selectLines(db, code)) {
    const count = line.placeType === 'HOUSE' ? (await selectUnits(db, line.houseId)).length : line.quantity
    needs.push({ line, count })
  }
  return needs
}
