import { Problem, type ProblemCode, type ProblemDetails } from '#contract/problem.ts'
import { resortWords, type Say } from './texts/catalogues.ts'

/** A problem that is worded in the caller's language once it is answered. Its `message` is for logs and commands. */
export class WordedProblem extends Problem {
  readonly say: Say

  constructor(code: ProblemCode, say: Say, details?: ProblemDetails) {
    super(code, say(resortWords), details)
    this.say = say
  }
}

/** What a use case throws by, where any problem may be thrown. */
export const problem = (...details: ConstructorParameters<typeof WordedProblem>): WordedProblem =>
  new WordedProblem(...details)

/** Who asks too often, or for too much at once, is told when to come back. */
export function tooFast(retryAfterSeconds: number): WordedProblem {
  return problem('too_many_requests', (t) => t.calls.tooFast(retryAfterSeconds), { retryAfterSeconds })
}
