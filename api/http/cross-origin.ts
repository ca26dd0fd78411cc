import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { TOKEN_HEADER } from '#contract/envelope.ts'
import { REVIEW_KEY_HEADER } from '#contract/reviews.ts'

/** Two hours: what browsers remember of a preflight at most. */
const PREFLIGHT_SECONDS = 7_200

/** Lets the pages of these origins call, each named exactly. Guests are known by a header of ours, so no cookie is ever allowed. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['content-type', TOKEN_HEADER, REVIEW_KEY_HEADER],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  })
}
