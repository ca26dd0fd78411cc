import type { Reads } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { revokeAllSessions } from '../sessions/sessions.sql.ts'
import { revokeAllStaffSessions } from '../sessions/staff-sessions.sql.ts'
import { endAllBrowsers } from '../staff/browsers.sql.ts'
import { selectEmails } from '../staff/staff.sql.ts'
import { raiseCounter, selectCounters } from '../till/series.sql.ts'

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
    await revokeAllSessions(transaction, at)
    await revokeAllStaffSessions(transaction, at)
    await endAllBrowsers(transaction, at)
    for (const counter of counters) await raiseCounter(transaction, counter)
    return selectEmails(transaction, { isEnded: false })
  })
  for (const email of staff) endStudioSessions(email)
  return staff.filter((email) => ended.includes(email))
}
