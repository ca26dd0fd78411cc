import { bookHeldNights } from '../nights/inventory.ts'
import type { Db } from '../platform/db/db.ts'
import { createStays } from './stays/stays.ts'
import type { LockedOrder } from './locked-order.ts'
import { notifyOfPlacement, type OrderMessageDeps } from './order-messages.ts'
import type { Change } from './order-events.ts'
import { changeStatus } from './order-status.ts'
import { selectLines } from './orders.sql.ts'

/** Confirms an order that staff have just placed, although it is paid later. Joins the transaction that holds its nights. */
export async function confirmUnpaid(
  db: Db,
  deps: OrderMessageDeps,
  order: LockedOrder,
  { at, actor, reason }: Change & { reason: string },
): Promise<void> {
  const lines = await selectLines(db, order.code)
  if (!(await bookHeldNights(db, order, lines))) throw new Error(`Order ${order.code} does not hold its nights`)
  const what = { Kind: 'confirmedUnpaid', Reason: reason } as const
  const confirmed = await changeStatus(db, order, { to: 'Confirmed', at, actor, what })
  await createStays(db, confirmed)
  await notifyOfPlacement(db, deps, confirmed, at)
}
