import type { Reads } from '../db/db.ts'
import { DatabaseUnavailable, isCanceled } from '../db/failures.ts'
import type { Deps } from '../deps.ts'
import { selectHeartbeat, writeHeartbeat } from './replica.sql.ts'

export type Replica = {
  /** Answered by the replica; by the database itself where the replica is unavailable, lags or fails. */
  hints: Reads
  /** A job: writes a heartbeat and looks how old the one is that the replica shows. */
  measureLag(): Promise<void>
  /** In seconds, when last measured; NaN where the replica did not answer. */
  lag(): number
}

/** What a guest sees may be so old; Book decides by the database itself. */
const MAX_LAG_SECONDS = 5

type ReplicaDeps = Pick<Deps, 'db' | 'reads' | 'now' | 'log'>

/**
 * Reads hints from a replica. Its lag is measured by a row that we write, and not by what the server reports of itself: that
 * is an engine's own, and reads as none where replication has ended.
 */
export function followReplica(replica: Reads, { db, reads, now, log }: ReplicaDeps): Replica {
  let isUsable = false
  let lag = Number.NaN

  function judge(is: boolean, details: object): void {
    if (is && !isUsable) log.info({ lag }, 'hints are read from the replica')
    if (!is && isUsable)
      log.warn({ lag, ...details }, 'the replica lags or is unavailable: hints are read from the database itself')
    isUsable = is
  }

  async function ask<Row extends object>(...[text, params]: Parameters<Reads['query']>): Promise<Row[] | undefined> {
    try {
      return await replica.query<Row>(text, params)
    } catch (error) {
      // Any other failure is of this statement alone: a conflict with replication, or a table that is not there yet.
      if (error instanceof DatabaseUnavailable || isCanceled(error)) judge(false, { err: error })
      return undefined
    }
  }

  return {
    hints: {
      async query<Row extends object>(text: string, params?: readonly unknown[]) {
        const rows = isUsable ? await ask<Row>(text, params) : undefined
        return rows ?? reads.query<Row>(text, params)
      },
    },
    async measureLag() {
      // Where the database itself is unavailable, the replica stays as good as it was: nothing better is there.
      await writeHeartbeat(db, now())
      try {
        const heartbeat = await selectHeartbeat(replica)
        lag = heartbeat ? Math.max(0, (now().getTime() - heartbeat.getTime()) / 1000) : Infinity
        judge(lag <= MAX_LAG_SECONDS, {})
      } catch (error) {
        lag = Number.NaN
        judge(false, { err: error })
      }
    },
    lag: () => lag,
  }
}
