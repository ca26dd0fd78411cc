import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import { beginPause, countCodesSince, selectHasSignedIn, selectPauseEnd } from './code-breaker.sql.ts'

/**
 * Throws `unavailable` while strangers get no codes. When many were sent and hardly any came back, somebody has codes sent for the
 * sake of it, at our cost: then phones that never signed in wait for a while, and guests do not notice. Counted over the codes
 * themselves, so that no row is written by every request.
 */
export async function requireUnpaused(
  { db, now, limits: { codeBreaker }, log }: Pick<Deps, 'db' | 'now' | 'limits' | 'log'>,
  phone: string,
): Promise<void> {
  if (codeBreaker.floor === Infinity || (await selectHasSignedIn(db, phone))) return
  const at = now()
  const pauseEnd = await selectPauseEnd(db, at)
  if (pauseEnd) throw paused(pauseEnd, at)

  const lengthMs = codeBreaker.seconds * 1000
  const { sent, verified } = await countCodesSince(db, new Date(at.getTime() - lengthMs))
  if (sent < codeBreaker.floor || verified >= sent * codeBreaker.leastVerified) return
  const endsAt = new Date(at.getTime() + lengthMs)
  const isFirst = await db.inTransaction((transaction) => beginPause(transaction, { now: at, endsAt }))
  if (isFirst) log.warn({ sent, verified, endsAt }, 'hardly any code is verified: strangers get none for a while')
  throw paused(endsAt, at)
}

function paused(endsAt: Date, at: Date): ProblemError {
  const retryAfterSeconds = Math.ceil((endsAt.getTime() - at.getTime()) / 1000)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const inWords = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new ProblemError('unavailable', `We cannot send codes to new phones now. Please try again in ${inWords}.`, {
    retryAfterSeconds,
  })
}
