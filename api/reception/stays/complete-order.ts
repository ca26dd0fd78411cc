import { settlementOf } from '#contract/orders/order-rules.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Approval } from '#api/platform/staff-limits/permit.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { appendEvent, type Change } from '#api/orders/order-events.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { changeStatus } from '#api/orders/order-status.ts'
import { isFinished, staysOf } from '#api/orders/stays/stays.ts'

/** What is waived of an order, by a member within their limit. */
type Waiver = { approval: Approval; amount: number; reason: string }

/** Completes an order of which every stay is over, where nothing is due, or what is due was waived or goes to a company. */
export async function completeIfFinished(
  db: Transaction,
  order: LockedOrder,
  { at, actor, waived }: Change & { waived?: Waiver | undefined },
): Promise<void> {
  const stays = await staysOf(db, order)
  const isDone = stays.length > 0 && stays.every(({ state }) => isFinished(state))
  const settlement = settlementOf({ Due: dueOf(order), IsBilled: order.isBilled, IsWaived: waived !== undefined })
  if (order.status !== 'Confirmed' || !isDone || settlement === undefined) return
  await changeStatus(db, order, { to: 'Completed', waived: waived?.amount, at, actor })
}

export async function recordWaiver(
  db: Transaction,
  order: LockedOrder,
  change: Change,
  { amount, reason }: Waiver,
): Promise<void> {
  await appendEvent(db, order, change, { Kind: 'waivedDue', Amount: toTaka(amount), Reason: reason })
}
