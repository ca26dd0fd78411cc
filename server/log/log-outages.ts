import type { DatabaseUnavailable } from '#api/platform/db/failures.ts'
import type { Log } from '#api/platform/deps.ts'

const PAUSE_MS = 60_000

/** Logs an unavailable database once a minute at most, with how many requests and jobs have failed since the last line. */
export function logOutages(log: Log, now: () => Date): (error: DatabaseUnavailable) => void {
  let quietUntil = 0
  let failures = 0
  return (error) => {
    failures += 1
    const at = now().getTime()
    if (at < quietUntil) return
    log.error({ err: error, failures }, 'the database is unavailable')
    quietUntil = at + PAUSE_MS
    failures = 0
  }
}
