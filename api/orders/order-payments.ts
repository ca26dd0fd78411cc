import type { OrderObstacle, OrderStatus } from '#contract/orders/orders.ts'
import { bookHeldNights, extendHeldNights, holdLinesAgain, releaseNights } from '../nights/inventory.ts'
import { selectRoomName } from '../nights/inventory.sql.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import type { Throws } from '../platform/deps.ts'
import { toTaka } from '#contract/values/money.ts'
import { createStays, staysOf } from './stays/stays.ts'
import type { ActorKey } from './event-rows.ts'
import { hasCancellation } from './order-cancellation.ts'
import { requireOrder, type LockedOrder } from './locked-order.ts'
import { appendEvent, type Change } from './order-events.ts'
import { notifyOfPayment, notifyOfReversal, notifyOfReview, type OrderMessageDeps } from './order-messages.ts'
import { selectOrder } from './order-row.sql.ts'
import { dueOf, isRefundedInFull, payObstacle } from './order-rules.ts'
import { changeStatus } from './order-status.ts'
import type { Order } from './order.ts'
import { addPaid, addSurplus, selectLines, updateHeldUntil } from './orders.sql.ts'

// What payments do to orders. Every function joins the caller's transaction.

/** `due`: what is still to be paid, paisa; above 0. */
export type PayableOrder = LockedOrder & { due: number }

export type NotPayable = Throws<OrderObstacle>

/** The order, locked, if it can be paid now: held and unpaid, or confirmed with something due. Another guest's is `not_found`. */
export async function lockPayableOrder(
  db: Transaction,
  throws: NotPayable & Throws<'not_found'>,
  { code, guestId, at }: { code: string; guestId: number; at: Date },
): Promise<PayableOrder> {
  const order = await requireOrder(db, throws, { code, guestId })
  return { ...order, due: requireDue(order, throws, at) }
}

/** The payable order without the lock, for work that outlasts a transaction. */
export async function requirePayableOrder(
  db: Db,
  throws: NotPayable,
  { code, at }: { code: string; at: Date },
): Promise<void> {
  const order = await selectOrder(db, code)
  if (!order) throw new Error(`There is no order ${code}`)
  requireDue(order, throws, at)
}

function requireDue(order: Order, { problem }: NotPayable, at: Date): number {
  const obstacle = payObstacle(order, at)
  if (obstacle) throw problem(obstacle.code, obstacle.say)
  return dueOf(order)
}

/** Money does not move these: it is booked, and staff see it. */
const UNMOVED_BY_MONEY: readonly OrderStatus[] = ['Requested', 'Confirmed', 'Completed', 'Refunded']

/** `back`: what was paid too much (after a full refund all of it), paisa; the caller sends it back. */
export type Recorded = { status: OrderStatus; back: number }

/** What the history shows of money that was taken at the desk. `Repeats`: the receipt of an earlier payment with the same number. */
type TakenAtDesk = { Receipt?: string; Reference?: string; Repeats?: string | undefined }

/** `amount` in paisa. `actor`: who of staff took it, or the gateway. */
type NewMoney = {
  amount: number
  method: string
  /** Stores the payment with the number of its receipt, once the order has the nights that late money may take: a booking at the desk has its nights when it takes a number. */
  store: () => Promise<TakenAtDesk>
  at: Date
  actor?: ActorKey
}

/**
 * Books money that arrived, and answers the order's new status. It places the order if its nights are still its own or free
 * again; if not, the order is Paid-unplaced and staff must act: money is never dropped. Call it exactly once for each payment.
 */
export async function recordPayment(
  db: Transaction,
  deps: OrderMessageDeps,
  order: LockedOrder,
  { amount, method, store, at, actor = 'gateway' }: NewMoney,
): Promise<Recorded> {
  const status = (await isUnmoved(db, order)) ? order.status : await place(db, order, at)
  const payment = { Amount: toTaka(amount), Method: method, Reference: '', ...(await store()) }
  await addPaid(db, order, amount)
  await appendEvent(db, order, { at, actor }, { Kind: 'tookPayment', ...payment })
  const isNews = status !== order.status
  if (isNews) {
    await changeStatus(db, order, { to: status, at, actor })
    if (status === 'Confirmed') {
      await createStays(db, order)
      await noteOtherRooms(db, order, at)
    }
  }
  const moved = { ...order, status, paid: order.paid + amount }
  const back = isRefundedInFull(status) ? amount : Math.max(0, moved.paid - moved.surplus - moved.payable)
  if (back > 0) {
    await appendEvent(db, order, { at, actor: 'system' }, { Kind: 'overpaid', Amount: toTaka(back) })
    if (!isRefundedInFull(status)) await addSurplus(db, order, back)
  }
  await notifyOfPayment(db, deps, { ...moved, surplus: moved.surplus + back }, { amount, back, at, isNews })
  return { status, back }
}

