import type { MiddlewareHandler } from 'hono'
import type { Log } from '#api/deps.ts'
import type { RequestTrace } from '#api/http/env.ts'
import { routeOf } from './route-of.ts'
import { requestId } from './request-id.ts'
import type { PeerEnv } from '../net/address.ts'

export type WatchedEnv = PeerEnv & { Variables: { trace: RequestTrace } }

/** One request after its answer has begun. `route` is a pattern, never the path that was asked. */
export type AnsweredRequest = { method: string; route: string; status: number; ms: number }

type WatchOptions = { log: Log; hops: number; observe: (request: AnsweredRequest) => void }

/** What a balancer asks every few seconds. */
const PULSE = ['/health', '/ready', '/metrics']
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

/**
 * Gives each request an id, which its answer carries too, and writes one line of it: how it was answered and how soon, but
 * nothing that the guest sent.
 */
export function watchRequests({ log, hops, observe }: WatchOptions): MiddlewareHandler<WatchedEnv> {
  return async (context, next) => {
    const began = performance.now()
    const trace: RequestTrace = { id: requestId(context.req.raw.headers, { hops }) }
    context.set('trace', trace)
    await next()
    context.res.headers.set('X-Request-Id', trace.id)

    const answered = {
      method: METHODS.includes(context.req.method) ? context.req.method : 'other',
      route: trace.route ?? routeOf(context.req.path),
      status: context.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    }
    observe(answered)
    if (!PULSE.includes(answered.route)) log.info({ request: trace.id, ...answered }, 'answered')
  }
}
