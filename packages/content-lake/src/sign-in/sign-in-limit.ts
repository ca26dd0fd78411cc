import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { hashOf } from '../staff/tokens.ts'

type Deps = { database: DatabaseSync; now: () => Date; networkOf: (address: string) => string }

const WINDOW_MS = 15 * 60_000
/** How long the network and the browser of a sign-in are known. */
const PLACE_MS = 30 * 24 * 60 * 60_000
/** Per address more than per account: an office shares one. */
const LIMITS = { account: 10, address: 50 } as const

const OldestRow = z.object({ count: z.number(), oldest: z.nullable(z.number()) })

/** `browser` is what its cookie has. */
type Attempt = { account: string; address: string; browser: string | undefined }

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
 * Takes a success out of the count: it forgives the account's failures, and one attempt of the address. Its network and its browser
 * are known for the account from now on.
 */
export function forgiveAttempt(deps: Deps, attempt: Attempt, staffId: string): void {
  const { database, now } = deps
  const [account, address] = subjectsOf(deps, attempt)
  database.prepare('delete from sign_in_attempt where subject = ?').run(account.subject)
  database
    .prepare('delete from sign_in_attempt where id = (select max(id) from sign_in_attempt where subject = ?)')
    .run(address?.subject ?? null)
  const at = now().getTime()
  database.prepare('delete from staff_place where at <= ?').run(at - PLACE_MS)
  const { network, browser } = placesOf(deps, attempt)
  for (const place of [network, browser]) if (place !== undefined) savePlace(database, { staffId, place, at })
}

type Subject = { subject: string; limit: number }

/**
 * What an attempt counts for. In a network of a recent sign-in its failures count by themselves, and in a browser of one for nothing
 * else: strangers who guess elsewhere, or beside a member, lock no one out.
 */
function subjectsOf(deps: Deps, attempt: Attempt): [account: Subject, ...address: Subject[]] {
  const { account } = attempt
  const { network, browser } = placesOf(deps, attempt)
  const isKnown = (place: string) => isPlaceOf(deps.database, account, place, deps.now().getTime() - PLACE_MS)
  if (browser !== undefined && isKnown(browser))
    return [{ subject: `account ${account} in ${browser}`, limit: LIMITS.account }]
  return [
    { subject: isKnown(network) ? `account ${account} at ${network}` : `account ${account}`, limit: LIMITS.account },
    { subject: `address ${network}`, limit: LIMITS.address },
  ]
}

function placesOf({ networkOf }: Deps, { address, browser }: Attempt) {
  return { network: networkOf(address), browser: browser === undefined ? undefined : `browser ${hashOf(browser)}` }
}

function savePlace(
  database: DatabaseSync,
  { staffId, place, at }: { staffId: string; place: string; at: number },
): void {
  database
    .prepare(
      `insert into staff_place (staff_id, place, at) values (?, ?, ?)
       on conflict (staff_id, place) do update set at = excluded.at`,
    )
    .run(staffId, place, at)
}

/** Whether the owner of an e-mail address signed in from a network, or in a browser, after `since`. */
function isPlaceOf(database: DatabaseSync, email: string, place: string, since: number): boolean {
  const query = `select 1 from staff_place join staff on staff.id = staff_place.staff_id
                 where staff.email = ? and staff_place.place = ? and staff_place.at > ?`
  return database.prepare(query).get(email, place, since) !== undefined
}
