import { AsyncLocalStorage } from 'node:async_hooks'
import { insideTransaction, type Db, type Engine, type Statements } from './db.ts'
import { DatabaseUnavailable } from './failures.ts'
import { retrying } from './retrying.ts'

type Options = {
  /** How long a statement that changed nothing is retried while the database is unavailable. */
  unavailableMs?: number
  /** Called when the database stayed unavailable for that long. */
  onUnavailable?: (error: DatabaseUnavailable) => void
}

/** A `Db` on an engine. Misuse that would hang PGlite's one connection throws on every engine alike. */
export function openDb(engine: Engine, { onUnavailable = () => {}, ...patience }: Options = {}): Db {
  const inside = new AsyncLocalStorage<true>()

  function refuseInside(): void {
    if (inside.getStore()) throw new Error('A transaction is open: use the Db that it was handed')
  }

  // A single statement is a transaction too: one that was aborted changed nothing and may be retried.
  const alone: Statements = { run: (text, params) => patiently(() => engine.run(text, params)) }

  async function patiently<Result>(transaction: () => Promise<Result>): Promise<Result> {
    try {
      return await retrying(transaction, patience)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) onUnavailable(error)
      throw error
    }
  }

  return {
    ...statementsOf(alone, refuseInside),
    async inTransaction(work) {
      refuseInside()
      return patiently(() =>
        inside.run(true, () =>
          engine.begin((statements) =>
            work(insideTransaction({ ...statementsOf(statements, () => {}), inTransaction: refuseNested })),
          ),
        ),
      )
    },
  }
}

async function refuseNested(): Promise<never> {
  throw new Error('A transaction cannot be opened inside another')
}

function statementsOf(statements: Statements, check: () => void): Pick<Db, 'query' | 'change'> {
  return {
    async query<Row extends object>(text: string, params: readonly unknown[] = []) {
      check()
      const { rows } = await statements.run(text, params)
      // eslint-disable-next-line typescript/consistent-type-assertions -- a row's shape is known only to the SQL next to its type
      return rows as Row[]
    },
    async change(text, params = []) {
      check()
      const { changed } = await statements.run(text, params)
      return changed
    },
  }
}
