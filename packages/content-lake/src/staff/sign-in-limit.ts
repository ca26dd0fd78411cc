import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'

type Deps = { database: DatabaseSync; now: () => Date; networkOf: (address: string) => string }

const WINDOW_MS = 15 * 60_000
/** How long the network of a sign-in is known. */
const PLACE_MS = 30 * 24 * 60 * 60_000
/** Per address more than per account: an office shares one. */
const LIMITS = { account: 10, address: 50 } as const

const OldestRow = z.object({ count: z.number(), oldest: z.nullable(z.number()) })

type Attempt = { account: string; address: string }

/**
 * Counts an attempt to sign in before it is tried, so that many at once are not all let through. Answers the seconds to wait
 * where too many failed in 15 minutes, and undefined where it may be tried.
 */
export function startAttempt(deps: Deps, attempt: Attempt): number | undefined {
  const { database, now } = deps
  const at = now().getTime()
  const subjects = subjectsOf(deps, attempt)
  database.prepare('delete from sign_in_attempt where at <= ?').run(at - WINDOW_MS)
  const waits = subjects.flatMap(({ subject, limit }) => {
    const row = database
      .prepare('select count(*) as count, min(at) as oldest from sign_in_attempt where subject = ?')
      .get(subject)
    const { count, oldest } = OldestRow.parse(row)
    return count >= limit && oldest !== null ? [Math.ceil((oldest + WINDOW_MS - at) / 1000)] : []
  })
  if (waits.length > 0) return Math.max(1, ...waits)
  for (const { subject } of subjects) {
    database.prepare('insert into sign_in_attempt (subject, at) values (?, ?)').run(subject, at)
  }
  return undefined
}

/**
 * Takes a success out of the count: it forgives the account's failures, and one attempt of the address, from which the account is
 * known from now on.
 */
export function forgiveAttempt(deps: Deps, attempt: Attempt, staffId: string): void {
  const { database, now, networkOf } = deps
  const [account, address] = subjectsOf(deps, attempt)
  database.prepare('delete from sign_in_attempt where subject = ?').run(account.subject)
  database
    .prepare('delete from sign_in_attempt where id = (select max(id) from sign_in_attempt where subject = ?)')
    .run(address.subject)
  const at = now().getTime()
  savePlace(database, { staffId, network: networkOf(attempt.address), at }, at - PLACE_MS)
}

/** In a network of a recent sign-in, its failures count by themselves: strangers who guess elsewhere lock no one out. */
function subjectsOf({ database, now, networkOf }: Deps, { account, address }: Attempt) {
  const network = networkOf(address)
  const isKnown = isPlaceOf(database, account, network, now().getTime() - PLACE_MS)
  return [
    { subject: isKnown ? `account ${account} at ${network}` : `account ${account}`, limit: LIMITS.account },
    { subject: `address ${network}`, limit: LIMITS.address },
  ] as const
}

/** Records a sign-in from a network, and forgets those before `since`. */
function savePlace(database: DatabaseSync, place: { staffId: string; network: string; at: number }, since: number) {
  database.prepare('delete from staff_place where at <= ?').run(since)
  database
    .prepare(
      `insert into staff_place (staff_id, network, at) values (?, ?, ?)
       on conflict (staff_id, network) do update set at = excluded.at`,
    )
    .run(place.staffId, place.network, place.at)
}

/** Whether the owner of an e-mail address signed in from a network after `since`. */
function isPlaceOf(database: DatabaseSync, email: string, network: string, since: number): boolean {
  const query = `select 1 from staff_place join staff on staff.id = staff_place.staff_id
                 where staff.email = ? and staff_place.network = ? and staff_place.at > ?`
  return database.prepare(query).get(email, network, since) !== undefined
}
