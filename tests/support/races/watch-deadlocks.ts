import type { Engine, Statements } from '#api/platform/db/db.ts'
import { sqlState } from '#api/platform/db/failures.ts'

const DEADLOCK = '40P01'

/** Reports every statement that the database ended because of a deadlock: the product tries again, so no answer shows it. */
export function watchDeadlocks(engine: Engine, report: (statement: string) => void): Engine {
  const watched = ({ run }: Statements): Statements => ({
    async run(text, params) {
      try {
        return await run(text, params)
      } catch (error) {
        if (sqlState(error) === DEADLOCK) report(text)
        throw error
      }
    },
  })
  return { ...engine, ...watched(engine), begin: (work) => engine.begin((statements) => work(watched(statements))) }
}
