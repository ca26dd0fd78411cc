import { reinstateRefusal } from '#contract/orders/order-rules.ts'
import { quoteOf, toTaka } from '#contract/values/money.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { selectCancellation } from '#api/orders/cancellation.sql.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { refundableOf } from '#api/orders/order-cancellation.ts'
import { requireShowable } from '#api/orders/order-charges.ts'
import { selectCharges, selectSumOfCharges } from '#api/orders/order-charges.sql.ts'
import { selectLine, type ChangedLine } from '#api/orders/order-lines.sql.ts'
import { heldOf, isRefundedInFull } from '#api/orders/order-rules.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { standingRefunds, withdrawableOf } from '#api/money/refunds/create-refunds.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { selectRoomCancellation } from '#api/orders/stays/stay-changes.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { BeforeChange } from './before-change.ts'
import { requireStays } from './locked-stays.ts'
import { settled, type PricedChange } from './price-change.ts'
import { backOf } from './settle-bill.ts'

/** What comes back, and what it comes to. */
export type Reinstatement = {
  stays: readonly LockedStay[]
  /** The line that was given up; undefined where the whole order was cancelled. */
  givenUp: GivenUp | undefined
  priced: PricedChange
  /** Refunds of it that are withdrawn, and those that went back and are due again. Their ids, and the sum of the first. */
  withdrawn: { ids: readonly string[]; sum: number }
  dueAgain: readonly string[]
}

type GivenUp = {
  line: ChangedLine
  /** Charges by their numbers: those that stayed on the bill for it, and those that it took off. */
  takeOff: readonly number[]
  putBack: readonly number[]
  moveChargeNo: number | null
  /** What the bill comes to more with it, paisa. */
  cost: number
}

type PlanDeps = Pick<Deps, 'now'> & Throws<'stay_not_ready' | 'amount_too_large'>
type Asked = { order: LockedOrder; stay: LockedStay; all: readonly LockedStay[]; staff: Staff }

/** Throws where the rules refuse it; whether its nights are free is not asked here. */
export async function planReinstating(
  db: Transaction,
  deps: PlanDeps,
  { order, stay, all, staff }: Asked,
): Promise<Reinstatement> {
  const at = deps.now()
  const isWhole = isRefundedInFull(order.status)
  const isBack = (one: LockedStay) => (isWhole ? !one.isGivenUp : one.lineNo === stay.lineNo)
  const stays = all.filter((one) => one.state === 'gone' && isBack(one))
  requireStays(deps, 'reinstate', { order, chosen: isWhole ? stays : [stay, ...stays] }, staff)
  const cancellation = isWhole ? await selectCancellation(db, order.code) : undefined
  if (isWhole && !cancellation) requireAllowed(deps, { Code: 'orderNotConfirmed', Status: order.status })
  const givenUp = isWhole ? undefined : await givenUpOf(db, deps, order, stay)

  const refunds = await standingRefunds(db, order, { cancelledAt: cancellation?.cancelledAt, at })
  const asked = sumOf(refunds.filter(({ where }) => where === 'asked'))
  requireAllowed(deps, reinstateRefusal(toTaka(asked)))
  const amount = order.amount + (givenUp?.cost ?? 0)
  const held = heldOf(order) - (isWhole ? sumOf(refunds) : 0)
  const { payable } = quoteOf(amount)
  requireShowable(deps, payable)
  const withdrawn = withdrawableOf(refunds, payable - held)
  const sum = sumOf(withdrawn)
  const bill = settled(amount, held + sum)
  const back = backOf(bill, (await refundableOf(db, order)) + sum)
  return {
    stays,
    givenUp,
    priced: { ...bill, back, adjustment: 0, kept: 0, charged: 0 },
    withdrawn: { ids: withdrawn.map(({ id }) => id).toReversed(), sum },
    dueAgain: isWhole ? refunds.filter((refund) => !withdrawn.includes(refund)).map(({ id }) => id) : [],
  }
}

/** A room that was added, and taken back by undoing that, was never cancelled. */
async function givenUpOf(
  db: Transaction,
  deps: Throws<'stay_not_ready'>,
  order: LockedOrder,
  stay: LockedStay,
): Promise<GivenUp> {
  const stored = await selectRoomCancellation(db, order, stay.id)
  if (stored === undefined) requireAllowed(deps, { Code: 'notGivenUp' })
  const { added, removed, stays } = BeforeChange.parse(stored)
  const line = await selectLine(db, order, stay.lineNo)
  // An allowance of it may have been voided since.
  const off = (await selectCharges(db, [order.code])).filter(({ no }) => added.includes(no))
  return {
    line,
    takeOff: off.map(({ no }) => no),
    putBack: removed,
    moveChargeNo: stays.find(({ id }) => id === stay.id)?.moveChargeNo ?? null,
    cost: line.price + (await selectSumOfCharges(db, order, removed)) - sumOf(off),
  }
}

function sumOf(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}
