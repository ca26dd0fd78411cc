import type { Deps } from '../deps.ts'
import { isUndecided } from './attempt.ts'
import { closeAttempt, lockAttempt } from './attempts.sql.ts'
import { takeUnsettledAttempts } from './reconcile.sql.ts'
import { settleAttempt, type SettleDeps } from './settle.ts'

/** By then a return or a notice should have come. */
const PATIENCE_SECONDS = 180
const LEASE_SECONDS = 60
const GIVE_UP_HOURS = 24
const BATCH = 20

/**
 * Asks the gateway about attempts of which nobody told us the end, for example because we were away. Call it with
 * `olderThanSeconds: 0` at the start and then every minute, in as many processes as there are. Returns how many were asked about.
 */
export async function reconcileAttempts(
  deps: Pick<Deps, 'db' | 'now' | 'gateway' | 'log'>,
  { olderThanSeconds = PATIENCE_SECONDS }: { olderThanSeconds?: number } = {},
): Promise<number> {
  const now = deps.now()
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const askedBefore = before(Math.min(LEASE_SECONDS, olderThanSeconds))

  let asked = 0
  for (;;) {
    const taken = await takeUnsettledAttempts(deps.db, {
      now,
      madeBefore: before(olderThanSeconds),
      askedBefore,
      limit: BATCH,
    })
    for (const { id, createdAt } of taken) {
      const verdict = await settleAttempt(deps, { attemptId: id })
      const isOld = createdAt <= before(GIVE_UP_HOURS * 3600)
      if (isOld && (verdict === 'created' || verdict === 'open')) await giveUp(deps, id)
    }
    asked += taken.length
    if (taken.length < BATCH) return asked
  }
}

/** Nothing was heard for a day. If money comes after all, a notice still brings it in. */
async function giveUp({ db, now, log }: SettleDeps, attemptId: string): Promise<void> {
  await db.inTransaction(async (transaction) => {
    const attempt = await lockAttempt(transaction, attemptId)
    if (attempt && isUndecided(attempt)) await closeAttempt(transaction, { id: attemptId, state: 'expired', at: now() })
  })
  log.warn({ attempt: attemptId }, 'the gateway knows no end of this payment: no longer asking')
}
