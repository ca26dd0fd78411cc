import path from 'node:path'
import type { Engine } from '#api/db/db.ts'
import { migrate } from '#api/db/migrate.ts'
import { openPGlite } from '#api/db/pglite.ts'
import { openPostgres } from '#api/db/postgres.ts'
import type { Log } from '#api/deps.ts'
import { closeTreeToOthers, makeOwnFolder } from './data-dir/close-to-others.ts'
import { lockDataDir } from './data-dir/data-dir-lock.ts'
import type { Env } from './env/env.ts'
import { StartProblem } from './start-problem.ts'

export type DatabaseEnv = Pick<
  Env,
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'DATABASE_POOL_SIZE'
  | 'DATABASE_ISOLATION'
  | 'DATABASE_CONNECT_TIMEOUT_MS'
  | 'DATABASE_STATEMENT_TIMEOUT_MS'
  | 'DATABASE_IDLE_TIMEOUT_MS'
>

/** An engine, and the migrations that it needed to be up to date. */
export type OpenedEngine = Engine & { applied: readonly string[] }

/** The configured database, or the one in the data directory; its schema is up to date. */
export async function openEngine(env: DatabaseEnv, log: Log): Promise<OpenedEngine> {
  return env.DATABASE_URL === undefined
    ? openEmbedded(env.DATA_DIR)
    : openServer({ ...env, url: env.DATABASE_URL }, log)
}

async function openEmbedded(folder: string): Promise<OpenedEngine> {
  const lock = lockDataDir(folder)
  try {
    const database = path.join(folder, 'db')
    makeOwnFolder(database)
    const engine = await openPGlite(database)
    const { applied } = await migrate(engine)
    closeTreeToOthers(database)
    return {
      ...engine,
      applied,
      async close() {
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

type ServerEnv = Omit<DatabaseEnv, 'DATA_DIR' | 'DATABASE_URL'> & { url: string }

/** A server as the configuration says; no connection is opened before it is used. */
export function openConfigured(env: ServerEnv, log: Log): Engine {
  return openPostgres({
    url: env.url,
    poolSize: env.DATABASE_POOL_SIZE,
    isolation: env.DATABASE_ISOLATION,
    timeouts: {
      connect: env.DATABASE_CONNECT_TIMEOUT_MS,
      statement: env.DATABASE_STATEMENT_TIMEOUT_MS,
      idle: env.DATABASE_IDLE_TIMEOUT_MS,
    },
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke while idle'),
  })
}

async function openServer(env: ServerEnv, log: Log): Promise<OpenedEngine> {
  const engine = openConfigured(env, log)
  try {
    const { applied } = await migrate(engine)
    return { ...engine, applied }
  } catch (cause) {
    await engine.close()
    throw unreachable(cause) ?? cause
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is unknown',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
}

function unreachable(cause: unknown): StartProblem | undefined {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = REASONS[code]
  return reason === undefined
    ? undefined
    : new StartProblem(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause })
}
