import { toTaka } from '#contract/values/money.ts'
import type { getPaymentState, PaymentState } from '#contract/payments.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Call } from '../http/call.ts'
import type { AttemptState } from './attempt.ts'
import { findStanding, type AttemptStanding } from './attempts.sql.ts'
import { canPayPart, dueOf } from '../orders/order-rules.ts'

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
  const standing = await findStanding(db, { id, orderCode })
  if (!standing) throw problem('not_found', (t) => t.payments.unknown)
  return {
    State: wireStates[standing.state],
    Code: standing.orderCode,
    Amount: toTaka(standing.amount),
    ...orderFacts(standing, now()),
  }
}

/** How the order stands. An unpaid one whose hold is over reads as Expired, whether or not it has been tidied away. */
function orderFacts({ orderType, orderStatus, heldUntil, ...sums }: AttemptStanding, now: Date) {
  const isHeld = orderStatus === 'Pending' && heldUntil !== undefined && heldUntil > now
  const status = orderStatus === 'Pending' && !isHeld ? 'Expired' : orderStatus
  return {
    HoldUntil: isHeld ? heldUntil.toISOString() : null,
    Due: toTaka(dueOf({ ...sums, status })),
    Type: orderType,
    Status: status,
    Paid: toTaka(sums.paid),
    CanPayPart: canPayPart({ type: orderType, paid: sums.paid }),
  }
}
