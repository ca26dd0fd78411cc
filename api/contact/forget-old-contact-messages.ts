import type { Deps } from '../deps.ts'
import { deleteContactMessagesBefore } from './contact.sql.ts'

/** A year, as the privacy policy says: the resort has had the message by mail since the first minute. */
const KEPT_MS = 365 * 24 * 60 * 60_000

/** A job: removes what was written to the resort more than a year ago. Returns how many. */
export async function forgetOldContactMessages({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteContactMessagesBefore(db, new Date(now().getTime() - KEPT_MS))
}
