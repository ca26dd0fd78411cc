import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

type Deps = { database: DatabaseSync; now: () => Date }

const WINDOW_MS = 15 * 60_000
/** Per address more than per account: an office shares one. */
const LIMITS = { account: 10, address: 50 } as const

const OldestRow = z.object({ count: z.number(), oldest: z.nullable(z.number()) })

type Attempt = { account: string; address: string }

/**
 * Counts an attempt to sign in before it is tried, so that many at once are not all let through. Answers the seconds to wait
 * where too many failed in 15 minutes, and undefined where it may be tried.
 */
export function startAttempt({ database, now }: Deps, attempt: Attempt): number | undefined {
  const at = now().getTime()
  database.prepare('delete from sign_in_attempt where at <= ?').run(at - WINDOW_MS)
  const waits = subjectsOf(attempt).flatMap(({ subject, limit }) => {
    const row = database
      .prepare('select count(*) as count, min(at) as oldest from sign_in_attempt where subject = ?')
      .get(subject)
    const { count, oldest } = OldestRow.parse(row)
    return count >= limit && oldest !== null ? [Math.ceil((oldest + WINDOW_MS - at) / 1000)] : []
  })
  if (waits.length > 0) return Math.max(1, ...waits)
  for (const { subject } of subjectsOf(attempt)) {
    database.prepare('insert into sign_in_attempt (subject, at) values (?, ?)').run(subject, at)
  }
  return undefined
}

/** Takes a success out of the count: it forgives the account's failures, and one attempt of the address. */
export function forgiveAttempt({ database }: Pick<Deps, 'database'>, attempt: Attempt): void {
  const [account, address] = subjectsOf(attempt)
  database.prepare('delete from sign_in_attempt where subject = ?').run(account.subject)
  database
    .prepare('delete from sign_in_attempt where id = (select max(id) from sign_in_attempt where subject = ?)')
    .run(address.subject)
}

function subjectsOf({ account, address }: Attempt) {
  return [
    { subject: `account ${account}`, limit: LIMITS.account },
    { subject: `address ${address}`, limit: LIMITS.address },
  ] as const
}
