import { takeDueRefunds } from './refunds.sql.ts'
import { settleRefund, type RefundDeps } from './settle-refund.ts'

const LEASE_MS = 60_000
const BATCH = 20

/**
 * A job: asks about refunds whose end is unknown, also those of which the gateway may never have heard because we died before it was
 * asked. Several processes may run it at once. Returns how many were asked about.
 */
export async function reconcileRefunds(deps: RefundDeps): Promise<number> {
  const now = deps.now()
  const taking = { now, leasedUntil: new Date(now.getTime() + LEASE_MS), limit: BATCH }
  let asked = 0
  for (;;) {
    const ids = await takeDueRefunds(deps.db, taking)
    for (const id of ids) {
      try {
        await settleRefund(deps, id)
      } catch (err) {
        // One that cannot be settled must not keep the others waiting.
        deps.log.error({ err, refund: id }, 'a refund could not be settled')
      }
    }
    asked += ids.length
    if (ids.length < BATCH) return asked
  }
}
