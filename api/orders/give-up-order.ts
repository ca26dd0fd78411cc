import type { Db } from '../db/db.ts'
import type { Throws } from '../deps.ts'
import type { RefundTerms } from '#contract/cancellations.ts'
import { releaseNights } from '../availability/inventory.ts'
import { insertCancellation, selectCancellation, selectRefunded, type Cancellation } from './cancellation.sql.ts'
import { expectNoOne } from '../stays/stays.ts'
import type { Order } from './order.ts'
import { changeStatus } from './order-status.ts'
import { appendEvent, lockOrder, selectFirstDay } from './orders.sql.ts'
import { texts } from '../texts.ts'

// What a cancellation and its refunds do to an order. Every function joins the caller's transaction.

/** `firstDay` is its earliest arrival, or the day of its pool visit or hall; `refunded` what was paid beyond its price and is sent back. */
export type OwnOrder = Order & { firstDay: string; refunded: number }

/** The order, locked. Another guest's is `not_found`; for staff, without `guestId`, none is another's. */
export async function lockOwnOrder(
  db: Db,
  { problem }: Throws<'not_found'>,
  { code, guestId }: { code: string; guestId?: number },
): Promise<OwnOrder> {
  const order = await lockOrder(db, code)
  if (!order || (guestId !== undefined && order.guestId !== guestId)) throw problem('not_found', texts.orders.unknown)
  const [firstDay, refunded] = await Promise.all([selectFirstDay(db, code), selectRefunded(db, code)])
  return { ...order, firstDay, refunded }
}

/** Frees the nights of a locked order, cancels it and stores the terms to which its guest agreed. `actor`: `guest:7`, `staff:3`. */
export async function giveUpOrder(
  db: Db,
  { code, status }: Order,
  { terms, at, actor, reason = '' }: { terms: RefundTerms; at: Date; actor: string; reason?: string },
): Promise<void> {
  const detail = `${terms.refund} paisa of ${terms.paid} go back${reason && `: ${reason}`}`
  await releaseNights(db, [code])
  await expectNoOne(db, code, at)
  await changeStatus(db, { orderCode: code, from: status, to: 'Cancelled', at, actor, detail })
  await insertCancellation(db, { orderCode: code, terms, at, actor, reason })
}

/** What a guest agreed to when they gave the order up, and where it stands; undefined when they have not. */
export async function findCancellation(db: Db, orderCode: string): Promise<Cancellation | undefined> {
  return selectCancellation(db, orderCode)
}

/** Whether the order was given up, by its guest or for them. One that was only not paid at the gateway is cancelled too, but not given up. */
export async function isGivenUp(db: Db, orderCode: string): Promise<boolean> {
  return (await selectCancellation(db, orderCode)) !== undefined
}

type RefundNote = { orderCode: string; at: Date; actor?: string; event: 'refund' | 'refund failed'; detail: string }

/** Writes down what became of a refund; answers the guest whose money it is. The order stays locked. */
export async function noteRefund(
  db: Db,
  { orderCode, at, actor = 'gateway', event, detail }: RefundNote,
): Promise<number> {
  const order = await lockOrder(db, orderCode)
  if (!order) throw new Error(`There is no order ${orderCode}`)
  await appendEvent(db, { orderCode, at, actor, event, detail })
  return order.guestId
}

/** Every refund of a cancelled order has arrived. */
export async function markRefunded(db: Db, { orderCode, at }: { orderCode: string; at: Date }): Promise<void> {
  const order = await lockOrder(db, orderCode)
  if (order?.status !== 'Cancelled') return
  await changeStatus(db, { orderCode, from: 'Cancelled', to: 'Refunded', at, actor: 'gateway' })
}
