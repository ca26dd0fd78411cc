import type { Deps } from '../deps.ts'
import { deleteTurnsBefore } from './code-turns.sql.ts'
import { deleteCodesBefore } from './codes.sql.ts'
import { forgetSessionsEndedBefore } from '../sessions/sessions.ts'

/** Long enough for questions about yesterday's sign-in. */
const KEPT_MS = 2 * 24 * 60 * 60_000

/** Removes codes and sessions that ended two days ago. Nothing depends on it: they open nothing any more. Returns how many. */
export async function forgetOldSignIns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS)
  const codes = (await deleteCodesBefore(db, before)) + (await deleteTurnsBefore(db, before))
  return codes + (await forgetSessionsEndedBefore(db, before))
}
