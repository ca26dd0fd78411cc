import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import type { Limit } from '../limits.ts'
import { addUse, deleteBudgetsBefore, selectUses } from './throttle.sql.ts'

type ThrottleDeps = Pick<Deps, 'db' | 'now'>

/** Counters are kept at least as long as the longest window. */
const KEPT_MS = 2 * 24 * 60 * 60_000

/**
 * Counts one use of a budget, and throws `too_many_requests` when there is none left. Call it outside any transaction: a use
 * counts even where the request that made it is refused.
 */
export async function spend({ db, now }: ThrottleDeps, key: string, limit: Limit): Promise<void> {
  if (limit.count === Infinity) return
  const at = now()
  const used = await addUse(db, key, windowStart(at, limit))
  if (used > limit.count) throw tooMany(at, limit)
}

/** Throws `too_many_requests` when a budget is used up, without using it. */
export async function requireBudget({ db, now }: ThrottleDeps, key: string, limit: Limit): Promise<void> {
  if (limit.count === Infinity) return
  const at = now()
  if ((await selectUses(db, key, windowStart(at, limit))) >= limit.count) throw tooMany(at, limit)
}

/** Removes counters whose windows are over. Returns how many. */
export async function forgetOldBudgets({ db, now }: ThrottleDeps): Promise<number> {
  return deleteBudgetsBefore(db, new Date(now().getTime() - KEPT_MS))
}

function tooMany(at: Date, limit: Limit): ProblemError {
  const end = windowStart(at, limit).getTime() + limit.seconds * 1000
  const retryAfterSeconds = Math.ceil((end - at.getTime()) / 1000)
  return new ProblemError('too_many_requests', `Too many tries. Please try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** Windows are fixed: they begin at multiples of their length, the same for all processes. */
function windowStart(at: Date, { seconds }: Limit): Date {
  const length = seconds * 1000
  return new Date(Math.floor(at.getTime() / length) * length)
}
