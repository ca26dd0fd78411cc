import type { Db, Reads } from '../db/db.ts'
import { insertCharge, selectCharges, type ChargeRow } from './order-charges.sql.ts'
import { appendEvent } from './orders.sql.ts'

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
