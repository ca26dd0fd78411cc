import type { changeStay, quoteStayChange } from '#contract/reception/changes.ts'
import type { Happening } from '#contract/orders/history.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { ownLine } from '#api/orders/order-bill.ts'
import type { LineState } from '#api/orders/order-lines.sql.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { RoomOccupied, type LockedStay } from '#api/orders/stays/stays.ts'
import { applyChange, daysOf } from './apply-change.ts'
import { quoteOn, requireFreeNights, type Quoting } from './change-quote.ts'
import { lockStayById, lockStays, requireEmptyRooms, requireSame } from './locked-stays.ts'
import { decide } from './decide-change.ts'
import { planChange, type PlanThrows, type StayPlan, type Wish } from './plan-change.ts'
import { placesOf, placeStays } from './place-stays.ts'

/** What a change would come to, and whether its nights are free. */
export function quoteChange(
  deps: Pick<Deps, 'db' | 'now'> & PlanThrows & Throws<'room_occupied'>,
  { query, staff }: Call<typeof quoteStayChange>,
): Promise<DataOf<typeof quoteStayChange>> {
  return deps.db.inTransaction(async (db) => {
    const known = await lockStayById(db, deps, query.Id)
    const wish = { unitId: query.UnitId, arrival: query.Arrival, departure: query.Departure }
    const plan = await planChange(db, deps, { ...known, role: staff.role, wish })
    if (plan.room && known.stay.state === 'inHouse')
      await requireEmptyRooms(db, deps, [{ id: query.Id, unitId: query.UnitId }])
    return quoteOn(db, quotingOf(plan, wish, { order: known.order, staff, at: deps.now() }))
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

export type CancelDeps = Pick<Deps, 'now' | 'limits'> & OrderMessageDeps & Throws<CancelCode>

/** What takes nights may ask for days that nobody can book. */
export type ChangeDeps = Pick<Deps, 'now' | 'limits'> & OrderMessageDeps & Throws<CancelCode | 'dates_not_available'>

type StayDeps = ChangeDeps & Throws<'room_occupied'>

/** Nights, line, stays, charges, refunds and the message in one transaction. */
export async function changeGuestsStay(
  deps: StayDeps,
  { body, staff, permit, once }: Call<typeof changeStay>,
): Promise<null> {
  const wish = { unitId: body.UnitId, arrival: body.Arrival, departure: body.Departure }
  return once(async (db) => {
    const at = deps.now()
    const { order, stay, chosen, all } = await lockStays(db, deps, body.Stays)
    const plan = await planChange(db, deps, { order, stay, all, role: staff.role, wish })
    requireSame(deps, plan.stays, chosen)
    if (isAsBefore(plan, stay, wish)) requireAllowed(deps, { Code: 'nothingChanged' })
    if (plan.needsReason && body.Reason === '') throw deps.problem('fields_missing', (t) => t.desk.splitReasonMissing)
    const quoting = quotingOf(plan, wish, { order, staff, at })
    await requireFreeNights(db, deps, quoting)
    const quote = () => quoteOn(db, quoting)
    const allowance = await decide(db, deps, { body, staff, permit }, { order, priced: plan, quote })

    const { line, room } = plan
    const before: LineState = { ...line, lineNo: await ownLine(db, order, line), price: plan.priceBefore }
    await refusingTaken(deps, async () =>
      applyChange(db, deps, order, {
        ...(await placeStays(db, deps, { order, plan, wish, by: staff.id, at })),
        kind: room ? 'move' : 'dates',
        line: { before, after: { ...before, ...plan.days, price: plan.price, termsFrom: plan.termsFrom } },
        left: plan.left,
        priced: plan,
        allowance,
        reason: body.Reason,
        what: (payable) => happeningOf(plan, { stay, wish, payable, reason: body.Reason }),
        isTold: body.TellGuest,
        by: staff.id,
        at,
      }),
    )
    return null
  })
}

type Happened = { stay: LockedStay; wish: Wish; payable: { Before: number; After: number }; reason: string }

/** What is written into the history: guests who get another room for the same days are moved. */
function happeningOf(
  { room, goesOnFrom, needsReason }: StayPlan,
  { stay, wish, payable, reason }: Happened,
): Happening {
  const { arrival, departure } = wish
  const Reason = needsReason ? reason : ''
  const isSameDays = arrival === stay.arrival && departure === stay.departure
  if (room && isSameDays) {
    const isDearer = payable.Before !== payable.After
    const move = { From: stay.room, To: room.room, Since: goesOnFrom ?? arrival, Reason }
    return { Kind: 'movedGuests', ...move, ...(isDearer && { Payable: payable }) }
  }
  return {
    Kind: 'changedStay',
    Room: stay.room,
    ...(room && { To: room.room }),
    ...(room && stay.state === 'inHouse' && { Since: goesOnFrom ?? arrival }),
    Days: { Before: daysOf(stay), After: daysOf(wish) },
    Payable: payable,
    Reason,
  }
}

/** The index that lets a room begin one stay of a line a day refuses it, although the room looked free. */
async function refusingTaken<T>({ problem }: Throws<'dates_taken'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof RoomOccupied ? problem('dates_taken', (t) => t.desk.roomTaken, { cause: error }) : error
  }
}

function quotingOf(plan: StayPlan, wish: Wish, asked: Pick<Quoting, 'order' | 'staff' | 'at'>): Quoting {
  const { stays, room, needsReason, cheaper, goesOnFrom } = plan
  const isInHouse = stays.some(({ state }) => state === 'inHouse')
  return {
    ...asked,
    stays,
    places: placesOf(plan, wish),
    priced: plan,
    needsReason,
    cheaper,
    ...(room && isInHouse && { entering: { Since: goesOnFrom ?? wish.arrival, RoomState: room.roomState } }),
  }
}

function isAsBefore({ room }: StayPlan, stay: LockedStay, { arrival, departure }: Wish): boolean {
  return room === undefined && stay.arrival === arrival && stay.departure === departure
}
