import { toTaka } from '#contract/values/money.ts'
import { notifyOfCancellation } from '#api/money/cancellations/cancel.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Permit } from '#api/platform/staff-limits/permit.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { selectCancellation } from '#api/orders/cancellation.sql.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { keepOverpaid } from '#api/orders/order-bill.ts'
import { cancelAgain, confirmAgain, refundableOf } from '#api/orders/order-cancellation.ts'
import { byStaff } from '#api/orders/order-events.ts'
import { notifyOfReinstatement, type OrderMessageDeps } from '#api/orders/order-messages.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { createRefunds, setDueAgain, withdrawRefunds } from '#api/money/refunds/create-refunds.ts'
import { markIfRefunded } from '#api/money/refunds/settle-refund.ts'
import { closeChange, recordChange } from '#api/orders/stays/stay-changes.ts'
import { selectChange } from '#api/orders/stays/stay-changes.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { stopProposals } from '#api/money/refund-approval/refund-approval.ts'
import { placeOf, putInPlace, type Placing } from './apply-change.ts'
import { BeforeReinstating } from './before-change.ts'
import type { Reinstatement } from './plan-reinstating.ts'
import { settleBill } from './settle-bill.ts'
import { approveUndone, type UndoThrows } from './approve-undone.ts'
import { refundLeft } from './undo-change.ts'

type Confirming = {
  plan: Reinstatement
  placings: readonly Placing[]
  /** Of the rooms that its guests get. */
  names: string[]
  isTold: boolean
  by: number
  at: Date
}

/** A cancelled order with its rooms again. What went back for the cancellation is due again, and what was kept pays for the stay. */
export async function confirmWithRooms(
  db: Transaction,
  deps: OrderMessageDeps & Throws<'dates_taken' | 'changed_elsewhere'>,
  cancelled: LockedOrder,
  { plan, placings, names, isTold, by, at }: Confirming,
): Promise<void> {
  const change = byStaff(by, at)
  const kept = (await refundableOf(db, cancelled)) - plan.withdrawn.sum
  const dueAgain = await setDueAgain(db, cancelled, { ids: plan.dueAgain, isDueAgain: true })
  const what = { Kind: 'reinstatedOrder', Rooms: names, Due: toTaka(plan.priced.due) } as const
  const order = await confirmAgain(db, cancelled, { ...change, dueAgain, what })
  await stopProposals(db, order, { by, at })
  const bill = await settleBill(db, order, { by, at })
  const wasTold = isTold || bill.back > 0
  const before: BeforeReinstating = {
    stays: placings.map(({ stay }) => ({ id: stay.id, ...placeOf(stay) })),
    kept,
    dueAgain: [...plan.dueAgain],
    refunds: bill.refunds,
    isTold: wasTold,
  }
  const changeNo = await recordChange(db, order, { kind: 'reinstateOrder', by, at, before })
  await putInPlaces(db, deps, order, { placings, changeNo, at })
  await notifyOfReinstatement(db, deps, bill.order, { isTold: wasTold, back: bill.back, at })
}

type Undoing = { order: LockedOrder; stay: LockedStay; all: readonly LockedStay[]; permit: Permit; at: Date }

/** Cancels an order again that was reinstated, on the terms of before: what was paid since goes back in full. */
export async function undoReinstating(
  db: Transaction,
  deps: Pick<Deps, 'now'> &
    OrderMessageDeps &
    UndoThrows &
    Throws<'dates_taken' | 'changed_elsewhere' | 'stay_not_ready' | 'too_late'>,
  { order, stay, all, permit, at }: Undoing,
): Promise<void> {
  const { id: by, name } = permit.member
  if (order.status !== 'Confirmed') requireAllowed(deps, { Code: 'orderNotConfirmed', Status: order.status })
  const { changeNo } = stay
  if (changeNo === null) throw new Error(`Stay ${stay.id} was not changed`)
  const before = BeforeReinstating.parse(await selectChange(db, order, changeNo))
  const placings = before.stays.flatMap(({ id, ...to }) => {
    const now = all.find((one) => one.id === id)
    return now?.changeNo === changeNo && now.changeKind !== null ? [{ stay: now, to }] : []
  })
  const isOther = placings.length < before.stays.length || all.some((one) => isOpenElsewhere(one, placings))
  const withdrawn = await withdrawRefunds(db, order, { ids: before.refunds, at })
  if (withdrawn === undefined) throw refundLeft(deps)
  const back = (await refundableOf(db, order)) - before.kept
  if (isOther || back < 0) throw deps.problem('changed_elsewhere', (t) => t.desk.changedElsewhere)

  const stays = placings.map(({ stay: now }) => now)
  await approveUndone(db, deps, { order, stay, stays, permit, at }, Math.max(0, order.payable - before.kept))

  const change = byStaff(by, at)
  const dueAgain = await setDueAgain(db, order, { ids: before.dueAgain, isDueAgain: false })
  await putInPlaces(db, deps, order, { placings, changeNo: null, at })
  await closeChange(db, order, { no: changeNo, at })
  const cancelled = await cancelAgain(db, await keepOverpaid(db, order, withdrawn), { ...change, dueAgain })
  const reason = 'Cancelled for the guest'
  await createRefunds(db, cancelled, { amount: back, cause: 'cancellation', reason, at, decidedBy: by })
  await markIfRefunded(db, cancelled, at)
  const cancellation = await selectCancellation(db, order.code)
  if (before.isTold && cancellation) {
    await notifyOfCancellation(db, deps, cancelled, { terms: cancellation.terms, at, by: name })
  }
}

/** A stay that was not reinstated, and is not over: the order has changed since. */
function isOpenElsewhere({ id, state }: LockedStay, placings: readonly Placing[]): boolean {
  return state !== 'gone' && !placings.some(({ stay }) => stay.id === id)
}

type Putting = { placings: readonly Placing[]; changeNo: number | null; at: Date }

/** Line by line, as nights belong to lines. */
async function putInPlaces(
  db: Transaction,
  deps: Throws<'dates_taken' | 'changed_elsewhere'>,
  order: LockedOrder,
  { placings, changeNo, at }: Putting,
): Promise<void> {
  for (const [lineNo, ofLine] of Map.groupBy(placings, ({ stay }) => stay.lineNo)) {
    await putInPlace(db, deps, order, { placings: ofLine, left: [], lineNo, changeNo, at })
  }
}
