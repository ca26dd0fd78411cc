import type { Deps } from '#api/platform/deps.ts'
import { findAttempt, takeUnsettledAttempts } from './attempts.sql.ts'
import { closeUndecided } from './close-undecided.ts'
import { settleAttempt, type SettleDeps } from './settle.ts'

/** A return or a callback should have arrived within this time. */
const PATIENCE_SECONDS = 180
const LEASE_SECONDS = 60
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS
/** As long as the nights of a payment under review stay held. */
const REVIEW_SECONDS = 30 * DAY_SECONDS
const BATCH = 20

/**
 * Asks the gateway about attempts whose outcome never reached us, for example because the server was down. Call it with
 * `olderThanSeconds: 0` at the start and then every minute, in every process. Returns how many attempts it asked about.
 */
export async function reconcileAttempts(
  deps: SettleDeps,
  { olderThanSeconds = PATIENCE_SECONDS }: { olderThanSeconds?: number } = {},
): Promise<number> {
  const now = deps.now()
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  // At the start no lease counts: it may be of a process that died.
  const isStart = olderThanSeconds === 0
  const taking = {
    now,
    madeAfter: before(REVIEW_SECONDS),
    madeBefore: before(olderThanSeconds),
    askedBefore: isStart ? now : before(LEASE_SECONDS),
    reviewAskedBefore: isStart ? now : before(HOUR_SECONDS),
    impossible: before(-PATIENCE_SECONDS),
    limit: BATCH,
  }

  let asked = 0
  for (;;) {
    const taken = await takeUnsettledAttempts(deps.db, taking)
    for (const { id, createdAt } of taken) {
      try {
        const verdict = await settleAttempt(deps, { attemptId: id })
        if (createdAt <= before(DAY_SECONDS) && verdict !== 'unreachable') await giveUp(deps, id)
      } catch (err) {
        // One that cannot be settled must not block the others.
        deps.log.error({ err, attempt: id }, 'payment attempt not settled')
      }
    }
    asked += taken.length
    if (taken.length < BATCH) return asked
  }
}

/** After a day without a credible outcome we stop asking. Should money arrive later, a callback still brings it in. */
async function giveUp({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>, attemptId: string): Promise<void> {
  const attempt = await findAttempt(db, attemptId)
  if (attempt && (await closeUndecided(db, { ...attempt, state: 'expired', at: now() })))
    log.warn({ attempt: attemptId }, 'gateway reports no outcome; giving up')
}
