import type { Deps } from '../deps.ts'
import { MAX_ATTEMPTS } from '../messages/outbox.ts'
import { countBacklog, type BacklogRow } from './backlog.sql.ts'

/** How much waits: for a job to do it, for a guest to pay, or for staff to act. */
export type Backlog = BacklogRow

export async function readBacklog({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Backlog> {
  const backlog = await countBacklog(db, { now: now(), maxAttempts: MAX_ATTEMPTS })
  if (!backlog) throw new Error('The backlog has no row')
  return backlog
}
