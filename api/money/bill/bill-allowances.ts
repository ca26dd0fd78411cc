import { allowanceRefusal, amountOff, lowerRefusal, mostOff } from '#contract/orders/allowance-rules.ts'
import type * as contract from '#contract/money/charges.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { leviesOnWire } from '#contract/values/levies.ts'
import { quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { approveWithinLimit } from '#api/platform/staff-limits/permit.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { selectCompletedAt } from '#api/orders/orders.sql.ts'
import { addAllowance, lowerableBill, requireCharge, voidAllowance } from '#api/orders/order-charges.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { mayTakeOff } from './extras.ts'

/** What may be taken off the bill of an order now. */
export function quoteAllowances(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found' | 'order_settled'>,
  { params: { Code: code } }: Call<typeof contract.quoteAllowance>,
): Promise<DataOf<typeof contract.quoteAllowance>> {
  return deps.db.inTransaction(async (db) => {
    const order = await requireOrder(db, deps, { code })
    await requireLowerable(db, deps, order)
    const bill = await lowerableBill(db, order)
    return {
      Payable: toTaka(order.payable),
      Held: toTaka(bill.held),
      Charge: toTaka(bill.charge),
      RoomCharge: toTaka(bill.roomCharge),
      Most: toTaka(mostOff(bill)),
      ...leviesOnWire(order.levies),
    }
  })
}

type GiveCode =
  | 'not_found'
  | 'order_settled'
  | 'price_changed'
  | 'amount_too_large'
  | 'fields_missing'
  | 'forbidden'
  | 'sign_in_again'

/** At the sums that the member saw, and out of what they may still give away, VAT included. */
export async function lowerBill(
  deps: Pick<Deps, 'now'> & Throws<GiveCode>,
  { body, staff, permit, once }: Call<typeof contract.giveAllowance>,
): Promise<null> {
  const { Code: code, Payable, Off: off, Cause: cause, Reason: words } = body
  if (cause === 'other' && words === '') throw deps.problem('fields_missing', (t) => t.desk.allowanceReasonMissing)
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code })
    await requireLowerable(db, deps, order)
    if (order.payable !== toPaisa(Payable)) throw deps.problem('price_changed', (t) => t.booking.priceChanged)
    const bill = await lowerableBill(db, order)
    const amount = amountOff(bill, off)
    requireAllowed(deps, lowerRefusal(bill, amount))
    const given = order.payable - quoteOf(order.amount - amount, order.levies).payable
    const approval = await approveWithinLimit(db, deps, permit, { amount: given, orderCode: code })
    const percent = off.Kind === 'percent' ? off.Percent : undefined
    await addAllowance(db, order, {
      amount,
      note: { ...(percent !== undefined && { Percent: percent }), Cause: cause, Reason: words },
      approval,
      by: staff.id,
      at,
    })
    return null
  })
}

/** The guest owes it again. */
export async function voidGivenAllowance(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'order_settled' | 'amount_too_large' | 'forbidden'>,
  { body: { Code: code, No: no }, staff, once }: Call<typeof contract.voidAllowance>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const order = await requireOrder(db, deps, { code })
    const allowance = await requireCharge(db, deps, order, { no, removedAs: 'allowance' })
    if (!mayTakeOff(allowance, staff, at)) throw deps.problem('forbidden', (t) => t.desk.allowanceOfOther)
    await voidAllowance(db, deps, order, allowance, { by: staff.id, at })
    return null
  })
}

async function requireLowerable(db: Db, deps: Pick<Deps, 'now'> & Throws<'order_settled'>, order: LockedOrder) {
  const completed = await selectCompletedAt(db, order)
  const standing = { Status: order.status, CompletedAt: completed?.getTime() }
  requireAllowed(deps, allowanceRefusal(standing, deps.now().getTime()))
}
