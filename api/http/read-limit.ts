import type { MiddlewareHandler } from 'hono'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '../deps.ts'
import { createBuckets } from '../throttle/bucket.ts'
import { networkOf } from './network-of.ts'
import type { ApiEnv } from './env.ts'
import { texts } from '../texts.ts'

/**
 * Refuses an address that reads faster than people do. Requests without one come from this very server: pages that it renders
 * for many guests.
 */
export function readLimit({ limits, now }: Pick<Deps, 'limits' | 'now'>): MiddlewareHandler<ApiEnv> {
  const buckets = createBuckets(limits.readsPerAddress)
  return async (context, next) => {
    const address = context.env?.address
    if (context.req.method === 'GET' && address !== undefined) {
      const retryAfterSeconds = buckets.take(networkOf(address), now().getTime())
      if (retryAfterSeconds > 0) throw tooManyReads(retryAfterSeconds)
    }
    return next()
  }
}

function tooManyReads(retryAfterSeconds: number): Problem {
  return new Problem('too_many_requests', texts.calls.tooFast, { retryAfterSeconds })
}
