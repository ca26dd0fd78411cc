import type { Reads } from '../platform/db/db.ts'
import { selectCompanyBills, type StoredCompanyBill } from './company-bills.sql.ts'
import { selectCharges, type Charge } from './order-charges.sql.ts'
import { localTimeOf, type Occasion } from './order.ts'
import {
  selectLinesOf,
  selectOrdersWithGuests,
  selectPaymentsOf,
  selectRefundsOf,
  type LineRow,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
} from './whole-order.sql.ts'

/** An order with all that its guest, the desk and its sheets show of it; sums in paisa. */
export type WholeOrder = Omit<OrderRow, 'starts'> & {
  lines: LineRow[]
  /** Those that were given up. */
  cancelledLines: LineRow[]
  charges: Charge[]
  payments: PaymentRow[]
  refunds: RefundRow[]
  /** Who pays what is due instead of the guest. */
  company: StoredCompanyBill | undefined
  /** Set for what takes no nights. */
  occasion: Occasion | undefined
}

/** The orders of these codes, newest first. */
export async function readWholeOrders(
  db: Reads,
  { codes, at }: { codes: readonly string[]; at: Date },
): Promise<WholeOrder[]> {
  if (codes.length === 0) return []
  const [orders, lines, charges, payments, refunds, companies] = await Promise.all([
    selectOrdersWithGuests(db, { codes, at }),
    selectLinesOf(db, codes),
    selectCharges(db, codes),
    selectPaymentsOf(db, codes),
    selectRefundsOf(db, codes),
    selectCompanyBills(db, codes),
  ])
  const linesOf = byOrder(lines)
  const [chargesOf, companiesOf] = [byOrder(charges), byOrder(companies)]
  const [paymentsOf, refundsOf] = [byOrder(payments), byOrder(refunds)]
  return orders.map((order) => ({
    ...order,
    lines: linesOf(order).filter(({ isCancelled }) => !isCancelled),
    cancelledLines: linesOf(order).filter(({ isCancelled }) => isCancelled),
    charges: chargesOf(order),
    payments: paymentsOf(order),
    refunds: refundsOf(order),
    company: companiesOf(order)[0],
    occasion: occasionOf(order),
  }))
}

function byOrder<Row extends { orderCode: string }>(rows: readonly Row[]): (order: { code: string }) => Row[] {
  const found = Map.groupBy(rows, ({ orderCode }) => orderCode)
  return ({ code }) => found.get(code) ?? []
}

/** Joins the caller's transaction. */
export async function readWholeOrder(
  db: Reads,
  { code, at }: { code: string; at: Date },
): Promise<WholeOrder | undefined> {
  const [order] = await readWholeOrders(db, { codes: [code], at })
  return order
}

/** The price of a visit, a hall or the resort: the order without its charges. Paisa before VAT. */
export function occasionPrice({ amount, charges }: Pick<WholeOrder, 'amount' | 'charges'>): number {
  return charges.reduce((left, charge) => left - charge.amount, amount)
}

function occasionOf(row: OrderRow): Occasion | undefined {
  if (row.starts === null) return undefined
  const { starts, ends, persons, contactName: name, contactPhone: phone, remark } = row
  return { start: localTimeOf(starts), end: localTimeOf(ends), persons, name, phone, remark }
}
