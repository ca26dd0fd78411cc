import type { Quote } from '#contract/money.ts'
import type { OrderType } from '#contract/order.ts'
import type { Db } from '../db/db.ts'
import type { Occasion } from './occasion.ts'
import { insertOccasion } from './occasions.sql.ts'
import { createOrderCode } from './order-code.ts'
import { insertOrder } from './orders.sql.ts'

export type NewOrder = {
  guestId: number
  type: OrderType
  quote: Quote
  at: Date
  /** Until when it waits for its money; undefined for what is only asked for. */
  heldUntil: Date | undefined
}

const HOLD_MINUTES = 15

/** Writes down a new order, still without its places, and how it began. Answers its code. */
export async function placeOrder(db: Db, { guestId, type, quote, at, heldUntil }: NewOrder): Promise<string> {
  const code = createOrderCode()
  const status = heldUntil === undefined ? 'Requested' : 'Pending'
  await insertOrder(db, {
    code,
    guestId,
    type,
    status,
    amount: quote.roomCharge,
    tax: quote.tax,
    payable: quote.payable,
    paid: 0,
    heldUntil,
    createdAt: at,
  })
  return code
}

/** The same for an order that takes no nights. */
export async function placeOccasion(db: Db, order: NewOrder, occasion: Occasion): Promise<string> {
  const code = await placeOrder(db, order)
  await insertOccasion(db, code, occasion)
  return code
}

/** The end of the hold of an order that is placed at this instant. */
export function holdFrom(at: Date): Date {
  return new Date(at.getTime() + HOLD_MINUTES * 60_000)
}
