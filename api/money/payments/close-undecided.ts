import type { Db } from '#api/platform/db/db.ts'
import { lockKnownOrder } from '#api/orders/locked-order.ts'
import { isUndecided, type Attempt, type AttemptState } from './attempt.ts'
import { closeAttempt, lockAttempt } from './attempts.sql.ts'

type Closing = Pick<Attempt, 'id' | 'orderCode'> & { state: AttemptState; at: Date }

/** Ends an attempt that has no outcome; false where it has one by now. */
export async function closeUndecided(db: Db, { id, orderCode, state, at }: Closing): Promise<boolean> {
  return db.inTransaction(async (transaction) => {
    const order = await lockKnownOrder(transaction, orderCode)
    const attempt = await lockAttempt(transaction, order, id)
    if (!attempt || !isUndecided(attempt)) return false
    await closeAttempt(transaction, attempt, { state, at })
    return true
  })
}
