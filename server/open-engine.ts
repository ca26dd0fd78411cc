import path from 'node:path'
import type { Engine } from '#api/platform/db/db.ts'
import { migrate, UnreleasedSchema } from '#api/platform/db/migrate.ts'
import { DatabaseUnavailable, fromDriver, sqlState } from '#api/platform/db/failures.ts'
import { inspectPooler } from '#api/platform/db/pooler.ts'
import { openPGlite, requireRoom } from '#api/platform/db/pglite.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import type { Log } from '#api/platform/deps.ts'
import { closeTreeToOthers, makeOwnFolder } from './data-dir/close-to-others.ts'
import { lockDataDir } from './data-dir/data-dir-lock.ts'
import type { Env } from './env/env.ts'
import { StartProblem, unreleasedProblem } from './start-problem.ts'

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
    requireRoom(database)
    const engine = await openPGlite(database)
    const { applied } = await migrate(engine).catch(async (cause: unknown) => {
      await engine.close()
      if (cause instanceof UnreleasedSchema)
        throw unreleasedProblem(`${folder} has the data`, 'set DATA_DIR to another folder', cause)
      throw cause
    })
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
    await inspect(env, log)
    const { applied } = await migrate(engine)
    return { ...engine, applied }
  } catch (cause) {
    await engine.close()
    throw databaseProblem(cause) ?? cause
  }
}

async function inspect(env: ServerEnv, log: Log): Promise<void> {
  const { DATABASE_CONNECT_TIMEOUT_MS: connect, DATABASE_STATEMENT_TIMEOUT_MS: statement } = env
  const { losesStatements, hasTimeLimit } = await inspectPooler({ url: env.url, timeouts: { connect, statement } })
  if (losesStatements) throw new StartProblem(LOSES_STATEMENTS)
  if (!hasTimeLimit && statement > 0) {
    log.warn({}, 'a pooler before the database drops our time limits: set them on the role')
  }
}

const LOSES_STATEMENTS =
  'The database of DATABASE_URL cannot be used: a pooler before it loses prepared statements. Use PgBouncer 1.21 or later with max_prepared_statements, or pool sessions.'

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is unknown',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the user',
  '3D000': 'it has no database of that name',
  '53100': 'its disk is full',
  '53300': 'it has no connection left',
  '57P03': 'it is starting, or shutting down',
  '25006': 'it takes no writes, so it may be a replica',
  '08P01': 'it, or a pooler before it, refuses how we connect',
}

const LOST = 'it ends connections, as a balancer without a primary does'

/** What keeps the server from starting on its database; undefined of what is not the database's. */
export function databaseProblem(cause: unknown): StartProblem | undefined {
  if (cause instanceof UnreleasedSchema)
    return unreleasedProblem('The database of DATABASE_URL is', 'give it an empty one', cause)
  const failure = fromDriver(cause, { didNothing: false })
  const reason = REASONS[sqlState(failure) ?? ''] ?? (failure instanceof DatabaseUnavailable ? LOST : undefined)
  return reason === undefined
    ? undefined
    : new StartProblem(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause })
}
