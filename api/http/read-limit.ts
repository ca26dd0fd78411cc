import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { createBuckets } from '../throttle/bucket.ts'
import { networkOf } from './network-of.ts'
import { ProblemError } from '../problem-error.ts'
import type { ApiEnv } from './serve.ts'

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

function tooManyReads(retryAfterSeconds: number): ProblemError {
  return new ProblemError('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfterSeconds })
}
