import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Statements } from './db.ts'

export type Isolation = 'read committed' | 'serializable'

/**
 * Runs `work` between begin and commit on a connection of the pool, and gives the connection back; one that was lost, or that may
 * hold statements half prepared, is closed. Throws what `work` throws, or the failure that it came from.
 */
export async function transact<Result>(
  client: pg.PoolClient,
  { isolation, statements }: { isolation: Isolation; statements: Statements },
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  let broken: Error | undefined
  const failures: unknown[] = []
  try {
    await client.query(`begin isolation level ${isolation}`)
    const result = await work(noting(failures, statements))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw isAftermath(error) ? (failures[0] ?? error) : error
  } finally {
    client.release(broken ?? failures.length > 1)
  }
}

/** In the order in which the server answers, which may differ from the order in which callers see the failures. */
function noting(failures: unknown[], { run }: Statements): Statements {
  return {
    async run(text, params) {
      try {
        return await run(text, params)
      } catch (error) {
        failures.push(error)
        throw error
      }
    },
  }
}

const IN_FAILED_TRANSACTION = '25P02'
const NO_SUCH_STATEMENT = '26000'

/** Whether a statement failed because one that was sent together with it had failed. */
function isAftermath(error: unknown): boolean {
  const state = sqlState(error)
  return state === IN_FAILED_TRANSACTION || state === NO_SUCH_STATEMENT
}

const ATTEMPTS = 8
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

const MAX_PAUSE_MS = 2_560

/** Runs a transaction again when the database chose it as the victim of a conflict, `attempts` times at most. */
export async function retrying<Result>(
  transaction: () => Promise<Result>,
  { attempts = ATTEMPTS }: { attempts?: number } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error
      await wait(Math.random() * Math.min(20 * 2 ** attempt, MAX_PAUSE_MS))
    }
  }
}

/** Whether the database aborted a transaction in favour of another. */
export function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

/** The SQLSTATE of a database error, undefined for any other. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
