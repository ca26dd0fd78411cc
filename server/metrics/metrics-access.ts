import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { type PeerEnv, thisMachineOnly } from '../net/address.ts'

type MetricsAccess = { token: string | undefined; isProduction: boolean; hops: number }

/**
 * Who may read the metrics: with a token its bearer, from anywhere. Without one a person at this machine, but nobody in production,
 * where a proxy on this machine that sets no header would make every stranger such a person.
 */
export function metricsAccess({ token, isProduction, hops }: MetricsAccess): MiddlewareHandler<PeerEnv> {
  if (token === undefined) return isProduction ? async (context) => context.notFound() : thisMachineOnly({ hops })
  const expected = hashOf(`Bearer ${token}`)
  return async (context, next) => {
    const given = hashOf(context.req.header('authorization') ?? '')
    if (!timingSafeEqual(given, expected)) return context.notFound()
    return next()
  }
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
