import { createContext, Script } from 'node:vm'
import { type Limit, createUses } from '../core/staff-limits.ts'
import { isRecord } from '../core/document.ts'
import { isService } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'

/** What members of the staff have computed, each on their own account. */
export type Computing = {
  /** Runs it, unless the member has used up what is theirs, and interrupts it where it takes too long. */
  run<Result>(member: string, work: () => Result): Result
  /** Throws where the member has used up what is theirs. */
  requireLeft(member: string): void
  /** The member's work took so long. */
  charge(member: string, ms: number): void
}

/** About a hundred times what a page's question takes. Everything else in this process waits for it. */
const MAX_MS = 1_000

/**
 * A question can be made as dear as one likes, and none is known to be dear beforehand. So each is interrupted where it takes too long,
 * and what a member's questions have taken together is limited. The website asks what its pages need, on no account.
 */
export function createComputing(limit: Limit, now: () => Date): Computing {
  const uses = createUses(limit, now)
  const computing: Computing = {
    run(member, work) {
      if (isService(member)) return work()
      computing.requireLeft(member)
      const began = performance.now()
      try {
        return interruptible(work)
      } finally {
        computing.charge(member, performance.now() - began)
      }
    },
    requireLeft(member) {
      const wait = uses.wait(member)
      if (wait === 0) return
      const sentence = `Your questions have taken too long together. Please try again in ${wait} seconds.`
      throw new LakeProblem(429, 'tooMuchComputing', sentence)
    },
    charge: uses.use,
  }
  return computing
}

/** Node interrupts a script, and all that it calls; for a function it has no such limit. */
const call = new Script('work()')
const sandbox: { work: () => unknown } = { work: () => undefined }
createContext(sandbox)

/** Runs it to its end, or throws `queryTooExpensive`. An interrupted query runs none of its `finally` blocks. */
export function interruptible<Result>(work: () => Result): Result {
  let done: { result: Result } | undefined
  sandbox.work = () => void (done = { result: work() })
  try {
    call.runInContext(sandbox, { timeout: MAX_MS })
  } catch (error) {
    if (isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      throw new LakeProblem(400, 'queryTooExpensive', `A question may take ${MAX_MS} ms at most`)
    }
    throw error
  }
  if (!done) throw new Error('The work has no result')
  return done.result
}
