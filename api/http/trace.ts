import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ApiEnv } from './env.ts'

/** Notes in the request's trace which route it has met. */
export const nameRoute: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const trace = context.env?.trace
  if (trace) trace.route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'unknown call'
  return next()
}
