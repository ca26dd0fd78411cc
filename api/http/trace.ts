import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ApiEnv } from './serve.ts'

/** What the server and the API tell each other of one request, so that whatever is written of it is found by one id. */
export type RequestTrace = {
  readonly id: string
  /** The pattern of the path, `/api/Message/OTP/:phone`: the path itself may hold a phone number. */
  route?: string
}

/** Tells the server which route a request has met. */
export const nameRoute: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const trace = context.env?.trace
  if (trace) trace.route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'unknown call'
  return next()
}
