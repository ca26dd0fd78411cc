import type { Deps } from '#api/platform/deps.ts'
import { MAX_ATTEMPTS } from '#api/platform/messages/outbox.ts'
import { countBacklog, type BacklogRow } from './backlog.sql.ts'

/**
 * How much waits for a job, for a guest to pay, or for staff to act; and what the circuit breaker of one-time codes sees: how many
 * were sent and verified recently, and 1 while unknown phones get none.
 */
export type Backlog = BacklogRow

export async function readBacklog({ db, now, limits }: Pick<Deps, 'db' | 'now' | 'limits'>): Promise<Backlog> {
  const at = now()
  const seconds = limits.codeBreakers[0]?.seconds ?? 600
  const codesSince = new Date(at.getTime() - seconds * 1000)
  const backlog = await countBacklog(db, { now: at, maxAttempts: MAX_ATTEMPTS, codesSince })
  if (!backlog) throw new Error('The backlog has no row')
  return backlog
}
