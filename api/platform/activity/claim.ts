import { createHash } from 'node:crypto'
import type { Problem } from '#contract/problem.ts'
import { DAY_MS } from '#contract/values/calendar.ts'
import type { Db } from '../db/db.ts'
import { claimActivity, selectActivity, type ActivityKey, type ActivityRow } from './activity.sql.ts'
import { WordedProblem } from '../worded-problem.ts'

/** One submission: `principal` is the caller, `route` the endpoint's path, `body` what was sent. */
export type Activity = ActivityKey & { body: unknown }

export type Claim = { state: 'mine'; lease: Date } | { state: 'known'; row: ActivityRow }

const REMEMBERED_MS = DAY_MS
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
    throw new WordedProblem('activity_reused', (t) => t.calls.reused)
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

export function inFlight(): Problem {
  return new WordedProblem('activity_in_flight', (t) => t.calls.inFlight)
}

/** A hash of a JSON value that does not depend on the order of its keys. */
export function canonicalHash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, sortKeys) ?? '')
    .digest('hex')
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
