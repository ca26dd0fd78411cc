import type { Db } from '../db/db.ts'
import { ProblemError } from '../problem-error.ts'
import { claimActivity, selectActivity, type ActivityKey, type ActivityRow } from './activity.sql.ts'
import { canonicalHash } from './canonical-hash.ts'

/** One press of a button. `principal` is who pressed, `route` the call, `body` what was sent. */
export type Activity = ActivityKey & { body: unknown }

export type Claim = { state: 'mine'; lease: Date } | { state: 'known'; row: ActivityRow }

const REMEMBERED_MS = 24 * 60 * 60_000
const LEASE_MS = 30_000

/** Makes an unknown activity the caller's, or recalls a known one after checking that its body is the same. */
export async function claimOrRecall(db: Db, activity: Activity, at: Date): Promise<Claim> {
  const requestHash = canonicalHash(activity.body)
  const lease = leaseFrom(at)
  const isMine = await claimActivity(db, {
    ...activity,
    requestHash,
    now: at,
    busyUntil: lease,
    forgottenBefore: forgottenBefore(at),
  })
  if (isMine) return { state: 'mine', lease }
  const row = await selectActivity(db, activity)
  if (!row) throw inFlight()
  if (row.requestHash !== requestHash) {
    throw new ProblemError('activity_reused', 'This request was already sent with other details')
  }
  return { state: 'known', row }
}

/** A repeat of an activity from then or earlier is a new one. */
export function forgottenBefore(at: Date): Date {
  return new Date(at.getTime() - REMEMBERED_MS)
}

export function leaseFrom(at: Date): Date {
  return new Date(at.getTime() + LEASE_MS)
}

export function inFlight(): ProblemError {
  return new ProblemError('activity_in_flight', 'This request is still being worked on. Please try again in a moment.')
}
