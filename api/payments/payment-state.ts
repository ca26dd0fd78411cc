import { dueOf } from '#contract/due.ts'
import { toTaka } from '#contract/money.ts'
import type { getPaymentState, PaymentState } from '#contract/payment.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import type { AttemptState } from './attempt.ts'
import { findStanding, type AttemptStanding } from './attempts.sql.ts'

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

/** How an attempt stands, for whoever knows its unguessable id. Throws `not_found` when code and id do not belong together. */
export async function paymentState(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { orderCode, id }: { orderCode: string; id: string },
): Promise<DataOf<typeof getPaymentState>> {
  const standing = await findStanding(db, { id, orderCode })
  if (!standing) throw new ProblemError('not_found', 'There is no such payment')
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
