import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import { MAX_TRIES } from './codes.ts'
import { selectRecentCodes, type Turn } from './code-turns.sql.ts'

const HOUR_MS = 60 * 60_000

/** Why a phone must wait for its next code of a purpose: each within an hour takes longer to come. Undefined when it need not. */
export async function whyWait(
  db: Db,
  { now, limits: { codePauses } }: Pick<Deps, 'now' | 'limits'>,
  turn: Turn,
): Promise<ProblemError | undefined> {
  if (codePauses.length === 0) return undefined
  const at = now()
  const since = new Date(at.getTime() - HOUR_MS)
  const { sent, newestAt, alive } = await selectRecentCodes(db, turn, { since, now: at, maxTries: MAX_TRIES })
  const pause = codePauses[Math.min(sent, codePauses.length) - 1]
  if (newestAt === null || pause === undefined) return undefined
  const secondsLeft = Math.ceil((newestAt.getTime() - at.getTime()) / 1000) + pause
  return secondsLeft > 0 ? tooEarly(secondsLeft, alive > 0) : undefined
}

function tooEarly(retryAfterSeconds: number, isEarlierAlive: boolean): ProblemError {
  const when = `A new code can be sent in ${inWords(retryAfterSeconds)}.`
  const sentence = isEarlierAlive ? `${when} The one that we sent before still works.` : when
  return new ProblemError('too_many_requests', sentence, { retryAfterSeconds })
}

function inWords(seconds: number): string {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}
