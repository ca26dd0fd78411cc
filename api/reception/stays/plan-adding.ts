import type { StayWish } from '#contract/reception/changes.ts'
import { priceNights, sumOfNights } from '#contract/values/rates.ts'
import { requireHostable } from '#api/nights/hostable.ts'
import { refusalOf } from '#api/nights/rate-rules.ts'
import { roomRates, ratesOfHouse } from '#api/catalogue/rates/room-rates.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import { requireOrder } from '#api/orders/locked-order.ts'
import { addLine } from '#api/orders/order-bill.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { addStay } from '#api/orders/stays/stays.ts'
import { applyChange } from './apply-change.ts'
import { daysOf, placeOf } from './stay-places.ts'
import { priceFor } from './price-change.ts'
import { freeRooms, offerOf, requireRoom, roomGiven } from './room-offers.ts'
import type { Asking, PlanDeps, StayPlan } from './stay-plan.ts'

/**
 * Plans one more room for a confirmed order. It gets a line and a stay that are cancelled until the change gives them their place: so undoing it cancels
 * them again.
 */
export async function planAdding(
  db: Transaction,
  deps: PlanDeps,
  wish: Extract<StayWish, { Kind: 'addRoom' }>,
  { staff: { role }, at }: Asking,
): Promise<StayPlan> {
  const days = { arrival: wish.Arrival, departure: wish.Departure }
  const order = await requireOrder(db, deps, { code: wish.Code })
  if (order.status !== 'Confirmed') requireAllowed(deps, { Code: 'orderNotConfirmed', Status: order.status })
  if (order.type !== 'Room') throw deps.problem('not_found', (t) => t.desk.unknownRoom)
  requireHostable(deps, days, { atDesk: true })
  const rates = await roomRates(db, days)
  const offered = () => freeRooms(db, rates, { from: days.arrival, until: days.departure, role, at })
  const room =
    wish.UnitId === null ? (await offered())[0] : await requireRoom(db, deps, rates, { unitId: wish.UnitId, role })
  if (!room) throw deps.problem('dates_taken', (t) => t.desk.noRoomFree)
  const { unitId } = room
  const nights = priceNights(ratesOfHouse(rates, room.houseId).room, days)
  const { house, isSoldByRoom } = ratesOfHouse(rates, room.houseId)
  const refusal = isSoldByRoom ? await refusalOf(db, deps, { house, type: 'ROOM', quantity: 1, stay: days }) : undefined
  const priced = await priceFor(db, deps, order, { lines: sumOfNights(nights), rooms: 0, policy: 100 })
  return {
    order,
    stays: [],
    places: [{ ...days, lineNo: 0, state: 'expected', unitId, movedFrom: null, moveChargeNo: null }],
    rooms: [roomGiven(room)],
    offers: async () =>
      (await offered()).map((offer) => {
        const dearer = sumOfNights(priceNights(ratesOfHouse(rates, offer.houseId).room, days))
        return offerOf(offer, { dearer, cheaper: 0 })
      }),
    priced,
    cheaper: 0,
    isSplit: room.isPart,
    refusal,
    isAsBefore: false,
    async make(decision) {
      const line = await addLine(db, order, { houseId: room.houseId, ...days, nights, at })
      const stay = await addStay(db, order, { unitId, ...days, lineNo: line.lineNo })
      await applyChange(db, deps, order, {
        ...decision,
        kind: 'addRoom',
        line: { before: line, after: { ...line, cancelledAt: null } },
        placings: [{ stay, to: { ...placeOf(stay), state: 'expected' } }],
        left: [],
        priced,
        what: (Payable) => ({
          Kind: 'addedRoom',
          Room: stay.room,
          Days: daysOf(stay),
          Payable,
          Reason: decision.reason,
        }),
      })
      return stay
    },
  }
}
