import type pg from 'pg'
import type { Statements } from './db.ts'
import { sqlState } from './retry.ts'

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

/** In the order in which the server answers, which is not that in which the layers above hear of it. */
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

/** Whether a statement failed because one that was said together with it had failed before. */
function isAftermath(error: unknown): boolean {
  const state = sqlState(error)
  return state === IN_FAILED_TRANSACTION || state === NO_SUCH_STATEMENT
}
