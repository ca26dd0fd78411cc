import { accepts } from 'hono/accepts'
import type { Context } from 'hono'
import { Problem, type ProblemCode, type ProblemDetails } from '#contract/problem.ts'
import type { Like } from '#contract/wording/like.ts'
import { texts } from './texts/texts.ts'

/** The sentences of the API in one language. */
export type Texts = Like<typeof texts>

/** A sentence, whatever the language. */
export type Say = (t: Texts) => string

const catalogues: Readonly<Record<string, Texts>> = { en: texts }

/** A problem that is worded in the caller's language once it is answered. Its `message` is English, for logs and commands. */
export class WordedProblem extends Problem {
  readonly say: Say

  constructor(code: ProblemCode, say: Say, details?: ProblemDetails) {
    super(code, say(texts), details)
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

/** The sentences in the language that the caller prefers (`Accept-Language`), of those that there are. */
export function textsFor(context: Context): Texts {
  const language = accepts(context, { header: 'Accept-Language', supports: Object.keys(catalogues), default: 'en' })
  return catalogues[language] ?? texts
}
