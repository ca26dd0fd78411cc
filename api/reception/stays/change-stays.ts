import type { changeStays, StayWish } from '#contract/reception/changes.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { RoomOccupied, type LockedStay } from '#api/orders/stays/stays.ts'
import { countByMember } from '#api/platform/throttle/throttle.ts'
import { authorizeAllowance } from './authorize-allowance.ts'
import { lockStayById } from './locked-stays.ts'
import { planAdding } from './plan-adding.ts'
import { planCancelling } from './plan-cancelling.ts'
import { planChange } from './plan-change.ts'
import { planReinstating } from './plan-reinstating.ts'
import { needsReason, quotePlan, type Asking, type PlanDeps, type StayPlan } from './stay-plan.ts'
import { requireFreeNights } from './taken-night.ts'

type Asked = Call<typeof changeStays>
type Changed = DataOf<typeof changeStays>

/** Quotes a change of an order's stays, or makes it: nights, line, stays, charges, refunds and the message in one transaction. */
export async function changeOrderStays(deps: Pick<Deps, 'db'> & PlanDeps, call: Asked): Promise<Changed> {
  const { body, staff, once } = call
  const asking = { staff, at: deps.now() }
  if (!body.DryRun) return once((db) => makeChange(db, deps, call, asking))
  return deps.db.inTransaction(async (db) => {
    const plan = await planOf(db, deps, body, asking)
    return { Quote: await quotePlan(db, plan, asking), Undo: null }
  })
}

async function makeChange(
  db: Transaction,
  deps: PlanDeps,
  { body, staff, permit }: Asked,
  asking: Asking,
): Promise<Changed> {
  const plan = await planOf(db, deps, body, asking)
  requireSeen(deps, plan.stays, body.Stays)
  if (plan.isAsBefore) requireAllowed(deps, { Code: 'nothingChanged' })
  if (needsReason(plan) && body.Reason === '') {
    throw deps.problem('fields_missing', (t) =>
      plan.isSplit ? t.desk.splitReasonMissing : t.desk.exceptionReasonMissing,
    )
  }
  await requireFreeNights(db, deps, plan, asking)
  if (body.Wish.Kind === 'cancelRoom') await countByMember(db, deps, 'cancellationsPerMember', staff)
  if (!isAsSeen(plan, body)) {
    const data = await quotePlan(db, plan, asking)
    throw deps.problem('price_changed', (t) => t.booking.priceChanged, { data })
  }
  if (body.TellGuest) await countByMember(db, deps, 'smsPerMember', staff)
  const allowance = await authorizeAllowance(db, deps, { body, staff, permit, plan })
  const decision = { allowance, reason: body.Reason, isTold: body.TellGuest, by: staff.id, at: asking.at }
  const undoable = await refusingTaken(deps, () => plan.make(decision))
  return { Quote: null, Undo: undoable ? { Id: undoable.id, Version: undoable.version + 1 } : null }
}

async function planOf(
  db: Transaction,
  deps: PlanDeps,
  { Wish: wish, DryRun, Stays: seen }: { Wish: StayWish; DryRun: boolean; Stays: readonly Seen[] },
  asking: Asking,
): Promise<StayPlan> {
  if (wish.Kind === 'addRoom') return planAdding(db, deps, wish, asking)
  const known = await lockStayById(db, deps, wish.StayId)
  // A stay that someone else has changed is said to be so, whatever the rules refuse of it now.
  const named = seen.filter(({ Id }) => Id === wish.StayId)
  if (!DryRun) requireSeen(deps, [known.stay], named)
  switch (wish.Kind) {
    case 'change':
      return planChange(db, deps, { ...known, ...asking, wish })
    case 'cancelRoom':
      return planCancelling(db, deps, { ...known, ...asking })
    case 'reinstate':
      return planReinstating(db, deps, { ...known, ...asking })
    default:
      return wish satisfies never
  }
}

type Seen = { Id: number; Version: number }

/** Throws unless the stays that change are those that the person saw. */
function requireSeen(
  { problem }: Throws<'changed_elsewhere'>,
  stays: readonly LockedStay[],
  seen: readonly Seen[],
): void {
  const isSeen = ({ id, version }: LockedStay) => seen.some(({ Id, Version }) => Id === id && Version === version)
  if (stays.length !== seen.length || !stays.every(isSeen)) {
    throw problem('changed_elsewhere', (t) => t.desk.changedElsewhere)
  }
}

/** Whether rooms and sums are those of the quote that the person saw. */
function isAsSeen({ rooms, priced }: StayPlan, { UnitIds, Payable, Refund }: Asked['body']): boolean {
  const isRoomSeen = rooms.every(({ UnitId }, index) => UnitIds[index] === UnitId)
  return isRoomSeen && priced.bill.payable === toPaisa(Payable) && priced.back === toPaisa(Refund)
}

/** The index that lets a room begin one stay of a line a day refuses it, although the room looked free. */
async function refusingTaken<T>({ problem }: Throws<'dates_taken'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof RoomOccupied ? problem('dates_taken', (t) => t.desk.roomTaken, { cause: error }) : error
  }
}
