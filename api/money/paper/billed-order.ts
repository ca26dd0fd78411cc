import type { OrderStatus, OrderType } from '#contract/orders/orders.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import {
  selectLinesOf,
  selectOrderWithGuest,
  selectPaymentsOf,
  selectRefundsOf,
  selectVisitOf,
  type LineRow,
  type MoneyRow,
  type RefundRow,
  type VisitRow,
} from '#api/orders/whole-order.sql.ts'
import { findSummary } from '#api/orders/summaries.ts'
import { phoneOf } from '#api/guests/guests.ts'
import { selectCompanyBill, type StoredCompanyBill } from '#api/orders/company-bills.sql.ts'
import { selectCharges, type Charge } from '#api/orders/order-charges.sql.ts'
import { toPaisa } from '#contract/values/money.ts'

/** What an order's sheets are made of; sums in paisa. */
export type BilledOrder = {
  code: string
  type: OrderType
  status: OrderStatus
  guest: string
  phone: string
  arrival: string
  departure: string
  lines: readonly LineRow[]
  charges: readonly Charge[]
  visit: VisitRow | undefined
  /** After discounts, before tax. */
  amount: number
  tax: number
  payable: number
  paid: number
  due: number
  /** Who pays what is due instead of the guest. */
  company: StoredCompanyBill | undefined
  /** Those that count: no reversed ones. */
  payments: readonly MoneyRow[]
  /** Those that the gateway did not refuse. */
  refunds: readonly RefundRow[]
}

export async function readBilledOrder(
  { db, now }: Pick<Deps, 'now'> & { db: Db },
  code: string,
): Promise<BilledOrder | undefined> {
  const [summary, order] = await Promise.all([findSummary({ db, now }, code), selectOrderWithGuest(db, code)])
  if (!summary || !order) return undefined
  const [lines, charges, visit, payments, refunds, company] = await Promise.all([
    selectLinesOf(db, code),
    selectCharges(db, [code]),
    selectVisitOf(db, code),
    selectPaymentsOf(db, code),
    selectRefundsOf(db, code),
    selectCompanyBill(db, code),
  ])
  return {
    code,
    type: summary.Type,
    status: summary.Status,
    guest: order.name,
    phone: phoneOf(order.phone),
    arrival: summary.Arrival,
    departure: summary.Departure,
    lines,
    charges,
    visit,
    amount: order.charge,
    tax: order.tax,
    payable: order.payable,
    paid: order.paid,
    due: toPaisa(summary.Due),
    company,
    ...moneyThatCounts({ payments, refunds }),
  }
}

export function moneyThatCounts({ payments, refunds }: Pick<BilledOrder, 'payments' | 'refunds'>) {
  return {
    payments: payments.filter(({ isReversed }) => !isReversed),
    refunds: refunds.filter(({ state }) => state !== 'failed'),
  }
}
