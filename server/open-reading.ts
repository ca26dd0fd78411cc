import type { Db, Engine, PoolUse, Reads } from '#api/db/db.ts'
import type { DatabaseUnavailable } from '#api/db/failures.ts'
import { openDb } from '#api/db/open-db.ts'
import type { Deps, Log } from '#api/deps.ts'
import { followReplica, type Replica } from '#api/replica/replica.ts'
import type { Env } from './env/env.ts'
import { openConfigured, type DatabaseEnv } from './open-engine.ts'

type ReadingEnv = DatabaseEnv & Pick<Env, 'DATABASE_READ_POOL_SIZE' | 'DATABASE_READ_URL'>

export type Reading = Pick<Deps, 'reads' | 'hints'> & {
  /** For questions about the database itself: they must not wait behind bookings. */
  engine: Engine
  /** Every pool of this process, by the name under which it is measured. */
  pools: Readonly<Record<string, () => PoolUse>>
  /** Where hints are read from a replica. */
  replica: Replica | undefined
  close(): Promise<void>
}

type Opening = {
  env: ReadingEnv
  /** What decides: bookings and all else that writes. */
  engine: Engine
  db: Db
  log: Log
  now: () => Date
  onUnavailable: (error: DatabaseUnavailable) => void
}

/**
 * What reading uses. On a server it has connections of its own: bookings that wait for a lock or for a synchronous replica hold
 * theirs for seconds, and would starve Search and the readiness check. The embedded database has a single connection.
 */
export function openReading({ env, engine, db, log, now, onUnavailable }: Opening): Reading {
  if (env.DATABASE_URL === undefined) {
    return { engine, reads: db, hints: db, pools: {}, replica: undefined, close: async () => {} }
  }
  const own = openConfigured({ ...env, url: env.DATABASE_URL, DATABASE_POOL_SIZE: env.DATABASE_READ_POOL_SIZE }, log)
  const reads: Reads = openDb(own, { onUnavailable })
  const other =
    env.DATABASE_READ_URL === undefined ? undefined : openReplica({ ...env, url: env.DATABASE_READ_URL }, log)
  const replica = other && followReplica(openDb(other, { unavailableMs: 0 }), { db, reads, now, log })
  return {
    engine: own,
    reads,
    hints: replica?.hints ?? reads,
    pools: poolsOf({ booking: engine, reading: own, ...(other && { replica: other }) }),
    replica,
    async close() {
      await other?.close()
      await own.close()
    },
  }
}

/** A replica that is slow is worth less than the database itself. */
const REPLICA_CONNECT_MS = 1_000
const REPLICA_STATEMENT_MS = 2_000

function openReplica(env: ReadingEnv & { url: string }, log: Log): Engine {
  return openConfigured(
    {
      ...env,
      DATABASE_POOL_SIZE: env.DATABASE_READ_POOL_SIZE,
      DATABASE_CONNECT_TIMEOUT_MS: REPLICA_CONNECT_MS,
      DATABASE_STATEMENT_TIMEOUT_MS: REPLICA_STATEMENT_MS,
    },
    log,
  )
}

function poolsOf(engines: Readonly<Record<string, Engine>>): Reading['pools'] {
  const uses = Object.entries(engines).flatMap(([name, { poolUse }]) => (poolUse ? [[name, poolUse] as const] : []))
  return Object.fromEntries(uses)
}
