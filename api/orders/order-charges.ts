import type { Db, Reads } from '../db/db.ts'
import { quoteOf } from '#contract/values/money.ts'
import type { Throws } from '../deps.ts'
import { texts } from '../texts.ts'
import {
  insertCharge,
  markRemoved,
  selectCharges,
  selectExtra,
  updateSums,
  type ChargeRow,
} from './order-charges.sql.ts'
import type { Order } from './order.ts'
import { appendEvent, lockOrder } from './orders.sql.ts'

// What stands on a bill beside nights. The sums of the order include it.

type NewDiscount = {
  orderCode: string
  /** Paisa before tax. */
  amount: number
  percent: number
  reason: string
  by: number
  at: Date
}

/** Puts the discount on the bill of an order that was placed at the price without it; one that comes to nothing is left out. */
export async function addDiscount(db: Db, { orderCode, amount, percent, reason, by, at }: NewDiscount): Promise<void> {
  if (amount === 0) return
  const label = `${percent} %: ${reason}`
  await insertCharge(db, { orderCode, kind: 'discount', label, quantity: 1, amount: -amount, by, at })
  const detail = `${amount} paisa, ${label}`
  await appendEvent(db, { orderCode, at, actor: `staff:${by}`, event: 'discount', detail })
}

export type Charge = ChargeRow

/** What stands on the bills of these orders beside nights. */
export async function chargesOf(db: Reads, orderCodes: readonly string[]): Promise<Charge[]> {
  return orderCodes.length === 0 ? [] : selectCharges(db, orderCodes)
}

type ExtraProblems = Throws<'not_found' | 'order_settled'>

type NewExtra = {
  orderCode: string
  label: string
  quantity: number
  /** Of one, paisa before tax. */
  price: number
  by: number
  at: Date
}

/** Puts an extra on the bill of an order that stands: it is due at once, with tax as the rest of the bill. */
export async function addExtra(db: Db, deps: ExtraProblems, extra: NewExtra): Promise<void> {
  const { orderCode, label, quantity, price, by, at } = extra
  const order = await lockStanding(db, deps, orderCode)
  const amount = price * quantity
  await insertCharge(db, { orderCode, kind: 'extra', label, quantity, amount, by, at })
  await updateSums(db, { orderCode, ...sumsWith(order, amount) })
  const detail = `${label}, ${quantity} for ${amount} paisa`
  await appendEvent(db, { orderCode, at, actor: `staff:${by}`, event: 'extra', detail })
}

/** Takes it off again while so much is due; answers what it was. */
export async function removeExtra(
  db: Db,
  deps: ExtraProblems,
  { orderCode, no, by, at }: { orderCode: string; no: number; by: number; at: Date },
): Promise<Charge> {
  const order = await lockStanding(db, deps, orderCode)
  const extra = await selectExtra(db, orderCode, no)
  if (!extra) throw deps.problem('not_found', texts.desk.unknownExtra)
  const sums = sumsWith(order, -extra.amount)
  if (sums.payable < order.paid) throw deps.problem('order_settled', texts.desk.extraPaid)
  await markRemoved(db, { orderCode, no, by, at })
  await updateSums(db, { orderCode, ...sums })
  const detail = `${extra.label}, ${extra.quantity} for ${extra.amount} paisa`
  await appendEvent(db, { orderCode, at, actor: `staff:${by}`, event: 'extra removed', detail })
  return extra
}

/** Only what is held or confirmed has a bill that can grow. */
async function lockStanding(db: Db, { problem }: ExtraProblems, code: string): Promise<Order> {
  const order = await lockOrder(db, code)
  if (!order) throw problem('not_found', texts.orders.unknown)
  if (order.status !== 'Pending' && order.status !== 'Confirmed') {
    throw problem('order_settled', texts.desk.orderIs(order.status))
  }
  return order
}

/** A pool visit has no tax, and neither has what is on its bill. */
function sumsWith(order: Order, more: number): { amount: number; tax: number; payable: number } {
  const amount = order.amount + more
  const { tax, payable } = order.type === 'Pool' ? { tax: 0, payable: amount } : quoteOf(amount)
  return { amount, tax, payable }
}
