import { quoteOf, toPaisa } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { approveWithinLimit, type Permit } from '#api/platform/staff-limits/permit.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import type { PlanDeps, StayPlan } from './stay-plan.ts'

type Giving = {
  body: { Allowance: number; Reason: string }
  staff: Staff
  permit: Permit
  plan: Pick<StayPlan, 'order' | 'priced'>
}

/**
 * Answers what is taken off a change, paisa before VAT: never more than it puts on the bill. It needs the right and a reason, and counts against
 * the limit of the member, VAT included.
 */
export async function authorizeAllowance(
  db: Transaction,
  deps: PlanDeps,
  { body, staff, permit, plan: { order, priced } }: Giving,
): Promise<number> {
  const allowance = toPaisa(body.Allowance)
  if (allowance > priced.charged) {
    throw deps.problem('amount_too_large', (t) => t.desk.allowanceTooLarge(priced.charged))
  }
  if (allowance === 0) return 0
  if (!can(staff.role, 'stay.waiveDue')) throw deps.problem('forbidden', (t) => t.desk.allowanceNeedsManager)
  if (body.Reason === '') throw deps.problem('fields_missing', (t) => t.desk.allowanceReasonMissing)
  const charge = priced.bill.roomCharge
  const given = quoteOf(charge, order.levies).payable - quoteOf(charge - allowance, order.levies).payable
  await approveWithinLimit(db, deps, permit, { amount: given, orderCode: order.code })
  return allowance
}
