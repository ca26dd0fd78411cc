import type { Context } from 'hono'
import type { LakeEnv } from './lake-env.ts'
import { LakeProblem } from './lake-problem.ts'
import type { LakeLog } from './log.ts'

/** Turns whatever was thrown into an answer of the Content Lake's shape. What nobody expected is logged and answered 500. */
export function answerProblem(log: LakeLog) {
  return (error: Error, context: Context<LakeEnv>): Response => {
    if (error instanceof LakeProblem) {
      const { status, type, message, details } = error
      return context.json({ statusCode: status, error: { type, description: message, ...details } }, status)
    }
    log.error({ err: error, path: context.req.path }, 'the lake failed')
    return context.json({ statusCode: 500, error: 'Internal Server Error', message: 'The lake failed' }, 500)
  }
}
