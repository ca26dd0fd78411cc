import type { Db } from '../platform/db/db.ts'
import { refundPercent, refundTerms, type RefundTerms } from '#contract/money/cancellations.ts'
import { releaseNights } from '../nights/inventory.ts'
import { insertCancellation, markReinstated, selectCancellation, selectRefunded } from './cancellation.sql.ts'
import { cancelExpectedStays } from './stays/stays.ts'
import type { HistoryEntry } from '#contract/orders/history.ts'
import { toTaka } from '#contract/values/money.ts'
import { deleteCompanyBill } from './company-bills.sql.ts'
import type { LockedOrder } from './locked-order.ts'
import type { Change } from './order-events.ts'
import { changeStatus } from './order-status.ts'
import { addSurplus, selectFirstDay } from './orders.sql.ts'

// What a cancellation and its refunds do to an order. Every function joins the caller's transaction.

/** What a cancellation is decided by. `firstDay` is the earliest arrival, or the day of the pool visit or hall; `refunded` what was sent back. */
export type Cancellable = { firstDay: string; refunded: number }

export async function cancellableParts(db: Db, order: LockedOrder): Promise<Cancellable> {
  const [firstDay, refunded] = await Promise.all([selectFirstDay(db, order), selectRefunded(db, order)])
  return { firstDay, refunded }
}

/** On what terms the policy cancels an order on a day. What has no confirmed nights goes back in full on any day. */
export function policyTerms(order: LockedOrder, { firstDay, refunded }: Cancellable, today: string): RefundTerms {
  const percent = order.status === 'Confirmed' ? refundPercent(today, firstDay) : 100
  return refundTerms(order.paid - refunded, percent)
}

/** The money in an order that was not sent back, paisa. */
export async function refundableOf(db: Db, order: LockedOrder): Promise<number> {
  return order.paid - (await selectRefunded(db, order))
}

/** Frees the nights of an order, cancels it and stores the terms to which its guest agreed. No company pays for it any more. */
export async function cancelOrder(
  db: Db,
  order: LockedOrder,
  { terms, at, actor, reason = '' }: Change & { terms: RefundTerms; reason?: string },
): Promise<void> {
  await releaseNights(db, [order])
  await cancelExpectedStays(db, order, at)
  await deleteCompanyBill(db, order)
  const what = {
    Kind: 'cancelledOrder',
    Paid: toTaka(terms.paid),
    Refund: toTaka(terms.refund),
    Reason: reason,
  } as const
  await changeStatus(db, order, { to: 'Cancelled', at, actor, what })
  await insertCancellation(db, order, { terms, at, actor, reason })
}

type Reinstated = Change & {
  /** What went back for the cancellation, paisa: it is due again. */
  dueAgain: number
  what: Extract<HistoryEntry, { Kind: 'reinstatedOrder' }>
}

/** A cancelled order is confirmed again. Its nights and stays are the caller's work. */
export async function confirmAgain(
  db: Db,
  order: LockedOrder,
  { dueAgain, what, ...change }: Reinstated,
): Promise<LockedOrder> {
  await markReinstated(db, order, change.at)
  await addSurplus(db, order, dueAgain)
  const confirmed = await changeStatus(db, order, { ...change, to: 'Confirmed', what })
  return { ...confirmed, surplus: order.surplus + dueAgain }
}

/** Whether its guest or staff cancelled the order. One that was not paid at the gateway has the same status, but no terms. */
export async function hasCancellation(db: Db, { code }: LockedOrder): Promise<boolean> {
  return (await selectCancellation(db, code)) !== undefined
}

/** Every refund of a cancelled order has arrived. */
export async function markRefunded(db: Db, order: LockedOrder, at: Date): Promise<void> {
  if (order.status === 'Cancelled') await changeStatus(db, order, { to: 'Refunded', at, actor: 'gateway' })
}
