import type { OrderObstacle, OrderStatus } from '#contract/orders.ts'
import { bookHeldNights, extendHeldNights, holdLines, releaseNights } from '../availability/inventory.ts'
import type { Db } from '../db/db.ts'
import type { Throws } from '../deps.ts'
import { expectGuests } from '../stays/stays.ts'
import { texts } from '../texts.ts'
import { isGivenUp } from './give-up-order.ts'
import { notifyOfPayment, notifyOfReview, type OrderMessageDeps } from './order-messages.ts'
import { dueOf, goesBackWhole, payObstacle } from './order-rules.ts'
import { changeStatus } from './order-status.ts'
import type { Order } from './order.ts'
import { addPaid, addSurplus, appendEvent, lockOrder, selectLines, selectOrder, updateHeldUntil } from './orders.sql.ts'

// What payments do to orders. Every function joins the caller's transaction.

export type PayableOrder = Pick<Order, 'code' | 'type' | 'status' | 'payable' | 'paid' | 'heldUntil'> & {
  /** What is still to be paid, paisa; above 0. */
  due: number
}

export type NotPayable = Throws<OrderObstacle>

/** The guest's order, locked, if it can be paid now: held and unpaid, or confirmed with something due. Another guest's is `not_found`. */
export async function lockPayableOrder(
  db: Db,
  throws: NotPayable & Throws<'not_found'>,
  { code, guestId, at }: { code: string; guestId: number; at: Date },
): Promise<PayableOrder> {
  const order = await lockOrder(db, code)
  if (order?.guestId !== guestId) throw throws.problem('not_found', texts.orders.unknown)
  return requirePayable(order, throws, at)
}

/** The same of any guest's order, for staff. */
export async function lockDueOrder(
  db: Db,
  throws: NotPayable & Throws<'not_found'>,
  { code, at }: { code: string; at: Date },
): Promise<PayableOrder> {
  const order = await lockOrder(db, code)
  if (!order) throw throws.problem('not_found', texts.orders.unknown)
  return requirePayable(order, throws, at)
}

/** The same of any order and without the lock, for work that outlasts a transaction. */
export async function requirePayableOrder(
  db: Db,
  throws: NotPayable,
  { code, at }: { code: string; at: Date },
): Promise<void> {
  const order = await selectOrder(db, code)
  if (!order) throw new Error(`There is no order ${code}`)
  requirePayable(order, throws, at)
}

function requirePayable(order: Order, { problem }: NotPayable, at: Date): PayableOrder {
  const obstacle = payObstacle(order, at)
  if (obstacle) throw problem(obstacle.code, obstacle.sentence)
  const { code, type, status, payable, paid, heldUntil } = order
  return { code, type, status, payable, paid, heldUntil, due: dueOf(order) }
}

/** Money does not move these: it is booked, and staff see it. */
const UNMOVED_BY_MONEY: readonly OrderStatus[] = ['Requested', 'Confirmed', 'Completed', 'Refunded']

/** `back`: what the resort may not hold of the money in the order, paisa; the caller sends it back. */
export type Recorded = { status: OrderStatus; back: number }

/** `amount` in paisa. `actor`: who took it, `staff:3`, or the gateway. */
type NewMoney = { orderCode: string; attemptId: string; amount: number; at: Date; actor?: string }

/**
 * Books money that arrived, and answers where the order stands then. It places the order if its nights are still its own or free
 * again; if not, the order is Paid-unplaced and staff must act: money is never dropped. Call it once a payment.
 */
export async function recordPayment(
  db: Db,
  deps: OrderMessageDeps,
  { orderCode, attemptId, amount, at, actor = 'gateway' }: NewMoney,
): Promise<Recorded> {
  const order = await lockOrder(db, orderCode)
  if (!order) throw new Error(`There is no order ${orderCode}`)
  await addPaid(db, orderCode, amount)
  await appendEvent(db, {
    orderCode,
    at,
    actor,
    event: 'payment',
    detail: `${amount} paisa by ${attemptId}`,
  })

  const status = (await isUnmoved(db, order)) ? order.status : await place(db, order, at)
  if (status !== order.status) {
    await changeStatus(db, { orderCode, from: order.status, to: status, at, actor })
    if (status === 'Confirmed') await expectGuests(db, orderCode)
  }
  const isNews = status !== order.status
  const moved = { ...order, status, paid: order.paid + amount }
  const back = goesBackWhole(status) ? amount : Math.max(0, moved.paid - moved.surplus - moved.payable)
  if (back > 0) {
    await appendEvent(db, { orderCode, at, actor: 'system', event: 'surplus', detail: `${back} paisa go back` })
    if (!goesBackWhole(status)) await addSurplus(db, orderCode, back)
  }
  await notifyOfPayment(db, deps, { ...moved, surplus: moved.surplus + back }, { amount, back, at, isNews })
  return { status, back }
}

