import type { Deps } from '../deps.ts'
import { blankSecrets, deleteMessagesBefore } from './outbox.sql.ts'

/** Long enough for a guest's question about last week's message. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** A job: removes messages older than 30 days, and the texts of codes that nobody needs any more. Returns how many it touched. */
export async function forgetOldMessages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { keepsCodes = false }: { keepsCodes?: boolean } = {},
): Promise<number> {
  const deleted = await deleteMessagesBefore(db, new Date(now().getTime() - KEPT_MS))
  return deleted + (keepsCodes ? 0 : await blankSecrets(db, { now: now() }))
}
