import type { Reads } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { closeEverySession } from '../sessions/sessions.ts'
import { closeEveryStaffSession } from '../sessions/staff-sessions.ts'
import { forgetEveryBrowser } from '../staff/browsers.ts'
import { selectEmails } from '../staff/staff.sql.ts'
import { selectCounters } from '../till/series.sql.ts'
import { continueAfter } from '../till/series.ts'

type RestoredDeps = Pick<Deps, 'db' | 'now'> & {
  /** The database that the restored one replaces. */
  old: Reads
  /** Ends what a member has open in the local Studio. */
  endStudioSessions: (email: string) => void
}

/**
 * What a restored database must not take back: numbers that are on paper are not given again, and who was signed in at the time of the backup
 * signs in again. Answers the e-mail addresses of accounts that were ended since, and are open again.
 */
export async function settleRestored({ db, now, old, endStudioSessions }: RestoredDeps): Promise<string[]> {
  const [counters, ended] = await Promise.all([selectCounters(old), selectEmails(old, { isEnded: true })])
  const staff = await db.inTransaction(async (transaction) => {
    const at = now()
    await closeEverySession(transaction, at)
    await closeEveryStaffSession(transaction, at)
    await forgetEveryBrowser(transaction, at)
    await continueAfter(transaction, counters)
    return selectEmails(transaction, { isEnded: false })
  })
  for (const email of staff) endStudioSessions(email)
  return staff.filter((email) => ended.includes(email))
}
