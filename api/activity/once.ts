import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { deleteActivitiesBefore, moveLease, selectActivity, setResource, storeAnswer } from './activity.sql.ts'
import { canonicalHash } from './canonical-hash.ts'
import { claimOrRecall, inFlight, leaseFrom, forgottenBefore, type Activity } from './claim.ts'

/**
 * Does the work of a press once: the activity, the work and its answer are one transaction. A repeat with the same body within
 * 24 h gets the first answer, a twin waits for it; another body under the same id is `activity_reused`. The answer must be JSON.
 */
export async function once<T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return db.inTransaction(async (transaction) => {
    const claim = await claimOrRecall(transaction, activity, now())
    if (claim.state === 'known') {
      if (claim.row.answer === null) throw inFlight()
      return readAnswer<T>(claim.row.answer)
    }
    const result = await work(transaction)
    await storeAnswer(transaction, activity, writeAnswer(result))
    return result
  })
}

/** The stored answer of a repeat, so that it need not pay for what only a first press costs; undefined when there is none. */
export async function recall<T>({ db, now }: Pick<Deps, 'db' | 'now'>, activity: Activity): Promise<T | undefined> {
  const row = await selectActivity(db, activity)
  const isRecalled = row && row.requestHash === canonicalHash(activity.body) && row.createdAt > forgottenBefore(now())
  return isRecalled && row.answer !== null ? readAnswer<T>(row.answer) : undefined
}

/** The answer of a press as it is stored: whoever was overtaken gets what the other stored, so that one press has one answer. */
export type Kept<T> = { answer: T }

/** Stores the answer, best in the transaction of the last step. */
export type Keep<T> = (db: Db, answer: T) => Promise<Kept<T>>

type Begun<Made> = { resource: string; made: Made }

type Steps<Made, T> = {
  /** Runs in the transaction that stores the activity; answers what it made, and the name that is stored for it. */
  begin: (db: Db) => Promise<Begun<Made>>
  /**
   * Begins outside any transaction. May run again for the same resource after a crash, so it must bear that: then what was made is
   * undefined, for it may have changed since.
   */
  finish: (begun: Begun<Made | undefined>, keep: Keep<T>) => Promise<Kept<T>>
}

type Patience = { firstWaitMs?: number; totalWaitMs?: number }

/**
 * `once` for work that calls a gateway between two transactions. A press that was cut off after `begin` goes on with `finish`;
 * a twin waits for the answer, or takes over when the first one's lease is over. When `finish` throws, the press may be tried again.
 */
export async function onceInSteps<Made, T>(
  deps: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  { begin, finish }: Steps<Made, T>,
  { firstWaitMs = 50, totalWaitMs = 31_000 }: Patience = {},
): Promise<T> {
  const { db, now } = deps
  const begun = await db.inTransaction(async (transaction) => {
    const claim = await claimOrRecall(transaction, activity, now())
    if (claim.state === 'known') return undefined
    const { resource, made } = await begin(transaction)
    await setResource(transaction, activity, resource)
    return { resource, made, lease: claim.lease }
  })
  if (begun) return finishUnderLease(deps, activity, begun, finish)

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
        return finishUnderLease(deps, activity, { resource, made: undefined, lease }, finish)
      }
    }
    if (waited >= totalWaitMs) throw inFlight()
    await wait(pause)
    waited += pause
  }
}

async function finishUnderLease<Made, T>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  activity: Activity,
  { lease, ...begun }: Begun<Made | undefined> & { lease: Date },
  finish: Steps<Made, T>['finish'],
): Promise<T> {
  try {
    const { answer } = await finish(begun, async (target, result) => {
      const stored = await storeAnswer(target, activity, writeAnswer(result))
      return { answer: stored === undefined ? result : readAnswer<T>(stored) }
    })
    return answer
  } catch (error) {
    await moveLease(db, activity, { from: lease, to: now() })
    throw error
  }
}

function writeAnswer(result: unknown): string {
  return JSON.stringify(result) ?? 'null'
}

/** The text was written from a T of the same route. */
function readAnswer<T>(text: string): T {
  const answer: T = JSON.parse(text)
  return answer
}

/** Removes activities that no repeat can recall any more. Returns how many. */
export async function forgetOldActivities({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteActivitiesBefore(db, forgottenBefore(now()))
}
