import type { ChangeQuote, changeStay, NightTaken, quoteStayChange } from '#contract/desk/changes.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toTaka, type Quote } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { selectPairTaken } from '#api/availability/inventory.sql.ts'
import type { Db } from '#api/db/db.ts'
import type { Deps, Throws } from '#api/deps.ts'
import type { Call } from '#api/http/call.ts'
import { lockOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { appendEvent } from '#api/orders/order-events.ts'
import { ownLine } from '#api/orders/order-bill.ts'
import type { LineState } from '#api/orders/order-lines.sql.ts'
import { notifyOfChange, type OrderMessageDeps } from '#api/orders/order-messages.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { Staff } from '#api/sessions/staff-sessions.ts'
import { selectStay } from '#api/stays/stays.sql.ts'
import { RoomOccupied, staysOf, type LockedStay } from '#api/stays/stays.ts'
import { texts } from '#api/texts.ts'
import { applyChange, nightsOfPlace, placeOf, type Placing } from './apply-change.ts'
import { lockStays } from './change-stays.ts'
import { decide } from './decide-change.ts'
import { planChange, type PlanThrows, type StayPlan, type Wish } from './plan-change.ts'
import type { PricedChange } from './price-change.ts'
import { changeBy } from './stay-nights.ts'

type Asking = { plan: StayPlan; wish: Wish; staff: Staff; at: Date }

/** What a change would come to, and whether its nights are free. Nothing is held by it. */
export function quoteChange(
  deps: Pick<Deps, 'db' | 'now'> & PlanThrows,
  { query, staff }: Call<typeof quoteStayChange>,
): Promise<DataOf<typeof quoteStayChange>> {
  return deps.db.inTransaction(async (db) => {
    const known = await selectStay(db, query.Id)
    const order = known && (await lockOrder(db, known.orderCode))
    const all = order ? await staysOf(db, order) : []
    const stay = all.find(({ id }) => id === query.Id)
    if (!order || !stay) throw deps.problem('not_found', (t) => t.desk.unknownStay)
    const wish = { unitId: query.UnitId, arrival: query.Arrival, departure: query.Departure }
    const plan = await planChange(db, deps, { order, stay, all, role: staff.role, wish })
    return quoteOn(db, order, { plan, wish, staff, at: deps.now() })
  })
}

type ChangeDeps = Pick<Deps, 'now'> &
  OrderMessageDeps &
  Throws<
    | 'not_found'
    | 'changed_elsewhere'
    | 'stay_not_ready'
    | 'dates_not_available'
    | 'dates_taken'
    | 'price_changed'
    | 'amount_too_large'
    | 'fields_missing'
    | 'forbidden'
    | 'sign_in_again'
  >

/** Nights, line, stays, charges, refunds and the message in one transaction. */
export async function changeGuestsStay(
  deps: ChangeDeps,
  { body, staff, permit, once }: Call<typeof changeStay>,
): Promise<null> {
  const wish = { unitId: body.UnitId, arrival: body.Arrival, departure: body.Departure }
  return once(async (db) => {
    const change = changeBy(deps, staff)
    const { at } = change
    const { order, chosen, all } = await lockStays(db, deps, body.Stays)
    const [stay] = chosen
    if (!stay) throw new Error('No stay was chosen')
    const plan = await planChange(db, deps, { order, stay, all, role: staff.role, wish })
    if (!isSame(plan.stays, chosen)) throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
    if (isAsBefore(plan, stay, wish)) requireAllowed(deps, { Code: 'nothingChanged' })
    if (plan.needsReason && body.Reason === '') throw deps.problem('fields_missing', (t) => t.desk.splitReasonMissing)
    const asking = { plan, wish, staff, at }
    const quote = () => quoteOn(db, order, asking)
    const taken = await takenNight(db, asking)
    if (taken) throw deps.problem('dates_taken', (t) => t.desk.roomTaken, { data: taken })
    const allowance = await decide(db, deps, { body, staff, permit }, { order, priced: plan, quote })

    const { line, room } = plan
    const lineNo = await ownLine(db, order, line)
    const before: LineState = { ...line, lineNo, price: plan.priceBefore }
    const { order: changed, back } = await applyChange(db, deps, order, {
      kind: 'dates',
      line: { before, after: { ...before, ...plan.days, price: plan.price, termsFrom: plan.termsFrom } },
      placings: placingsOf(plan, wish),
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
      throw error instanceof RoomOccupied
        ? deps.problem('dates_taken', (t) => t.desk.roomTaken, { cause: error })
        : error
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

function isSame(planned: readonly LockedStay[], chosen: readonly LockedStay[]): boolean {
  return planned.length === chosen.length && planned.every((stay) => chosen.includes(stay))
}

function isAsBefore({ room }: StayPlan, stay: LockedStay, { arrival, departure }: Wish): boolean {
  return room === undefined && stay.arrival === arrival && stay.departure === departure
}

async function quoteOn(db: Db, order: LockedOrder, asking: Asking): Promise<ChangeQuote> {
  const { plan } = asking
  return {
    Stays: plan.stays.map(({ id, version }) => ({ Id: id, Version: version })),
    Taken: (await takenNight(db, asking)) ?? null,
    ...termsOn(order, plan),
  }
}

/** What a change comes to, on the wire. */
export function termsOn(
  order: LockedOrder,
  { bill, kept, charged, due, back }: PricedChange,
): Omit<ChangeQuote, 'Stays' | 'Taken'> {
  return {
    Before: sumsOn({ roomCharge: order.amount, tax: order.tax, payable: order.payable }),
    After: sumsOn(bill),
    Kept: toTaka(kept),
    Charged: toTaka(charged),
    Due: toTaka(due),
    Refund: toTaka(back),
  }
}

function sumsOn({ roomCharge, tax, payable }: Quote): ChangeQuote['Before'] {
  return { Charge: toTaka(roomCharge), Tax: toTaka(tax), Payable: toTaka(payable) }
}

/** The first night of a change that others have. Another guest may still be faster: the claim decides. */
async function takenNight(db: Db, { plan, wish, staff, at }: Asking): Promise<NightTaken | undefined> {
  const wanted = placingsOf(plan, wish).flatMap(({ to }) => nightsOfPlace(to))
  const taken = await selectPairTaken(db, wanted, { except: plan.stays.flatMap(nightsOfPlace), at })
  if (!taken) return undefined
  const { room, night, code, guest } = taken
  return { Room: room, Night: night, Code: code, Guest: can(staff.role, 'order.read') ? guest : null }
}
