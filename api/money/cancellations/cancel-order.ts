import type { cancelForGuest, quoteDeskCancellation } from '#contract/money/refunds.ts'
import { cancelRefusal } from '#contract/orders/order-rules.ts'
import type { RefundTerms } from '#contract/money/cancellations.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { can } from '#contract/values/roles.ts'
import { approveWithinLimit, type Approval } from '#api/platform/staff-limits/permit.ts'
import { notifyOfCancellation } from './cancel.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { cancellableParts, cancelOrder, policyTerms, type Cancellable } from '#api/orders/order-cancellation.ts'
import { requireOrder, type LockedOrder } from '#api/orders/locked-order.ts'
import { byStaff } from '#api/orders/order-events.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { createRefunds } from '../refunds/create-refunds.ts'
import { settleRefundsOf, type RefundDeps } from '../refunds/settle-refund.ts'
import { settleOpenAttempts, underReview } from '../payments/settle.ts'
import { staysOf } from '#api/orders/stays/stays.ts'
import { countByMember } from '#api/platform/throttle/throttle.ts'
import { todayOf } from '#api/platform/today.ts'

type CancelDeps = RefundDeps & Throws<'not_found' | 'order_settled'>

export async function quotePolicy(
  deps: CancelDeps,
  { params }: Call<typeof quoteDeskCancellation>,
): Promise<DataOf<typeof quoteDeskCancellation>> {
  await settlePayments(deps, params.Code)
  const { percent, paid, refund, waived } = await deps.db.inTransaction(async (db) => {
    const order = await lockCancellable(db, deps, params.Code)
    const parts = await cancellableParts(db, order)
    return { ...policyTerms(order, parts, todayOf(deps)), waived: endingDue(deps, order, parts) }
  })
  return { Paid: toTaka(paid), Refund: toTaka(refund), Percent: percent, Waived: toTaka(waived) }
}

type Cancelling = Call<typeof cancelForGuest>

/** Nights, stays, status, refunds and messages in one transaction; then the gateway is asked to send the money. */
export function cancelByStaff(
  deps: CancelDeps & Pick<Deps, 'limits'> & Throws<'price_changed' | 'forbidden' | 'sign_in_again'>,
  call: Cancelling,
): Promise<null> {
  const { Code } = call.body
  return call.once({
    before: () => settlePayments(deps, Code),
    async begin(db) {
      const { body, staff } = call
      const at = deps.now()
      const order = await lockCancellable(db, deps, Code)
      const parts = await cancellableParts(db, order)
      const policy = policyTerms(order, parts, todayOf(deps))
      const terms = body.IsByPolicy ? policy : agreedTerms(policy, toPaisa(body.Refund))
      if (terms.refund !== toPaisa(body.Refund))
        throw deps.problem('price_changed', (t) => t.cancellations.refundChanged)
      await countByMember(db, deps, 'cancellationsPerMember', staff)
      const approved = await approveBeyondPolicy(db, deps, call, { order, terms, policy, ...parts })

      await cancelOrder(db, order, { terms, ...byStaff(staff.id, at), reason: body.Reason })
      await createRefunds(db, order, {
        amount: terms.refund,
        cause: 'cancellation',
        at,
        decidedBy: approved?.by ?? staff.id,
      })
      await notifyOfCancellation(db, deps, order, { terms, at, by: `${staff.name}: ${body.Reason}` })
      return { resource: Code, made: undefined }
    },
    async finish(_begun, store) {
      await settleRefundsOf(deps, Code)
      return store(deps.db, null)
    },
  })
}

/** A callback may have been lost: what was paid in the meantime is part of the terms. */
async function settlePayments(deps: CancelDeps, orderCode: string): Promise<void> {
  if ((await settleOpenAttempts(deps, { orderCode })) === 'review') throw underReview(deps)
}

async function lockCancellable(db: Transaction, deps: CancelDeps, code: string): Promise<LockedOrder> {
  const order = await requireOrder(db, deps, { code })
  const states = (await staysOf(db, order)).map(({ state }) => state)
  requireAllowed(deps, cancelRefusal(order.status, states))
  return order
}

function agreedTerms(policy: RefundTerms, refund: number): RefundTerms {
  const agreed = Math.min(refund, policy.paid)
  return { ...policy, refund: agreed, fee: policy.paid - agreed }
}

/** What is due and ends with an order whose first day has begun, paisa. What a guest of the site never paid was not promised. */
function endingDue(deps: Pick<Deps, 'now'>, order: LockedOrder, { firstDay }: Pick<Cancellable, 'firstDay'>): number {
  const isPromised = order.status === 'Confirmed' || (order.status === 'Pending' && order.madeBy !== undefined)
  return isPromised && todayOf(deps) >= firstDay ? dueOf(order) : 0
}

type Terms = Cancellable & { order: LockedOrder; terms: RefundTerms; policy: RefundTerms }

/**
 * What a cancellation gives away beyond the policy counts against the member's limit: a larger refund, and from the day of arrival on what
 * is due, which ends with the order. So is the right to end a stay that has begun. Undefined where the policy alone decides.
 */
async function approveBeyondPolicy(
  db: Transaction,
  deps: CancelDeps & Throws<'forbidden' | 'sign_in_again'>,
  { body, staff, permit }: Cancelling,
  { order, terms, policy, firstDay }: Terms,
): Promise<Approval | undefined> {
  const due = endingDue(deps, order, { firstDay })
  const wereInHouse = (await staysOf(db, order)).some(({ checkedInAt }) => checkedInAt !== null)
  if ((due > 0 || wereInHouse) && !can(staff.role, 'order.cancelLate')) {
    throw deps.problem('forbidden', (t) => t.desk.cancelledLate)
  }
  if (!body.IsByPolicy && !can(staff.role, 'refund.approve')) throw deps.problem('forbidden', (t) => t.desk.notAllowed)
  const given = Math.max(0, terms.refund - policy.refund) + due
  if (given === 0) return undefined
  return approveWithinLimit(db, deps, permit, { amount: given, orderCode: order.code })
}
