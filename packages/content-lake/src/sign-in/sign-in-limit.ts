import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import type { CountedNetwork, NetworksOf } from '../core/lake-env.ts'
import { hashOf } from '../staff/tokens.ts'

type Deps = { database: DatabaseSync; now: () => Date; networksOf: NetworksOf }

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How long the network and the browser of a sign-in are known. */
const PLACE_MS = 30 * DAY_MS

type Window = { count: number; ms: number }

const ACCOUNT: Window = { count: 10, ms: 15 * MINUTE_MS }
/** From an unknown network. */
const ACCOUNT_DAY: Window = { count: 30, ms: DAY_MS }
/** Per address more than per account: an office shares one. */
const ADDRESS: Window = { count: 50, ms: 15 * MINUTE_MS }

/**
 * Passwords of one account from all unknown networks together: after so many in a day each next one waits longer after the one before.
 * It takes more than one network to come so far, and all that there are have some 400 guesses a day: a password of the weakest kind that
 * is taken (10^10 guesses) holds longer than anyone tries.
 */
const TOGETHER = { free: 300, ms: DAY_MS, pauses: [1, 2, 5, 15].map((minutes) => minutes * MINUTE_MS) }

const TimesRow = z.object({ count: z.number(), oldest: z.nullable(z.number()), newest: z.nullable(z.number()) })

/** `browser` is what its cookie has. */
type Attempt = { proof: 'password' | 'code'; email: string; address: string; browser: string | undefined }

/**
 * Counts an attempt to sign in before it is tried, so that many at once are not all let through. Answers the seconds to wait
 * where too many failed, and undefined where it may be tried.
 */
export function startAttempt(deps: Deps, attempt: Attempt): number | undefined {
  const { database, now } = deps
  const at = now().getTime()
  const subjects = subjectsOf(deps, attempt)
  database.prepare('delete from sign_in_attempt where at <= ?').run(at - DAY_MS)
  const endsAt = Math.max(...subjects.map((subject) => endOfWait(database, subject, at)))
  if (endsAt > at) return Math.ceil((endsAt - at) / 1000)
  for (const { name } of subjects) {
    database.prepare('insert into sign_in_attempt (subject, at) values (?, ?)').run(name, at)
  }
  return undefined
}

/**
 * Takes a success out of the count: it forgives the failures of the account there, and one attempt of what others share. Its network and
 * its browser are known for the account from now on.
 */
export function forgiveAttempt(deps: Deps, attempt: Attempt, staffId: string): void {
  const { database, now } = deps
  const [own, ...shared] = subjectsOf(deps, attempt)
  database.prepare('delete from sign_in_attempt where subject = ?').run(own.name)
  for (const { name } of shared) {
    database
      .prepare('delete from sign_in_attempt where id = (select max(id) from sign_in_attempt where subject = ?)')
      .run(name)
  }
  const at = now().getTime()
  database.prepare('delete from staff_place where at <= ?').run(at - PLACE_MS)
  const { network, browser } = placesOf(deps, attempt)
  for (const place of [network, browser]) if (place !== undefined) savePlace(database, { staffId, place, at })
}

type Subject = { name: string; windows: readonly Window[]; growing?: typeof TOGETHER }

/**
 * What an attempt counts for: the account there, and what it shares with others. In a browser of a recent sign-in its failures count for
 * nothing else, and in a network of one not for the account as a whole: what strangers try elsewhere, or beside a member, locks no one
 * out. Who guesses codes knows the password: codes count for the account wherever they are typed.
 */
function subjectsOf(deps: Deps, attempt: Attempt): [own: Subject, ...shared: Subject[]] {
  const { proof, email } = attempt
  const { network, browser } = placesOf(deps, attempt)
  const [own, ...wider] = deps.networksOf(attempt.address)
  const addresses = [own, ...wider].map((counted) => subjectIn(counted, 'address', [ADDRESS]))
  if (proof === 'code') return [{ name: `account code of ${email}`, windows: [ACCOUNT] }, ...addresses]

  const isKnown = (place: string) => isPlaceOf(deps.database, email, place, deps.now().getTime() - PLACE_MS)
  if (browser !== undefined && isKnown(browser)) return [{ name: `account ${email} in ${browser}`, windows: [ACCOUNT] }]
  const account = `account ${email} at`
  if (isKnown(network)) return [subjectIn(own, account, [ACCOUNT]), ...addresses]
  return [
    subjectIn(own, account, [ACCOUNT, ACCOUNT_DAY]),
    ...wider.map((counted) => subjectIn(counted, account, [ACCOUNT, ACCOUNT_DAY])),
    ...addresses,
    { name: `account ${email}`, windows: [], growing: TOGETHER },
  ]
}

function subjectIn({ name, times }: CountedNetwork, what: string, windows: readonly Window[]): Subject {
  return { name: `${what} ${name}`, windows: windows.map(({ count, ms }) => ({ count: count * times, ms })) }
}

/** Until when a subject waits: a moment that may be over. */
function endOfWait(database: DatabaseSync, { name, windows, growing }: Subject, at: number): number {
  const timesWithin = (ms: number) => {
    const row = database
      .prepare(
        'select count(*) as count, min(at) as oldest, max(at) as newest from sign_in_attempt where subject = ? and at > ?',
      )
      .get(name, at - ms)
    return TimesRow.parse(row)
  }
  const ends = windows.map(({ count: limit, ms }) => {
    const { count, oldest } = timesWithin(ms)
    return count >= limit && oldest !== null ? oldest + ms : 0
  })
  if (growing === undefined) return Math.max(...ends)
  const { count, newest } = timesWithin(growing.ms)
  const pause = growing.pauses[Math.min(count - growing.free, growing.pauses.length - 1)]
  return Math.max(...ends, pause === undefined || newest === null ? 0 : newest + pause)
}

function placesOf({ networksOf }: Deps, { address, browser }: Attempt) {
  return {
    network: networksOf(address)[0].name,
    browser: browser === undefined ? undefined : `browser ${hashOf(browser)}`,
  }
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
