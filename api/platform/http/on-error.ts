import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Envelope } from '#contract/endpoint.ts'
import { Problem, problemStatus, type ProblemCode } from '#contract/problem.ts'
import { DatabaseUnavailable, isCanceled, isConflict } from '../db/failures.ts'
import { ContentUnread, type Log } from '../deps.ts'
import type { ApiEnv } from './env.ts'
import { wordsFor } from '../texts/catalogues.ts'
import { WordedProblem } from '../worded-problem.ts'

/** Turns anything thrown into the envelope. The unexpected is logged once with its cause and answered without detail. */
export function onError(log: Log) {
  return (error: Error, context: Context<ApiEnv>): Response => {
    const { id } = context.env?.trace ?? {}
    if (isClientAbort(error)) log.info({ path: context.req.routePath, request: id }, 'a client aborted its request')
    const problem = toProblem(error)
    // A declared problem is not a fault, even where it is `unavailable`; what database and content lack is logged elsewhere.
    const isLogged = error === problem || error instanceof DatabaseUnavailable || error instanceof ContentUnread
    if (problem.code === 'internal' || (problem.code === 'unavailable' && !isLogged))
      log.error({ err: error, path: context.req.routePath, request: id }, 'unexpected error')
    if (problem.retryAfterSeconds !== undefined) {
      context.header('Retry-After', String(problem.retryAfterSeconds))
    }
    return context.json(
      {
        IsError: true,
        Msg: problem instanceof WordedProblem ? problem.say(wordsFor(context)) : problem.message,
        Data: problem.data,
        Code: problem.code,
      } satisfies Envelope & {
        Code: ProblemCode
      },
      problemStatus[problem.code],
    )
  }
}

function toProblem(error: Error): Problem {
  if (error instanceof Problem) return error
  if (isClientAbort(error)) return new WordedProblem('malformed', (t) => t.calls.malformed, { cause: error })
  if (error instanceof HTTPException && error.status === 413) {
    return new WordedProblem('body_too_large', (t) => t.calls.tooLarge, { cause: error })
  }
  // Every retry met another guest, or one was waited for too long: that is a crowd.
  if (isConflict(error) || isCanceled(error)) {
    return new WordedProblem('unavailable', (t) => t.calls.crowded, {
      cause: error,
      retryAfterSeconds: 2,
    })
  }
  if (error instanceof DatabaseUnavailable) {
    return new WordedProblem('unavailable', (t) => t.calls.noDatabase, {
      cause: error,
      retryAfterSeconds: 3,
    })
  }
  if (error instanceof ContentUnread) {
    return new WordedProblem('unavailable', (t) => t.paper.unread, {
      cause: error,
      retryAfterSeconds: 3,
    })
  }
  return new WordedProblem('internal', (t) => t.calls.unexpected, { cause: error })
}

/** Whether a client ended its connection before its body was there, as Node reports it: any client can, so it is not a fault. */
export function isClientAbort(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}
