import type { changeStay, quoteStayChange } from '#contract/desk/changes.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka } from '#contract/values/money.ts'
import { nightsOf } from '#contract/values/stay.ts'
import type { Deps, Throws } from '#api/deps.ts'
import type { Call } from '#api/http/call.ts'
import { ownLine } from '#api/orders/order-bill.ts'
import { appendEvent } from '#api/orders/order-events.ts'
import type { LineState } from '#api/orders/order-lines.sql.ts'
import { notifyOfChange, type OrderMessageDeps } from '#api/orders/order-messages.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { RoomOccupied, type LockedStay } from '#api/stays/stays.ts'
import { texts } from '#api/texts.ts'
import { applyChange, placeOf, type Placing } from './apply-change.ts'
import { lockStayById, quoteOn, takenNight } from './change-quote.ts'
import { lockStays } from './change-stays.ts'
import { decide } from './decide-change.ts'
import { planChange, type PlanThrows, type StayPlan, type Wish } from './plan-change.ts'
import { changeBy } from './stay-nights.ts'

/** What a change would come to, and whether its nights are free. */
export function quoteChange(
  deps: Pick<Deps, 'db' | 'now'> & PlanThrows,
  { query, staff }: Call<typeof quoteStayChange>,
): Promise<DataOf<typeof quoteStayChange>> {
  return deps.db.inTransaction(async (db) => {
    const known = await lockStayById(db, deps, query.Id)
    const wish = { unitId: query.UnitId, arrival: query.Arrival, departure: query.Departure }
    const plan = await planChange(db, deps, { ...known, role: staff.role, wish })
    const places = placingsOf(plan, wish).map(({ to }) => to)
    return quoteOn(db, { order: known.order, stays: plan.stays, places, priced: plan, staff, at: deps.now() })
  })
}

type CancelCode =
  | 'not_found'
  | 'changed_elsewhere'
  | 'stay_not_ready'
  | 'dates_taken'
  | 'price_changed'
  | 'amount_too_large'
  | 'fields_missing'
  | 'forbidden'
  | 'sign_in_again'

export type CancelDeps = Pick<Deps, 'now'> & OrderMessageDeps & Throws<CancelCode>

/** What takes nights may ask for days that nobody can book. */
export type ChangeDeps = Pick<Deps, 'now'> & OrderMessageDeps & Throws<CancelCode | 'dates_not_available'>

/** Nights, line, stays, charges, refunds and the message in one transaction. */
export async function changeGuestsStay(
  deps: ChangeDeps,
  { body, staff, permit, once }: Call<typeof changeStay>,
): Promise<null> {
  const wish = { unitId: body.UnitId, arrival: body.Arrival, departure: body.Departure }
  return once(async (db) => {
    const change = changeBy(deps, staff)
    const { at } = change
    const { order, stay, chosen, all } = await lockStays(db, deps, body.Stays)
    const plan = await planChange(db, deps, { order, stay, all, role: staff.role, wish })
    if (!isSame(plan.stays, chosen)) throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    if (isAsBefore(plan, stay, wish)) requireAllowed(deps, { Code: 'nothingChanged' })
    if (plan.needsReason && body.Reason === '') throw deps.problem('fields_missing', (t) => t.desk.splitReasonMissing)
    const placings = placingsOf(plan, wish)
    const places = placings.map(({ to }) => to)
    const quoting = { order, stays: plan.stays, places, priced: plan, staff, at }
    const taken = await takenNight(db, quoting)
    if (taken) throw deps.problem('dates_taken', (t) => t.desk.roomTaken, { data: taken })
    const added = Math.max(0, nightsOf(wish) - nightsOf(stay)) * plan.stays.length
    const quote = () => quoteOn(db, quoting)
    const allowance = await decide(db, deps, { body, staff, permit }, { order, priced: plan, added, quote })

    const { line, room } = plan
    const before: LineState = { ...line, lineNo: await ownLine(db, order, line), price: plan.priceBefore }
    const { order: changed, back } = await applyChange(db, deps, order, {
      kind: 'dates',
      line: { before, after: { ...before, ...plan.days, price: plan.price, termsFrom: plan.termsFrom } },
      placings,
      left: plan.left,
      priced: plan,
      roomCharge: {
        no: stay.moveChargeNo,
        label: texts.desk.moveCharge(stay.room, room?.room ?? stay.room),
        ...plan.roomCharge,
      },
      allowance,
      reason: body.Reason,
      by: staff.id,
      at,
    }).catch((error: unknown) => {
      const isTaken = error instanceof RoomOccupied
      throw isTaken ? deps.problem('dates_taken', (t) => t.desk.roomTaken, { cause: error }) : error
    })
    await appendEvent(db, order, change, {
      Kind: 'changedStay',
      Room: stay.room,
      ...(room && { To: room.room }),
      Days: {
        Before: { Arrival: stay.arrival, Departure: stay.departure },
        After: { Arrival: wish.arrival, Departure: wish.departure },
      },
      Payable: { Before: toTaka(order.payable), After: toTaka(changed.payable) },
    })
    if (body.TellGuest || back > 0) await notifyOfChange(db, deps, changed, { back, at })
    return null
  })
}

/** Where the stays of a plan go. Guests who are given another room before they come can be given the first one back. */
function placingsOf({ stays, room }: StayPlan, { arrival, departure }: Wish): Placing[] {
  return stays.map((stay) => ({
    stay,
    to: {
      ...placeOf(stay),
      arrival,
      departure,
      ...(room && { unitId: room.unitId, movedFrom: stay.movedFrom ?? stay.unitId }),
    },
  }))
}

export function isSame(planned: readonly LockedStay[], chosen: readonly LockedStay[]): boolean {
  return planned.length === chosen.length && planned.every((stay) => chosen.includes(stay))
}

function isAsBefore({ room }: StayPlan, stay: LockedStay, { arrival, departure }: Wish): boolean {
  return room === undefined && stay.arrival === arrival && stay.departure === departure
}
