import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { isSharedBudget, sharedBudgets, type Limit, type SharedBudget } from '../limits.ts'
import { notifyResort, type ResortContact } from '../messages/notify-resort.ts'
import { selectSharedUses, windowStart } from './throttle.ts'
import { addUse, selectUses } from './throttle.sql.ts'

/** `name` is the budget's; `used` of `count` in its present window. */
export type BudgetUse = { name: SharedBudget; used: number; count: number }

type WatchDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'log'> & ResortContact

/** How far the budgets are used that all callers share; those without a limit are left out. */
export async function readBudgets(deps: Pick<Deps, 'db' | 'now' | 'limits'>): Promise<BudgetUse[]> {
  const { limits } = deps
  const names = Object.keys(sharedBudgets).filter(isSharedBudget)
  const limited = names.filter((name) => limits[name].count !== Infinity)
  return Promise.all(
    limited.map(async (name) => ({ name, used: await selectSharedUses(deps, name), count: limits[name].count })),
  )
}

const HOUR: Limit = { count: 1, seconds: 3600 }

/**
 * A job: logs a budget of which half is used, and notifies the resort, once for each of its windows. The resort gets one message
 * an hour at most: what is found in between waits for the next.
 */
export async function watchBudgets(deps: WatchDeps): Promise<void> {
  const { db, now, limits, log } = deps
  const halved = (await readBudgets(deps)).filter(({ used, count }) => used * 2 >= count)
  if (halved.length === 0) return
  const at = now()
  const reported = await db.inTransaction(async (transaction) => {
    const fresh: BudgetUse[] = []
    for (const use of halved) {
      if ((await selectUses(transaction, alarmOf(use), windowStart(at, limits[use.name]))) === 0) fresh.push(use)
    }
    if (fresh.length === 0 || !(await isFirstThisHour(transaction, at))) return []
    for (const use of fresh) await addUse(transaction, alarmOf(use), windowStart(at, limits[use.name]))
    await notifyResort(transaction, deps, { say: (t) => t.resort.halfUsed(fresh), at })
    return fresh
  })
  for (const use of reported) log.warn(use, 'half of a budget is used')
}

/** Where several processes watch, the others wait here for the first, and find that they are not. */
async function isFirstThisHour(db: Db, at: Date): Promise<boolean> {
  return (await addUse(db, 'budgetAlarm:all', windowStart(at, HOUR))) === 1
}

function alarmOf({ name }: BudgetUse): string {
  return `halfUsed:${name}`
}
