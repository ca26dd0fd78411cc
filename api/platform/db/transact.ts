import type pg from 'pg'
import type { Statements } from './db.ts'
import { DatabaseUnavailable, fromDriver, sqlState } from './failures.ts'

export type Isolation = 'read committed' | 'serializable'

/**
 * Runs `work` between begin and commit on a connection of the pool, and gives the connection back; one that was lost, that leads to
 * a server which takes no writes, or that may hold statements half prepared, is closed. Throws what `work` throws, or the failure
 * that it came from. What fails before the commit is sent has changed nothing.
 */
export async function transact<Result>(
  client: pg.PoolClient,
  { isolation, statements }: { isolation: Isolation; statements: Statements },
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  let broken: Error | undefined
  const failures: unknown[] = []
  const run = noting(failures, true)
  try {
    await run(() => client.query(`begin isolation level ${isolation}`))
    const result = await work({ run: (text, params) => run(() => statements.run(text, params)) })
    await noting(failures, false)(() => client.query('commit'))
    return result
  } catch (error) {
    broken = failures.find((failure) => failure instanceof DatabaseUnavailable)
    // Where the server is gone the end of the connection is the end of the transaction.
    if (!broken) {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
    }
    throw isAftermath(error) ? (failures[0] ?? error) : error
  } finally {
    client.release(broken ?? failures.length > 1)
  }
}

/** Notes failures in the order in which the server answers, which may differ from the order in which callers see them. */
function noting(failures: unknown[], didNothing: boolean) {
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask()
    } catch (error) {
      const failure = fromDriver(error, { didNothing })
      failures.push(failure)
      throw failure
    }
  }
}

const IN_FAILED_TRANSACTION = '25P02'
const NO_SUCH_STATEMENT = '26000'

/** Whether a statement failed because one that was sent together with it had failed. */
function isAftermath(error: unknown): boolean {
  const state = sqlState(error)
  return state === IN_FAILED_TRANSACTION || state === NO_SUCH_STATEMENT
}