/** A payment that was still under way does not revive an order that was cancelled. */
async function isUnmoved(db: Db, order: LockedOrder): Promise<boolean> {
  return UNMOVED_BY_MONEY.includes(order.status) || (order.status === 'Cancelled' && (await hasCancellation(db, order)))
}

async function place(db: Db, order: LockedOrder, at: Date): Promise<'Confirmed' | 'Paid-unplaced'> {
  const lines = await selectLines(db, order.code)
  if (await bookHeldNights(db, order, lines)) return 'Confirmed'
  await releaseNights(db, [order])
  const isHeldAgain = await holdLinesAgain(db, order, { lines, at, until: new Date(at.getTime() + 60_000) })
  if (isHeldAgain && (await bookHeldNights(db, order, lines))) return 'Confirmed'
  await releaseNights(db, [order])
  return 'Paid-unplaced'
}

/** Guests were promised a room by name, and get another one. */
async function noteOtherRooms(db: Db, order: LockedOrder, at: Date): Promise<void> {
  const promised = (await selectLines(db, order.code)).flatMap(({ lineNo, unitId }) =>
    unitId === null ? [] : { lineNo, unitId },
  )
  if (promised.length === 0) return
  const stays = await staysOf(db, order)
  for (const { lineNo, unitId } of promised) {
    const given = stays.filter((stay) => stay.lineNo === lineNo)
    if (given.some((stay) => stay.unitId === unitId)) continue
    const what = {
      Kind: 'gaveOtherRoom',
      Named: await selectRoomName(db, unitId),
      Rooms: given.map(({ room }) => room),
    } as const
    await appendEvent(db, order, { at, actor: 'system' }, what)
  }
}

/** Holds the nights of an order until then while a risky payment is looked at, and asks the resort to do so. */
export async function holdForReview(
  db: Db,
  deps: OrderMessageDeps,
  order: LockedOrder,
  { amount, store, at, until }: Pick<NewMoney, 'amount' | 'store' | 'at'> & { until: Date },
): Promise<void> {
  await extendHold(db, order, until)
  await store()
  await notifyOfReview(db, deps, order, { amount, at })
}

/** Money that staff recorded wrongly is due again, and its guest is told. */
export async function reversePayment(
  db: Db,
  deps: OrderMessageDeps,
  order: LockedOrder,
  { amount, receipt, reason, at, actor }: Change & { amount: number; receipt: string; reason: string },
): Promise<void> {
  await addPaid(db, order, -amount)
  const what = { Kind: 'reversedPayment', Amount: toTaka(amount), Receipt: receipt, Reason: reason } as const
  await appendEvent(db, order, { at, actor }, what)
  await notifyOfReversal(db, deps, { ...order, paid: order.paid - amount }, { amount, receipt, at })
}

/**
 * Gives up an order that the guest declined to pay, and frees its nights at once. It leaves alone orders with money in them, orders that are not
 * Pending, and orders that staff made: a guest who leaves the payment page may still pay at the desk.
 */
export async function cancelUnpaidOrder(db: Db, order: LockedOrder, at: Date): Promise<void> {
  if (order.status !== 'Pending' || order.paid > 0 || order.madeBy !== undefined) return
  await releaseNights(db, [order])
  await changeStatus(db, order, { to: 'Cancelled', at, actor: `guest:${order.guestId}` })
}

/** How long nights are held after their guest was sent to a payment page. */
const PAYMENT_PAGE_MINUTES = 30
/** How long payment pages can hold them after the order was made: otherwise one guest could hold the resort forever. */
const MAX_HOLD_MINUTES = 60

/** Holds an unpaid order's nights for a guest who was sent to a payment page at this instant. */
export async function extendHoldForPayment(db: Db, order: LockedOrder, at: Date): Promise<void> {
  const last = order.createdAt.getTime() + MAX_HOLD_MINUTES * 60_000
  await extendHold(db, order, new Date(Math.min(at.getTime() + PAYMENT_PAGE_MINUTES * 60_000, last)))
}

/** Keeps an unpaid order's nights until then, never shorter than before. Changes nothing once some of them are lost. */
async function extendHold(db: Db, order: LockedOrder, until: Date): Promise<void> {
  if (order.status !== 'Pending' || order.heldUntil === undefined || order.heldUntil >= until) return
  const lines = await selectLines(db, order.code)
  if (await extendHeldNights(db, order, { lines, until })) await updateHeldUntil(db, order, until)
}
