import { setTimeout as wait } from 'node:timers/promises'
import type { Db, Transaction } from '../db/db.ts'
import { DatabaseUnavailable } from '../db/failures.ts'
import type { Deps } from '../deps.ts'
import { moveLease, selectActivity, setResource, storeAnswer } from './activity.sql.ts'
import { claimOrRecall, inFlight, leaseFrom, type Activity } from './claim.ts'
import { readAnswer, recallOr, writeAnswer } from './once.ts'

/** The answer of a submission as it is stored: one that was overtaken gets what the other stored, so that there is one answer. */
export type Stored<T> = { answer: T }

/** Stores the answer, best in the transaction of the last step. */
export type Store<T> = (db: Db, answer: T) => Promise<Stored<T>>

type Begun<Made> = { resource: string; made: Made }

export type Steps<Made, T> = {
  /** What must be known before, at the gateway's cost: a repeat whose answer is stored does without. */
  before?: () => Promise<void>
  /** Runs in the transaction that stores the activity; answers what it made, and the name that is stored for it. */
  begin: (db: Transaction) => Promise<Begun<Made>>
  /**
   * Begins outside any transaction. May run again for the same resource after a crash, so it must bear that: then what was made is
   * undefined, for it may have changed since.
   */
  finish: (begun: Begun<Made | undefined>, store: Store<T>) => Promise<Stored<T>>
}

type Patience = {
  firstWaitMs?: number
  totalWaitMs?: number
  /** Before a lease is ended that could not be ended because the database was unavailable. */
  endAgainMs?: number
}

/**
 * `once` for work that calls a gateway between two transactions. A submission that was cut off after `begin` continues with
 * `finish`; a twin waits for the answer, or takes over when the first one's lease is over. When `finish` throws, it may be tried again
 * at once, or where the database is unavailable as soon as it is back.
 */
export async function onceInSteps<Made, T>(
  deps: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  { before, ...steps }: Steps<Made, T>,
  patience: Patience = {},
): Promise<T> {
  if (!before) return claimAndFinish(deps, activity, steps, patience)
  return recallOr(deps, activity, async () => {
    await before()
    return claimAndFinish(deps, activity, steps, patience)
  })
}

async function claimAndFinish<Made, T>(
  deps: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  { begin, finish }: Steps<Made, T>,
  { firstWaitMs = 50, totalWaitMs = 31_000, endAgainMs = 500 }: Patience,
): Promise<T> {
  const { db, now } = deps
  const claimed = async (transaction: Transaction) => {
    const claim = await claimOrRecall(transaction, activity, now())
    if (claim.state === 'known') return undefined
    lease = claim.lease
    const { resource, made } = await begin(transaction)
    await setResource(transaction, activity, resource)
    return { resource, made, lease }
  }
  let lease: Date | undefined
  const begun = await db.inTransaction(claimed).catch((error: unknown) => {
    // A commit without an answer may have stored the lease.
    if (lease && error instanceof DatabaseUnavailable) void endLease(deps, activity, { lease, endAgainMs })
    throw error
  })
  if (begun) return finishUnderLease(deps, activity, { ...begun, endAgainMs }, finish)

  let waited = 0
  for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, 500)) {
    const row = await selectActivity(db, activity)
    if (!row) throw inFlight()
    if (row.answer !== null) return readAnswer<T>(row.answer)
    if (row.resource !== null && row.busyUntil <= now()) {
      const lease = leaseFrom(now())
      const isMine = await moveLease(db, activity, { from: row.busyUntil, to: lease })
      if (isMine) {
        const { resource } = row
        return finishUnderLease(deps, activity, { resource, made: undefined, lease, endAgainMs }, finish)
      }
    }
    if (waited >= totalWaitMs) throw inFlight()
    await wait(pause)
    waited += pause
  }
}

type Lease = { lease: Date; endAgainMs: number }

async function finishUnderLease<Made, T>(
  deps: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  { lease, endAgainMs, ...begun }: Begun<Made | undefined> & Lease,
  finish: Steps<Made, T>['finish'],
): Promise<T> {
  try {
    const { answer } = await finish(begun, async (target, result) => {
      const stored = await storeAnswer(target, activity, writeAnswer(result))
      return { answer: stored === undefined ? result : readAnswer<T>(stored) }
    })
    return answer
  } catch (error) {
    const ended = endLease(deps, activity, { lease, endAgainMs })
    if (!(error instanceof DatabaseUnavailable)) await ended
    throw error
  }
}

/** A repeat need not wait for what has failed. Without a database this retries until there is one or the lease ends. */
async function endLease(
  deps: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  { lease, endAgainMs }: Lease,
): Promise<void> {
  const { db, now } = deps
  try {
    await moveLease(db, activity, { from: lease, to: now() })
  } catch (error) {
    // The first failure counts, and the lease expires on its own.
    if (!(error instanceof DatabaseUnavailable) || now() >= lease) return
    void wait(endAgainMs, undefined, { ref: false }).then(() => endLease(deps, activity, { lease, endAgainMs }))
  }
}
