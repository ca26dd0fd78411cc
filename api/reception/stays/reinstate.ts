import type { quoteReinstatement, ReinstatementQuote, reinstateStays } from '#contract/reception/changes.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { keepOverpaid } from '#api/orders/order-bill.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import { withdrawRefunds } from '#api/money/refunds/create-refunds.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { countByMember } from '#api/platform/throttle/throttle.ts'
import { applyChange, daysOf, placeOf, type Placing } from './apply-change.ts'
import { quoteOn, requireFreeNights, type Quoting } from './change-quote.ts'
import { lockStayById, lockStays, requireSame } from './locked-stays.ts'
import { requireSeen } from './decide-change.ts'
import { planReinstating, type Reinstatement } from './plan-reinstating.ts'
import { confirmWithRooms } from './reinstate-order.ts'
import { requireRoomsAgain, roomsAgain, type RoomAgain } from './rooms-again.ts'

// What was cancelled is booked again: one room of an order, or all that a cancelled order had.

export function quoteReinstating(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found' | 'stay_not_ready' | 'amount_too_large'>,
  { query, staff }: Call<typeof quoteReinstatement>,
): Promise<DataOf<typeof quoteReinstatement>> {
  return deps.db.inTransaction(async (db) => {
    const at = deps.now()
    const known = await lockStayById(db, deps, query.Id)
    const plan = await planReinstating(db, deps, { ...known, staff })
    const rooms = await roomsAgain(db, { stays: plan.stays, at })
    return quoteAgain(db, { order: known.order, plan, rooms, staff, at })
  })
}

type QuotingAgain = { order: LockedOrder; plan: Reinstatement; rooms: readonly RoomAgain[]; staff: Staff; at: Date }

async function quoteAgain(db: Transaction, quoting: QuotingAgain): Promise<ReinstatementQuote> {
  const { order, plan, rooms } = quoting
  const quote = await quoteOn(db, asChange(quoting))
  const kept = toTaka(await refundableOf(db, order))
  return {
    ...quote,
    ...(!plan.givenUp && { Before: { Charge: kept, Tax: 0, Payable: kept } }),
    Rooms: rooms.map(({ stay, unitId, room }) => ({
      UnitId: unitId,
      Room: room,
      Before: unitId === stay.unitId ? null : stay.room,
    })),
  }
}

function asChange({ order, plan: { stays, priced }, rooms, staff, at }: QuotingAgain): Quoting {
  return { order, stays, places: rooms.map(placeAgain), priced, staff, at }
}

/** Guests who are given another room before they come can be given the first one back. */
function placeAgain({ stay, unitId }: RoomAgain): Placing['to'] {
  const movedFrom = unitId === stay.unitId ? stay.movedFrom : (stay.movedFrom ?? stay.unitId)
  return { ...placeOf(stay), state: 'expected', unitId, movedFrom }
}

type ReinstateDeps = Pick<Deps, 'now' | 'limits'> &
  OrderMessageDeps &
  Throws<'not_found' | 'changed_elsewhere' | 'stay_not_ready' | 'dates_taken' | 'price_changed' | 'amount_too_large'>

export async function reinstate(
  deps: ReinstateDeps,
  { body, staff, once }: Call<typeof reinstateStays>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const { order, stay, chosen, all } = await lockStays(db, deps, body.Stays)
    const plan = await planReinstating(db, deps, { order, stay, all, staff })
    requireSame(deps, plan.stays, chosen)
    const unitIds = new Map(body.Stays.map(({ Id, UnitId }) => [Id, UnitId]))
    const rooms = await requireRoomsAgain(db, deps, { stays: plan.stays, unitIds })
    const quoting = { order, plan, rooms, staff, at }
    const { priced } = plan
    await requireSeen(deps, body, { priced, quote: () => quoteAgain(db, quoting) })
    await requireFreeNights(db, deps, asChange(quoting))
    if (body.TellGuest) await countByMember(db, deps, 'smsPerMember', staff)

    const placings = rooms.map((room) => ({ stay: room.stay, to: placeAgain(room) }))
    const withdrawn = await withdrawRefunds(db, order, { ids: plan.withdrawn.ids, at })
    if (withdrawn !== plan.withdrawn.sum) throw new Error(`The refunds of ${order.code} were not withdrawn`)
    if (!plan.givenUp) {
      const names = rooms.map(({ room }) => room)
      await confirmWithRooms(db, deps, order, { plan, placings, names, isTold: body.TellGuest, by: staff.id, at })
      return null
    }
    const { line, takeOff, putBack, moveChargeNo } = plan.givenUp
    await applyChange(db, deps, await keepOverpaid(db, order, withdrawn), {
      kind: 'reinstateRoom',
      line: { before: line, after: { ...line, cancelledAt: null } },
      placings: placings.map(({ stay: one, to }) => ({ stay: one, to: { ...to, moveChargeNo } })),
      left: [],
      priced,
      again: { takeOff, putBack },
      allowance: 0,
      reason: '',
      what: (Payable) => ({
        Kind: 'reinstatedRoom',
        Room: rooms[0]?.room ?? stay.room,
        Days: daysOf(stay),
        Payable,
      }),
      isTold: body.TellGuest,
      by: staff.id,
      at,
    })
    return null
  })
}
