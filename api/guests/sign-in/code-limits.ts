import type { Problem } from '#contract/problem.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import {
  beginPause,
  countCodesSince,
  selectPauseEnd,
  selectCodeTimes,
  selectFailures,
  selectRecentCodes,
  type CodesOf,
} from './codes.sql.ts'
import { MAX_TRIES } from './codes.ts'

const HOUR_MS = 60 * 60_000

/** Throws `too_many_requests` while a phone must wait for its next code of a purpose: each within an hour takes longer to come. */
export async function requireCooldownOver(
  db: Db,
  { now, limits: { codePauses }, problem }: Pick<Deps, 'now' | 'limits'> & Throws<'too_many_requests'>,
  codes: CodesOf,
): Promise<void> {
  if (codePauses.length === 0) return
  const at = now()
  const since = new Date(at.getTime() - HOUR_MS)
  const { sent, newestAt, alive } = await selectRecentCodes(db, codes, { since, now: at, maxTries: MAX_TRIES })
  const pause = codePauses[Math.min(sent, codePauses.length) - 1]
  if (newestAt === null || pause === undefined) return
  const retryAfterSeconds = Math.ceil((newestAt.getTime() - at.getTime()) / 1000) + pause
  if (retryAfterSeconds <= 0) return
  throw problem('too_many_requests', (t) => t.auth.cooldown(retryAfterSeconds, alive > 0), { retryAfterSeconds })
}

type OfSource = Pick<CodesOf, 'phone' | 'source'>

/** Throws `too_many_requests` while a phone has had all codes of an hour or a day. The windows end now, so none restarts. */
export async function requireCodeLeft(
  db: Db,
  { now, limits, problem }: Pick<Deps, 'now' | 'limits'> & Throws<'too_many_requests'>,
  codes: OfSource,
): Promise<void> {
  const windows = [limits.codesPerPhoneHour, limits.codesPerPhoneDay].filter(({ count }) => count !== Infinity)
  const longest = Math.max(0, ...windows.map(({ seconds }) => seconds))
  if (longest === 0) return
  const at = now().getTime()
  const times = await selectCodeTimes(db, codes, new Date(at - longest * 1000))
  const waits = windows.map(({ count, seconds }) => secondsUntil(times[count - 1], seconds, at))
  const retryAfterSeconds = Math.max(...waits)
  if (retryAfterSeconds > 0) throw waiting({ problem }, retryAfterSeconds)
}

/** Throws `too_many_requests` while a phone must wait for its next try: after some wrong codes each takes longer to come. */
export async function requireTryLeft(
  { db, now, limits: { failedCodes }, problem }: Pick<Deps, 'db' | 'now' | 'limits'> & Throws<'too_many_requests'>,
  codes: OfSource,
): Promise<void> {
  const { free, pauses, seconds } = failedCodes
  if (free === Infinity) return
  const at = now().getTime()
  const { failed, newestAt } = await selectFailures(db, codes, new Date(at - seconds * 1000))
  if (newestAt === null || failed < free) return
  const pause = pauses[Math.min(failed - free, pauses.length - 1)] ?? 0
  const retryAfterSeconds = secondsUntil(newestAt, pause, at)
  if (retryAfterSeconds > 0) throw waiting({ problem }, retryAfterSeconds)
}

/** How long until `seconds` after `since`; 0 when that is over, or was never begun. */
function secondsUntil(since: Date | undefined, seconds: number, at: number): number {
  return since === undefined ? 0 : Math.max(0, Math.ceil((since.getTime() - at) / 1000) + seconds)
}

function waiting({ problem }: Throws<'too_many_requests'>, retryAfterSeconds: number): Problem {
  return problem('too_many_requests', (t) => t.calls.tooManyTries(retryAfterSeconds), { retryAfterSeconds })
}

/**
 * Whether phones that never signed in get codes only for a stamp. When many codes were sent and hardly any were used, someone has them
 * sent for the sake of it, at our cost: then those phones' requests must cost something for a while, and guests do not notice.
 * Counted over the codes themselves, so that no row is written by every request.
 */
export async function isBreakerOpen({
  db,
  now,
  log,
  limits: { codeBreakers },
}: Pick<Deps, 'db' | 'now' | 'limits' | 'log'>): Promise<boolean> {
  if (codeBreakers.length === 0) return false
  const at = now()
  if (await selectPauseEnd(db, at)) return true

  for (const { floor, leastVerified, seconds, pauseSeconds } of codeBreakers) {
    const { sent, verified } = await countCodesSince(db, new Date(at.getTime() - seconds * 1000))
    if (sent < floor || verified >= sent * leastVerified) continue
    const endsAt = new Date(at.getTime() + pauseSeconds * 1000)
    const isFirst = await db.inTransaction((transaction) => beginPause(transaction, { now: at, endsAt }))
    if (isFirst) log.warn({ sent, verified, endsAt }, 'OTP verification rate too low; unknown phones need a stamp')
    return true
  }
  return false
}
