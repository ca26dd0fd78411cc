import type { IdleWatch } from './idle-watch.ts'

const EVERY_SECONDS = 120
/** A timer is late, never early: what was used just after the last time must not be missed. */
const LATENESS_SECONDS = 10

/** Calls back now and then while someone uses the desk, also on a page that asks the server nothing. Answers how to end that. */
export function reportUse({ idleSeconds }: Pick<IdleWatch, 'idleSeconds'>, report: () => void): () => void {
  const timer = setInterval(() => {
    if (idleSeconds() < EVERY_SECONDS + LATENESS_SECONDS) report()
  }, EVERY_SECONDS * 1_000)
  return () => clearInterval(timer)
}
