import { quoteOf, toPaisa } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { approveWithinLimit, type Permit } from '#api/platform/staff-limits/permit.ts'
import { countByMember } from '#api/platform/throttle/throttle.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import type { PricedChange } from './price-change.ts'

type Decision = {
  body: { Payable: number; Refund: number; Allowance: number; Reason: string; TellGuest: boolean }
  staff: Staff
  permit: Permit
}

type Decided = {
  order: LockedOrder
  priced: PricedChange
  /** The new quote, where the sums have changed. */
  quote: () => Promise<object>
}

type DecideThrows = Throws<'price_changed' | 'amount_too_large' | 'fields_missing' | 'forbidden' | 'sign_in_again'>

/**
 * Checks what a person decided about a priced change: its sums must be those that they saw, and they must be allowed to take the allowance
 * off. Answers the allowance, paisa before VAT.
 */
export async function decide(
  db: Transaction,
  deps: Pick<Deps, 'now' | 'limits'> & DecideThrows,
  { body, staff, permit }: Decision,
  { order, priced, quote }: Decided,
): Promise<number> {
  await requireSeen(deps, body, { priced, quote })
  if (body.TellGuest) await countByMember(db, deps, 'smsPerMember', staff)
  const allowance = toPaisa(body.Allowance)
  if (allowance > priced.charged) {
    throw deps.problem('amount_too_large', (t) => t.desk.allowanceTooLarge(priced.charged))
  }
  if (allowance > 0) {
    await approveGiven(db, deps, {
      staff,
      permit,
      order,
      reason: body.Reason,
      charge: priced.bill.roomCharge,
      allowance,
    })
  }
  return allowance
}

/** Throws with the new quote where the sums are not those that the person saw. */
export async function requireSeen(
  { problem }: Throws<'price_changed'>,
  { Payable, Refund }: Pick<Decision['body'], 'Payable' | 'Refund'>,
  { priced, quote }: Pick<Decided, 'quote'> & { priced: Pick<PricedChange, 'bill' | 'back'> },
): Promise<void> {
  if (priced.bill.payable === toPaisa(Payable) && priced.back === toPaisa(Refund)) return
  const data = await quote()
  throw problem('price_changed', (t) => t.booking.priceChanged, { data })
}

type Giving = {
  staff: Staff
  permit: Permit
  order: LockedOrder
  reason: string
  /** The room charge before it is lowered, and by how much, paisa before VAT. */
  charge: number
  allowance: number
}

/** Taking something off a bill needs the right and a reason, and counts against the limit, VAT included. */
async function approveGiven(
  db: Transaction,
  deps: Pick<Deps, 'now'> & Throws<'forbidden' | 'sign_in_again' | 'fields_missing'>,
  { staff, permit, order, reason, charge, allowance }: Giving,
): Promise<void> {
  if (!can(staff.role, 'stay.waiveDue')) throw deps.problem('forbidden', (t) => t.desk.allowanceNeedsManager)
  if (reason === '') throw deps.problem('fields_missing', (t) => t.desk.allowanceReasonMissing)
  const given = quoteOf(charge).payable - quoteOf(charge - allowance).payable
  await approveWithinLimit(db, deps, permit, { amount: given, orderCode: order.code })
}
