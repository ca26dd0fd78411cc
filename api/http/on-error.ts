import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Envelope } from '#contract/envelope.ts'
import { problemStatus, type ProblemCode } from '#contract/problem.ts'
import { isConflict } from '../db/transact.ts'
import type { Log } from '../deps.ts'
import { ProblemError } from '../problem-error.ts'
import type { ApiEnv } from './serve.ts'

/** Turns whatever was thrown into the envelope. What nobody expected is logged once with its cause and answered without detail. */
export function onError(log: Log) {
  return (error: Error, context: Context<ApiEnv>): Response => {
    const problem = toProblem(error)
    // A refusal that somebody meant is no fault, even where it is called unavailable.
    if (problem.code === 'internal' || (problem.code === 'unavailable' && problem !== error))
      log.error({ err: error, path: context.req.routePath, request: context.env?.trace?.id }, 'unexpected error')
    if (problem.retryAfterSeconds !== undefined) {
      context.header('Retry-After', String(problem.retryAfterSeconds))
    }
    return context.json(
      { IsError: true, Msg: problem.message, Data: problem.data, Code: problem.code } satisfies Envelope & {
        Code: ProblemCode
      },
      problemStatus[problem.code],
    )
  }
}

function toProblem(error: Error): ProblemError {
  if (error instanceof ProblemError) return error
  if (error instanceof HTTPException && error.status === 413) {
    return new ProblemError('body_too_large', 'The request is too large', { cause: error })
  }
  // Every retry met another guest: that is a crowd, not a fault.
  if (isConflict(error)) {
    return new ProblemError('unavailable', 'Many guests are booking at this moment. Please try again', {
      cause: error,
      retryAfterSeconds: 2,
    })
  }
  return new ProblemError('internal', 'Unexpected Error Occurred!', { cause: error })
}
