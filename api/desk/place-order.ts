import type { listPlacesFor, placeOrder } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { eachNight } from '#contract/values/stay.ts'
import { bookRoomNights, freeRooms, roomsOf } from '../availability/inventory.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import { guestContact } from '../guests/guests.ts'
import type { Call } from '../http/call.ts'
import { enqueue } from '../messages/outbox.ts'
import { lockOwnOrder } from '../orders/give-up-order.ts'
import { changeStatus, linesOfOrder } from '../orders/order-status.ts'
import type { OrderLine } from '../orders/order.ts'
import { expectGuests, staysOf } from '../stays/stays.ts'
import { texts } from '../texts.ts'

/**
 * Places an order whose nights were sold before its money came, in rooms that are free. Its lines and its price stay as they were
 * booked. The rooms are given to the lines in their order.
 */
export async function placeInRooms(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'order_settled' | 'dates_taken' | 'stay_not_ready'>,
  { body: { Code: code, UnitIds }, staff, once }: Call<typeof placeOrder>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const actor = `staff:${staff.id}`
    const order = await lockOwnOrder(db, deps, { code })
    if (order.status !== 'Paid-unplaced') throw deps.problem('order_settled', texts.desk.notUnplaced)
    const rooms = [...new Set(UnitIds)]
    const needs = await needsOf(db, code)
    const needed = needs.reduce((sum, { count }) => sum + count, 0)
    if (rooms.length !== needed) throw deps.problem('stay_not_ready', texts.desk.roomsNeeded(needed))

    for (const { line, count } of needs) {
      for (const unit of rooms.splice(0, count).toSorted()) {
        const claim = { orderCode: code, lineNo: line.lineNo, unit, nights: eachNight(line), at }
        const isFree = (await freeRooms(db, { nights: claim.nights, at })).some(({ unitId }) => unitId === unit)
        if (!isFree || !(await bookRoomNights(db, claim))) throw deps.problem('dates_taken', texts.desk.roomTaken)
      }
    }
    await changeStatus(db, { orderCode: code, from: 'Paid-unplaced', to: 'Confirmed', at, actor })
    await expectGuests(db, code)
    const names = (await staysOf(db, code)).map(({ room }) => room).join(', ')
    const { phone } = await guestContact(db, order.guestId)
    await enqueue(db, { channel: 'sms', to: phone, text: texts.desk.placed(code, names), at })
    return null
  })
}

export async function listPlaces(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params: { Code: code } }: Call<typeof listPlacesFor>,
): Promise<DataOf<typeof listPlacesFor>> {
  const needs = await needsOf(deps.db, code)
  if (needs.length === 0) throw deps.problem('not_found', texts.orders.unknown)
  const nights = [...new Set(needs.flatMap(({ line }) => eachNight(line)))]
  const rooms = await freeRooms(deps.db, { nights, at: deps.now() })
  return {
    Rooms: needs.reduce((sum, { count }) => sum + count, 0),
    Data: rooms.map(({ unitId, room, house }) => ({ UnitId: unitId, Room: room, House: house })),
  }
}

/** How many rooms each line of an order needs: of a whole house all of them. */
async function needsOf(db: Db, code: string): Promise<{ line: OrderLine; count: number }[]> {
  const needs = []
  for (const line of await linesOfOrder(db, code)) {
    const count = line.placeType === 'HOUSE' ? (await roomsOf(db, line.houseId)).length : line.quantity
    needs.push({ line, count })
  }
  return needs
}
