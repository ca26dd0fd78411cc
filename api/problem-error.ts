import type { ProblemCode } from '#contract/problem.ts'

type ProblemDetails = { cause?: unknown; data?: unknown; retryAfterSeconds?: number }

/** A failure that the caller can do something about. `message` is a sentence for people. */
export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly data: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, message: string, { cause, data = null, retryAfterSeconds }: ProblemDetails = {}) {
    super(message, { cause })
    this.name = 'ProblemError'
    this.code = code
    this.data = data
    this.retryAfterSeconds = retryAfterSeconds
  }
}
