import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseUnavailable, isConflict } from './failures.ts'

type Patience = {
  /** How often a transaction is tried that the database aborts in favour of another. */
  attempts?: number
  /** How long one is tried again for which there was no database. */
  unavailableMs?: number
}

const ATTEMPTS = 8
const MAX_PAUSE_MS = 2_560
/** Another server has taken over by then where that was planned, and guests still wait for the answer. */
const UNAVAILABLE_MS = 6_000
const UNAVAILABLE_PAUSE_MS = 200

/** Runs a transaction again that the database aborted in favour of another, or that changed nothing because the database was unavailable. */
export async function retrying<Result>(
  transaction: () => Promise<Result>,
  { attempts = ATTEMPTS, unavailableMs = UNAVAILABLE_MS }: Patience = {},
): Promise<Result> {
  const end = performance.now() + unavailableMs
  for (let conflicts = 0; ;) {
    try {
      return await transaction()
    } catch (error) {
      const pause = UNAVAILABLE_PAUSE_MS * (1 + Math.random())
      if (isConflict(error) && ++conflicts < attempts) {
        await wait(Math.random() * Math.min(20 * 2 ** conflicts, MAX_PAUSE_MS))
      } else if (error instanceof DatabaseUnavailable && error.didNothing && performance.now() + pause < end) {
        await wait(pause)
      } else {
        throw error
      }
    }
  }
}
