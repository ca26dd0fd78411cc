import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Engine, Statements } from './db.ts'
import { DatabaseUnavailable, fromDriver, takesNoWrites } from './failures.ts'
import { transact, type Isolation } from './transact.ts'

export type PostgresOptions = {
  url: string
  poolSize: number
  isolation: Isolation
  timeouts?: PostgresTimeouts
  onIdleError: (error: Error) => void
}

/** In milliseconds. */
export type PostgresTimeouts = {
  /** How long a request waits for a free connection, or for a new one to open. */
  connect: number
  /** How long the server may work on one statement; 0 is without limit. */
  statement: number
  /** How long an idle connection stays open. */
  idle: number
}

const USUAL_TIMEOUTS: PostgresTimeouts = { connect: 10_000, statement: 15_000, idle: 30_000 }
const IN_TRANSACTION_TIMEOUT_MS = 30_000
/** How much longer we wait than the server: when it vanishes silently, this ends the statement. */
const SLACK_MS = 5_000

const INT8 = 20
const DATE = 1082

/** A PostgreSQL server, or an engine that speaks its protocol. */
export function openPostgres({
  url,
  poolSize,
  isolation,
  timeouts = USUAL_TIMEOUTS,
  onIdleError,
}: PostgresOptions): Engine {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(DATE, (text) => text)
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeouts.connect,
    idleTimeoutMillis: timeouts.idle,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.statement === 0 ? 0 : timeouts.statement + SLACK_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: IN_TRANSACTION_TIMEOUT_MS,
    // Statements of a transaction that are sent together do not wait for each other's answers.
    pipeline: true,
    types,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  // Neither may one that breaks while in use: its user sees the failing statement.
  // Connections of before a failure may lead to a server that is gone, or that takes no writes any more.
  let generation = 0
  const generations = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', (client) => {
    client.on('error', () => {})
    generations.set(client, generation)
  })

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        throw fromDriver(error, { didNothing: true })
      })
      if (generations.get(client) === generation) return client
      client.release(true)
    }
  }

  /** Works on a connection; where that shows that the server is unavailable, no connection of the same age is used again. */
  async function onConnection<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect()
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof DatabaseUnavailable && generations.get(client) === generation) generation += 1
      throw error
    }
  }

  return {
    run: (text, params) => onConnection((client) => runAlone(client, text, params)),
    begin: (work) => onConnection((client) => transact(client, { isolation, statements: statementsOf(client) }, work)),
    async runScript(script) {
      await pool.query(script)
    },
    poolUse: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** A statement that is its own transaction. Without an answer it is unknown whether a write happened. */
async function runAlone(
  client: pg.PoolClient,
  ...[text, params]: Parameters<Statements['run']>
): ReturnType<Statements['run']> {
  let failure: Error | boolean = false
  try {
    return await statementsOf(client).run(text, params)
  } catch (error) {
    failure = error instanceof Error ? error : true
    throw fromDriver(error, { didNothing: takesNoWrites(error) || /^\s*select\b/i.test(text) })
  } finally {
    client.release(failure)
  }
}

function statementsOf(target: pg.PoolClient): Statements {
  return {
    async run(text, params) {
      const { rows, rowCount } = await target.query({ name: nameOf(text), text, values: [...params] })
      return { rows, changed: rowCount ?? 0 }
    },
  }
}

/** Statements are texts of the source, so there are few; each name outlives its pool. */
const names = new Map<string, string>()

/** A connection parses and plans a named statement once. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