/** An order that its guest gave up is not placed again by a payment that was still under way. */
async function isUnmoved(db: Db, { code, status }: Order): Promise<boolean> {
  return UNMOVED_BY_MONEY.includes(status) || (status === 'Cancelled' && (await isGivenUp(db, code)))
}

async function place(db: Db, { code }: Order, at: Date): Promise<'Confirmed' | 'Paid-unplaced'> {
  const lines = await selectLines(db, code)
  if (await bookHeldNights(db, { code, lines })) return 'Confirmed'
  await releaseNights(db, [code])
  const isHeldAgain = await holdLines(db, { orderCode: code, lines, at, until: new Date(at.getTime() + 60_000) })
  if (isHeldAgain && (await bookHeldNights(db, { code, lines }))) return 'Confirmed'
  await releaseNights(db, [code])
  return 'Paid-unplaced'
}

/** Holds the nights of an order until then while a risky payment is looked at, and asks the resort to do so. */
export async function holdForReview(
  db: Db,
  deps: OrderMessageDeps,
  { orderCode, amount, at, until }: { orderCode: string; amount: number; at: Date; until: Date },
): Promise<void> {
  await extendHold(db, orderCode, () => until)
  const order = await selectOrder(db, orderCode)
  if (!order) throw new Error(`There is no order ${orderCode}`)
  await notifyOfReview(db, deps, order, { amount, at })
}

/** Takes back money that staff recorded wrongly: it is due again. The order is locked. */
export async function unrecordPayment(
  db: Db,
  {
    orderCode,
    amount,
    at,
    actor,
    detail,
  }: { orderCode: string; amount: number; at: Date; actor: string; detail: string },
): Promise<void> {
  await addPaid(db, orderCode, -amount)
  await appendEvent(db, { orderCode, at, actor, event: 'payment reversed', detail: `${amount} paisa: ${detail}` })
}

/**
 * Gives up an order that the guest declined to pay, and frees its nights at once. An order with money in it, or none that is Pending, stays,
 * and so does what staff hold: a guest who leaves the payment page may still pay at the desk.
 */
export async function cancelUnpaidOrder(db: Db, { orderCode, at }: { orderCode: string; at: Date }): Promise<void> {
  const order = await lockOrder(db, orderCode)
  if (order?.status !== 'Pending' || order.paid > 0 || order.madeBy !== undefined) return
  await releaseNights(db, [orderCode])
  await changeStatus(db, { orderCode, from: 'Pending', to: 'Cancelled', at, actor: `guest:${order.guestId}` })
}

/** While a guest is at the gateway the nights stay theirs for so long … */
const PAYMENT_PAGE_MINUTES = 30
/** … and never beyond so long after the order: else one guest could hold the resort for ever. */
const MAX_HOLD_MINUTES = 60

/** Holds an unpaid order's nights for a guest who was sent to a payment page at this instant. */
export async function holdWhilePaying(db: Db, { orderCode, at }: { orderCode: string; at: Date }): Promise<void> {
  await extendHold(db, orderCode, ({ createdAt }) => {
    const last = createdAt.getTime() + MAX_HOLD_MINUTES * 60_000
    return new Date(Math.min(at.getTime() + PAYMENT_PAGE_MINUTES * 60_000, last))
  })
}

/** Keeps an unpaid order's nights until then, never shorter than before. Changes nothing once some of them are lost. */
async function extendHold(db: Db, orderCode: string, untilOf: (order: Order) => Date): Promise<void> {
  const [order, lines] = await Promise.all([lockOrder(db, orderCode), selectLines(db, orderCode)])
  if (order?.status !== 'Pending' || order.heldUntil === undefined) return
  const until = untilOf(order)
  if (order.heldUntil >= until) return
  const isExtended = await extendHeldNights(db, { code: orderCode, lines, until })
  if (isExtended) await updateHeldUntil(db, orderCode, until)
}
