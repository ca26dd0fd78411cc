import { toTaka } from '#contract/values/money.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { confirmAgain } from '#api/orders/order-cancellation.ts'
import { byStaff } from '#api/orders/order-events.ts'
import { notifyOfReinstatement, type OrderMessageDeps } from '#api/orders/order-messages.ts'
import { markDueAgain } from '#api/money/refunds/create-refunds.ts'
import { recordChange } from '#api/orders/stays/stay-changes.ts'
import { stopProposals } from '#api/money/refund-approval/refund-approval.ts'
import { putInPlace, type Placing } from './apply-change.ts'
import { placeOf } from './stay-places.ts'
import { settleBill } from './settle-bill.ts'
import type { Decision } from './stay-plan.ts'

type Confirming = Pick<Decision, 'isTold' | 'by' | 'at'> & {
  /** Ids of the refunds that went back and are due again. */
  dueAgain: readonly string[]
  /** To be paid afterwards, paisa. */
  due: number
  placings: readonly Placing[]
  /** Names of the rooms that its guests get. */
  names: string[]
}

/** Confirms a cancelled order with its rooms. What went back for the cancellation is due again, and what was kept pays for the stay. To take it back is to cancel it. */
export async function confirmWithRooms(
  db: Transaction,
  deps: OrderMessageDeps & Throws<'dates_taken' | 'changed_elsewhere'>,
  cancelled: LockedOrder,
  { dueAgain: ids, due, placings, names, isTold, by, at }: Confirming,
): Promise<void> {
  const dueAgain = await markDueAgain(db, cancelled, ids)
  const what = { Kind: 'reinstatedOrder', Rooms: names, Due: toTaka(due) } as const
  const order = await confirmAgain(db, cancelled, { ...byStaff(by, at), dueAgain, what })
  await stopProposals(db, order, { by, at })
  const bill = await settleBill(db, order, { by, at })
  const before = { stays: placings.map(({ stay }) => ({ id: stay.id, ...placeOf(stay) })) }
  await recordChange(db, order, { kind: 'reinstateOrder', by, at, before })
  // Line by line, as nights belong to lines.
  for (const [lineNo, ofLine] of Map.groupBy(placings, ({ stay }) => stay.lineNo)) {
    await putInPlace(db, deps, order, { placings: ofLine, left: [], lineNo, changeNo: null, at })
  }
  await notifyOfReinstatement(db, deps, bill.order, { isTold: isTold || bill.back > 0, back: bill.back, at })
}
