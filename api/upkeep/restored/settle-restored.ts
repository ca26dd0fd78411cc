import type { Reads } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { phoneOf } from '#api/guests/guests.ts'
import { selectPhones } from '#api/guests/guests.sql.ts'
import { closeEverySession } from '#api/platform/sessions/sessions.ts'
import { closeEveryStaffSession } from '#api/platform/sessions/staff-sessions.ts'
import { forgetEveryBrowser } from '#api/staff/browsers.ts'
import { selectRights, type AccountRights } from '#api/staff/staff.sql.ts'
import { selectCounters } from '#api/money/till/series.sql.ts'
import { continueAfter } from '#api/money/till/series.ts'

type RestoredDeps = Pick<Deps, 'db' | 'now'> & {
  /** The database that the restored one replaces. */
  old: Reads
  /** Ends what a member has open in the local Studio. */
  endStudioSessions: (email: string) => void
}

/** What a person took away since the backup, and must take away again. `name`: an e-mail address, a phone, or `guest:17` where the guest has none. */
export type CameBack = { kind: 'endedAccount' | 'changedAccount' | 'removedGuest' | 'changedPhone'; name: string }

/**
 * What a restored database must not take back: numbers that are on paper are not given again, and who was signed in at the time of the backup
 * signs in again. Answers what a person must decide.
 */
export async function settleRestored({ db, now, old, endStudioSessions }: RestoredDeps): Promise<CameBack[]> {
  const counters = await selectCounters(old)
  const { accounts, guests } = await db.inTransaction(async (transaction) => {
    const at = now()
    await closeEverySession(transaction, at)
    await closeEveryStaffSession(transaction, at)
    await forgetEveryBrowser(transaction, at)
    await continueAfter(transaction, counters)
    return { accounts: await selectRights(transaction), guests: await selectPhones(transaction) }
  })
  for (const { email } of accounts) endStudioSessions(email)
  return [...accountsOf(accounts, await selectRights(old)), ...guestsOf(guests, await selectPhones(old))]
}

function accountsOf(restored: readonly AccountRights[], old: readonly AccountRights[]): CameBack[] {
  const before = new Map(old.map((account) => [account.email, account]))
  return restored.flatMap((account): CameBack[] => {
    const last = before.get(account.email)
    if (!last || account.isEnded) return []
    if (last.isEnded) return [{ kind: 'endedAccount', name: account.email }]
    const isSame =
      last.role === account.role && last.content === account.content && last.passwordHash === account.passwordHash
    return isSame ? [] : [{ kind: 'changedAccount', name: account.email }]
  })
}

type Phones = Awaited<ReturnType<typeof selectPhones>>

/** A guest who had no booking was removed with the row. */
function guestsOf(restored: Phones, old: Phones): CameBack[] {
  const before = new Map(old.map(({ id, phone }) => [id, phone]))
  return restored.flatMap(({ id, phone }): CameBack[] => {
    const last = before.get(id)
    if (last === phone) return []
    return [{ kind: last === undefined ? 'removedGuest' : 'changedPhone', name: phoneOf(phone) || `guest:${id}` }]
  })
}
