import type { Db, Engine, PoolUse } from '#api/platform/db/db.ts'
import type { DatabaseUnavailable } from '#api/platform/db/failures.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import type { Deps, Log } from '#api/platform/deps.ts'
import type { Env } from './env/env.ts'
import { openConfigured, type DatabaseEnv } from './open-engine.ts'

export type Reading = Pick<Deps, 'reads'> & {
  /** For questions about the database itself: they must not wait behind bookings. */
  engine: Engine
  /** Every pool of this process, by the name under which it is measured. */
  pools: Readonly<Record<string, () => PoolUse>>
  close(): Promise<void>
}

type Opening = {
  env: DatabaseEnv & Pick<Env, 'DATABASE_READ_POOL_SIZE'>
  /** What decides: bookings and all else that writes. */
  engine: Engine
  db: Db
  log: Log
  onUnavailable: (error: DatabaseUnavailable) => void
}

/**
 * What reading uses. On a server it has connections of its own: bookings that wait for a lock or for a synchronous replica hold
 * theirs for seconds, and would starve Search and the readiness check. The embedded database has a single connection.
 */
export function openReading({ env, engine, db, log, onUnavailable }: Opening): Reading {
  if (env.DATABASE_URL === undefined) return { engine, reads: db, pools: {}, close: async () => {} }
  const own = openConfigured({ ...env, url: env.DATABASE_URL, DATABASE_POOL_SIZE: env.DATABASE_READ_POOL_SIZE }, log)
  return {
    engine: own,
    reads: openDb(own, { onUnavailable }),
    pools: poolsOf({ booking: engine, reading: own }),
    close: () => own.close(),
  }
}

function poolsOf(engines: Readonly<Record<string, Engine>>): Reading['pools'] {
  const uses = Object.entries(engines).flatMap(([name, { poolUse }]) => (poolUse ? [[name, poolUse] as const] : []))
  return Object.fromEntries(uses)
}
