import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#api/platform/deps.ts'
import type { RequestTrace } from '#api/platform/http/env.ts'
import type { PeerEnv } from '../net/address.ts'

const HEADER = 'x-request-id'

/** The id of a request: that of a trusted proxy if it looks like one, so that both logs name the same, else a new one. */
function requestId(headers: Headers, { hops }: { hops: number }): string {
  const given = headers.get(HEADER) ?? ''
  return hops > 0 && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** The first parts of paths that this server knows. A log and a metric name only these: all others are a stranger's invention. */
const KNOWN = new Set(
  ['health', 'ready', 'metrics', 'weather', 'dev', 'sandbox', 'lake', 'studio', 'content', 'static', 'files', 'api']
    .concat(['home', 'about', 'room', 'suits', 'searchroom', 'checkout', 'package', 'convention', 'swimmingpool'])
    .concat([
      'Booking',
      'career',
      'dine',
      'contact',
      'gallery',
      'privacypolicy',
      'termsconditions',
      'refund',
      'profile',
    ]),
)

/** A path outside the API by its first part, `/room/*`: what follows may be an order's code, and is never the same twice. */
function routeOf(pathname: string): string {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  if (first === '') return '/'
  if (!KNOWN.has(first)) return 'unknown path'
  return rest.some((part) => part !== '') ? `/${first}/*` : `/${first}`
}

/** An address as a log may show it: without phone numbers, and without a query that can hold one or a secret. */
export function redactPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.replaceAll(/(\+|%2B)?\d{8,}/gi, '[number]')
}

/** `isOutside`: the caller is outside the networks of the desk. */
export type WatchedEnv = PeerEnv & { Variables: { trace: RequestTrace; isOutside?: true } }

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
