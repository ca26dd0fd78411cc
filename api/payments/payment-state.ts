import { dueOf } from '#contract/orders.ts'
import { toTaka } from '#contract/values/money.ts'
import type { getPaymentState, PaymentState } from '#contract/payments.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Call } from '../http/call.ts'
import type { AttemptState } from './attempt.ts'
import { findStanding, type AttemptStanding } from './attempts.sql.ts'
import { texts } from '../texts.ts'

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

/** How an attempt stands, for any caller that knows its unguessable id; code and id must belong together. */
export async function paymentState(
  { db, now, problem }: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { query: { Code: orderCode, Id: id } }: Call<typeof getPaymentState>,
): Promise<DataOf<typeof getPaymentState>> {
  const standing = await findStanding(db, { id, orderCode })
  if (!standing) throw problem('not_found', texts.payments.unknown)
  return {
    State: wireStates[standing.state],
    Code: orderCode,
    Amount: toTaka(standing.amount),
    HoldUntil: holdOf(standing, now()),
    Due: toTaka(dueOf({ ...standing, status: standing.orderStatus })),
  }
}

function holdOf({ heldUntil, orderStatus }: AttemptStanding, now: Date): string | null {
  const isHeld = orderStatus === 'Pending' && heldUntil !== undefined && heldUntil > now
  return isHeld ? heldUntil.toISOString() : null
}
