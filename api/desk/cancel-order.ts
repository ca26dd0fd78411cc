import type { cancelForGuest, quoteDeskCancellation } from '#contract/desk/refunds.ts'
import { refundPercent, refundTerms, type RefundTerms } from '#contract/cancellations.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { refundLimits } from '#contract/values/roles.ts'
import { notifyOfCancellation } from '../cancellations/cancel.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Call } from '../http/call.ts'
import { takaText } from '../messages/taka-text.ts'
import { giveUpOrder, lockOwnOrder, type OwnOrder } from '../orders/give-up-order.ts'
import { createRefunds } from '../payments/refunds/create-refunds.ts'
import { settleRefundsOf, type RefundDeps } from '../payments/refunds/settle-refund.ts'
import { settleOpenAttempts, underReview } from '../payments/settle.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { staysOf } from '../stays/stays.ts'
import { texts } from '../texts.ts'
import { todayOf } from './stays/change-stays.ts'

type CancelDeps = RefundDeps & Throws<'not_found' | 'order_settled'>

/** The request that creates a refund asks the gateway at once; the job follows in case it died. */
const JOB_WAITS_MS = 60_000

export async function quotePolicy(
  deps: CancelDeps,
  { params }: Call<typeof quoteDeskCancellation>,
): Promise<DataOf<typeof quoteDeskCancellation>> {
  await settlePayments(deps, params.Code)
  const { percent, paid, refund } = await deps.db.inTransaction(async (db) =>
    policyTerms(deps, await lockCancellable(db, deps, params.Code)),
  )
  return { Paid: toTaka(paid), Refund: toTaka(refund), Percent: percent }
}

/** Nights, stays, status, refunds and messages in one transaction; then the gateway is asked to send the money. */
export function cancelByStaff(
  deps: CancelDeps & Throws<'price_changed' | 'forbidden'>,
  { body: { Code, Refund, IsByPolicy, Reason }, staff, once }: Call<typeof cancelForGuest>,
): Promise<null> {
  return once({
    before: () => settlePayments(deps, Code),
    async begin(db) {
      const at = deps.now()
      const order = await lockCancellable(db, deps, Code)
      const policy = policyTerms(deps, order)
      const terms = IsByPolicy ? policy : agreedTerms(deps, staff, policy, toPaisa(Refund))
      if (terms.refund !== toPaisa(Refund)) throw deps.problem('price_changed', texts.cancellations.refundChanged)
      await giveUpOrder(db, order, { terms, at, actor: `staff:${staff.id}`, reason: Reason })
      await createRefunds(db, {
        orderCode: Code,
        amount: terms.refund,
        cause: 'cancellation',
        reason: 'Cancelled for the guest',
        at,
        askAfter: new Date(at.getTime() + JOB_WAITS_MS),
      })
      await notifyOfCancellation(db, deps, { order, terms, at, by: `${staff.name}: ${Reason}` })
      return { resource: Code, made: undefined }
    },
    async finish(_begun, store) {
      await settleRefundsOf(deps, Code)
      return store(deps.db, null)
    },
  })
}

/** A callback may have been lost: what was paid meanwhile is part of the terms. */
async function settlePayments(deps: CancelDeps, orderCode: string): Promise<void> {
  if ((await settleOpenAttempts(deps, { orderCode })) === 'review') throw underReview(deps)
}

const cancellable = ['Requested', 'Pending', 'Confirmed', 'Paid-unplaced'] as const

async function lockCancellable(db: Db, deps: CancelDeps, code: string): Promise<OwnOrder> {
  const order = await lockOwnOrder(db, deps, { code })
  if (!cancellable.some((status) => status === order.status)) {
    throw deps.problem('order_settled', texts.desk.closedOrder(order.status))
  }
  const stays = await staysOf(db, code)
  if (stays.some(({ state }) => state !== 'expected')) throw deps.problem('order_settled', texts.desk.guestsInHouse)
  return order
}

/** As for a guest who cancels online; from the day of arrival on nothing goes back. Without confirmed nights everything does. */
function policyTerms(deps: Pick<Deps, 'now'>, order: OwnOrder): RefundTerms {
  const percent = order.status === 'Confirmed' ? refundPercent(todayOf(deps), order.firstDay) : 100
  return refundTerms(order.paid - order.refunded, percent)
}

function agreedTerms(
  { problem }: Throws<'forbidden'>,
  { role }: Staff,
  policy: RefundTerms,
  refund: number,
): RefundTerms {
  const limit = refundLimits[role]
  if (limit === 0 || refund - policy.refund > toPaisa(limit)) {
    throw problem('forbidden', texts.desk.aboveLimit(takaText(toPaisa(limit))))
  }
  const agreed = Math.min(refund, policy.paid)
  return { ...policy, refund: agreed, fee: policy.paid - agreed }
}
