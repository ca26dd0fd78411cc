import type { addRoom, listRoomsOnDays, quoteRoom } from '#contract/reception/changes.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { can, type Role } from '#contract/values/roles.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { requireHostable } from '#api/nights/hostable.ts'
import { selectFreeRooms, type FreeRoom } from '#api/nights/inventory.sql.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { roomRates } from '#api/catalogue/houses/room-rates.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { addLine } from '#api/orders/order-bill.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { StayPlace } from '#api/orders/stays/stay-changes.sql.ts'
import { addStay } from '#api/orders/stays/stays.ts'
import { applyChange, daysOf, placeOf } from './apply-change.ts'
import { quoteOn, requireFreeNights } from './change-quote.ts'
import type { ChangeDeps } from './change-stay.ts'
import { decide } from './decide-change.ts'
import { priceFor, requireRoom, type PlanThrows, type Wish } from './plan-change.ts'
import type { PricedChange } from './price-change.ts'
import { nightsBetween } from './stay-nights.ts'

type NewRoom = { room: FreeRoom; price: number; priced: PricedChange; needsReason: boolean }

async function planAdding(
  db: Transaction,
  deps: Pick<Deps, 'now'> & PlanThrows,
  { order, wish, role }: { order: LockedOrder; wish: Wish; role: Role },
): Promise<NewRoom> {
  if (order.status !== 'Confirmed') requireAllowed(deps, { Code: 'orderNotConfirmed', Status: order.status })
  if (order.type !== 'Room') throw deps.problem('not_found', (t) => t.desk.unknownRoom)
  requireHostable(deps, wish, { atDesk: true })
  const room = await requireRoom(db, deps, wish.unitId)
  const rate = (await roomRates(db)).get(room.houseId)
  const needsReason = rate?.isSoldByRoom !== true
  if (needsReason && !can(role, 'room.split')) throw deps.problem('dates_taken', (t) => t.desk.roomTaken)
  const price = (rate?.price ?? 0) * nightsOf(wish)
  return { room, price, needsReason, priced: await priceFor(db, deps, order, { lines: price, rooms: 0, policy: 100 }) }
}

function placeFor({ unitId, arrival, departure }: Wish): StayPlace {
  return { lineNo: 0, state: 'expected', unitId, arrival, departure, movedFrom: null, moveChargeNo: null }
}

export function quoteNewRoom(
  deps: Pick<Deps, 'db' | 'now'> & PlanThrows,
  { query, staff }: Call<typeof quoteRoom>,
): Promise<DataOf<typeof quoteRoom>> {
  const wish = { unitId: query.UnitId, arrival: query.Arrival, departure: query.Departure }
  return deps.db.inTransaction(async (db) => {
    const order = await requireOrder(db, deps, { code: query.Code })
    const { priced, needsReason } = await planAdding(db, deps, { order, wish, role: staff.role })
    return quoteOn(db, { order, stays: [], places: [placeFor(wish)], priced, needsReason, staff, at: deps.now() })
  })
}

/** The room gets a line and a stay that are cancelled until the change gives them their place: so undoing it cancels them again. */
export async function addOneRoom(deps: ChangeDeps, { body, staff, permit, once }: Call<typeof addRoom>): Promise<null> {
  const wish = { unitId: body.UnitId, arrival: body.Arrival, departure: body.Departure }
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code: body.Code })
    const { room, price, priced, needsReason } = await planAdding(db, deps, { order, wish, role: staff.role })
    if (needsReason && body.Reason === '') throw deps.problem('fields_missing', (t) => t.desk.splitReasonMissing)
    const quoting = { order, stays: [], places: [placeFor(wish)], priced, needsReason, staff, at }
    await requireFreeNights(db, deps, quoting)
    const quote = () => quoteOn(db, quoting)
    const allowance = await decide(db, deps, { body, staff, permit }, { order, priced, quote })

    const line = await addLine(db, order, { houseId: room.houseId, ...wish, price, at })
    const stay = await addStay(db, order, { ...wish, lineNo: line.lineNo })
    await applyChange(db, deps, order, {
      kind: 'addRoom',
      line: { before: line, after: { ...line, cancelledAt: null } },
      placings: [{ stay, to: { ...placeOf(stay), state: 'expected' } }],
      left: [],
      priced,
      allowance,
      reason: body.Reason,
      what: (Payable) => ({ Kind: 'addedRoom', Room: stay.room, Days: daysOf(stay), Payable }),
      isTold: body.TellGuest,
      by: staff.id,
      at,
    })
    return null
  })
}

/** Rooms of houses that are sold as a whole are for those who may split them. */
export async function listFreeOnDays(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'dates_not_available'>,
  { query: { Arrival: arrival, Departure: departure }, staff }: Call<typeof listRoomsOnDays>,
): Promise<DataOf<typeof listRoomsOnDays>> {
  requireHostable(deps, { arrival, departure }, { atDesk: true })
  const nights = nightsBetween(arrival, departure)
  const [rooms, rates] = await Promise.all([selectFreeRooms(deps.db, { nights, at: deps.now() }), roomRates(deps.db)])
  const offered = rooms.filter(
    ({ houseId }) => rates.get(houseId)?.isSoldByRoom === true || can(staff.role, 'room.split'),
  )
  return { Data: offered.map(({ unitId, room, house }) => ({ UnitId: unitId, Room: room, House: house })) }
}
