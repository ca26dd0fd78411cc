import { toTaka } from '#contract/values/money.ts'
import type { getPaymentState, PaymentState } from '#contract/money/payments.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { AttemptState } from './attempt.ts'
import { findStanding } from './attempts.sql.ts'
import { canPayPart, dueOf } from '#api/orders/order-rules.ts'

/** As the wire names what we know of an attempt. */
export const wireStates = {
  created: 'PENDING',
  open: 'PENDING',
  paid: 'SUCCESS',
  failed: 'FAILED',
  expired: 'FAILED',
  cancelled: 'CANCELLED',
  review: 'REVIEW',
} as const satisfies Record<AttemptState, PaymentState>

/** How an attempt stands, for any caller that knows its unguessable id; a code that comes with it must belong to it. */
export async function paymentState(
  { db, now, problem }: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { query: { Code: orderCode, Id: id } }: Call<typeof getPaymentState>,
): Promise<DataOf<typeof getPaymentState>> {
  const standing = await findStanding(db, { id, orderCode, at: now() })
  if (!standing) throw problem('not_found', (t) => t.payments.unknown)
  const { state, amount, orderType, heldUntil, status, paid } = standing
  return {
    State: wireStates[state],
    Code: standing.orderCode,
    Amount: toTaka(amount),
    HoldUntil: heldUntil?.toISOString() ?? null,
    Due: toTaka(dueOf(standing)),
    Type: orderType,
    Status: status,
    Paid: toTaka(paid),
    CanPayPart: canPayPart({ type: orderType, paid }),
  }
}
