import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import { MAX_TRIES } from './codes.ts'
import { selectRecentCodes, type Turn } from './code-turns.sql.ts'
import { texts } from '../texts.ts'

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
