import type { Problem } from '#contract/problem.ts'
import type { Db, Transaction } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { BudgetName, GrowingPauses, Limit, SharedBudget } from '../limits.ts'
import { addUse, selectUses } from './throttle.sql.ts'
import { WordedProblem } from '../worded-problem.ts'

type Window = Pick<Limit, 'seconds'>

/** The subject of shared budgets. */
const ALL = 'all'

export type ThrottleDeps = Pick<Deps, 'db' | 'now' | 'limits'>

/**
 * Counts one use of a limit by `subject` (a network, a guest, a phone or a member of staff), and throws `too_many_requests` when none is
 * left. Answers how many were used. A subject may be many callers, and have `times` the limit.
 * Call it outside any transaction: a use counts even where the request that made it is refused.
 */
export async function countUse(deps: ThrottleDeps, name: BudgetName, subject: string, times = 1): Promise<number> {
  const limit = deps.limits[name]
  if (limit.count === Infinity) return 0
  const at = deps.now()
  const used = await addUse(deps.db, `${name}:${subject}`, windowStart(at, limit))
  if (used > limit.count * times) throw tooMany(at, limit)
  return used
}

/** Counts one use by a member of staff, in the caller's transaction: what is refused does not count. */
export function countByMember(
  db: Transaction,
  deps: Omit<ThrottleDeps, 'db'>,
  name: BudgetName,
  { id }: { id: number },
): Promise<number> {
  return countUse({ ...deps, db }, name, String(id))
}

/** Counts one use of a budget that all callers share. */
export async function countSharedUse(deps: ThrottleDeps, name: SharedBudget): Promise<void> {
  await countUse(deps, name, ALL)
}

export async function noteSharedUse(deps: ThrottleDeps, name: SharedBudget): Promise<void> {
  await noteUse(deps, name, ALL)
}

export async function selectSharedUses({ db, now, limits }: ThrottleDeps, name: SharedBudget): Promise<number> {
  return selectUses(db, `${name}:${ALL}`, windowStart(now(), limits[name]))
}

/** Counts one use and refuses nothing: for what is known only afterwards, and for alarms. */
export async function noteUse(deps: ThrottleDeps, name: BudgetName, subject: string): Promise<void> {
  const limit = deps.limits[name]
  if (limit.count !== Infinity) await addUse(deps.db, `${name}:${subject}`, windowStart(deps.now(), limit))
}

/** Throws `too_many_requests` when a limit is used up, without using it. */
export async function requireUse(deps: ThrottleDeps, name: BudgetName, subject: string, times = 1): Promise<void> {
  const limit = deps.limits[name]
  if (limit.count === Infinity) return
  const at = deps.now()
  const used = await selectUses(deps.db, `${name}:${subject}`, windowStart(at, limit))
  if (used >= limit.count * times) throw tooMany(at, limit)
}

/**
 * Counts one try by `subject`, and throws `too_many_requests` where it has to wait. Tries that are refused count as well, so that many at
 * the same instant are not all let through. A pause is a window: one try in each.
 */
export async function countTry(
  { db, now }: Pick<ThrottleDeps, 'db' | 'now'>,
  { free, pauses, seconds }: GrowingPauses,
  subject: string,
): Promise<void> {
  if (free === Infinity) return
  const at = now()
  const tries = await addUse(db, `tries:${subject}`, windowStart(at, { seconds }))
  const pause = pauses[Math.min(tries - free, pauses.length) - 1]
  if (pause === undefined) return
  const window = { seconds: pause }
  if ((await addUse(db, `tries:${pause}:${subject}`, windowStart(at, window))) > 1) throw tooMany(at, window)
}

/** Whether `name` is used for the first time, in the caller's transaction. It is known until two days after `until`. */
export async function isFirstUse(db: Db, name: string, until: Date): Promise<boolean> {
  return (await addUse(db, name, until)) === 1
}

function tooMany(at: Date, limit: Window): Problem {
  const end = windowStart(at, limit).getTime() + limit.seconds * 1000
  const retryAfterSeconds = Math.ceil((end - at.getTime()) / 1000)
  return new WordedProblem('too_many_requests', (t) => t.calls.tooManyTries(retryAfterSeconds), {
    retryAfterSeconds,
  })
}

/** Windows are fixed: they begin at multiples of their length, the same for all processes. */
export function windowStart(at: Date, { seconds }: Window): Date {
  const length = seconds * 1000
  return new Date(Math.floor(at.getTime() / length) * length)
}
