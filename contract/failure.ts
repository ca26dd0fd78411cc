import type { ProblemCode } from './problem.ts'

type ApiProblemDetails = { data?: unknown; retryAfterSeconds?: number | undefined; cause?: unknown }

/** The API answered, and its answer is no. `message` is its sentence for people, `data` what it adds for programs. */
export class ApiProblem extends Error {
  readonly code: ProblemCode
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, message: string, { data, retryAfterSeconds, cause }: ApiProblemDetails = {}) {
    super(message, { cause })
    this.name = 'ApiProblem'
    this.code = code
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No answer came: what happened at the server, if anything, is unknown. */
export class ApiUnreachable extends Error {
  override name = 'ApiUnreachable'

  constructor(options?: ErrorOptions) {
    super('The resort cannot be reached. Please check your connection and try again.', options)
  }
}

export const UNEXPECTED_ERROR = 'Unexpected Error Occurred!'

/** What to tell a person of a failed call. Faults of the program keep their detail to themselves. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiProblem || error instanceof ApiUnreachable ? error.message : UNEXPECTED_ERROR
}
