import type { Deps } from '../deps.ts'
import { deleteApplicationsBefore } from './applications.sql.ts'

/** A year, as the privacy policy says. */
const KEPT_MS = 365 * 24 * 60 * 60_000

/** A job: removes applications and their CVs that came more than a year ago. Returns how many. */
export async function forgetOldApplications({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteApplicationsBefore(db, new Date(now().getTime() - KEPT_MS))
}
