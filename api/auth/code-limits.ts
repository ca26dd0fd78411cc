import type { Problem } from '#contract/problem.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import { texts } from '../texts.ts'
import {
  beginPause,
  countCodesSince,
  selectHasSignedIn,
  selectPauseEnd,
  selectRecentCodes,
  type Turn,
} from './codes.sql.ts'
import { MAX_TRIES } from './codes.ts'

const HOUR_MS = 60 * 60_000

/** Throws `too_many_requests` while a phone must wait for its next code of a purpose: each within an hour takes longer to come. */
export async function requireCooldownOver(
  db: Db,
  { now, limits: { codePauses }, problem }: Pick<Deps, 'now' | 'limits'> & Throws<'too_many_requests'>,
  turn: Turn,
): Promise<void> {
  if (codePauses.length === 0) return
  const at = now()
  const since = new Date(at.getTime() - HOUR_MS)
  const { sent, newestAt, alive } = await selectRecentCodes(db, turn, { since, now: at, maxTries: MAX_TRIES })
  const pause = codePauses[Math.min(sent, codePauses.length) - 1]
  if (newestAt === null || pause === undefined) return
  const retryAfterSeconds = Math.ceil((newestAt.getTime() - at.getTime()) / 1000) + pause
  if (retryAfterSeconds <= 0) return
  throw problem('too_many_requests', texts.auth.cooldown(retryAfterSeconds, alive > 0), { retryAfterSeconds })
}

/**
 * Throws `unavailable` while unknown phones get no codes. When many were sent and hardly any were used, someone has codes sent for the
 * sake of it, at our cost: then phones that never signed in wait for a while, and guests do not notice. Counted over the codes
 * themselves, so that no row is written by every request.
 */
export async function requireUnpaused(
  deps: Pick<Deps, 'db' | 'now' | 'limits' | 'log'> & Throws<'unavailable'>,
  phone: string,
): Promise<void> {
  const { db, now, log } = deps
  const { codeBreaker } = deps.limits
  if (codeBreaker.floor === Infinity || (await selectHasSignedIn(db, phone))) return
  const at = now()
  const pauseEnd = await selectPauseEnd(db, at)
  if (pauseEnd) throw paused(deps, pauseEnd, at)

  const lengthMs = codeBreaker.seconds * 1000
  const { sent, verified } = await countCodesSince(db, new Date(at.getTime() - lengthMs))
  if (sent < codeBreaker.floor || verified >= sent * codeBreaker.leastVerified) return
  const endsAt = new Date(at.getTime() + lengthMs)
  const isFirst = await db.inTransaction((transaction) => beginPause(transaction, { now: at, endsAt }))
  if (isFirst) log.warn({ sent, verified, endsAt }, 'OTP verification rate too low; codes paused for unknown phones')
  throw paused(deps, endsAt, at)
}

function paused({ problem }: Throws<'unavailable'>, endsAt: Date, at: Date): Problem {
  const retryAfterSeconds = Math.ceil((endsAt.getTime() - at.getTime()) / 1000)
  return problem('unavailable', texts.auth.paused(retryAfterSeconds), { retryAfterSeconds })
}
