import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ApiEnv } from './env.ts'
import { cors } from 'hono/cors'
import { TOKEN_HEADER, type FilePart } from '#contract/endpoint.ts'
import { REVIEW_KEY_HEADER } from '#contract/catalogue/reviews.ts'
import { STAMP_HEADER } from '#contract/values/stamps.ts'
import { bodyLimit } from 'hono/body-limit'
import type { Deps } from '../deps.ts'
import { createBuckets } from '../throttle/bucket.ts'
import { createNetworkBuckets } from './count-networks.ts'
import { tooFast, WordedProblem } from '../worded-problem.ts'

/** Notes in the request's trace which route it has met. */
export const nameRoute: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const trace = context.env?.trace
  if (trace) trace.route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'unknown call'
  return next()
}

/** An answer of the API is not a page: opened as one, it runs, loads and frames nothing. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const

/** Headers of every answer, unless its handler set them. */
export const answerHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!headers.has(name)) headers.set(name, value)
  }
}

type Origins = Pick<Deps, 'publicUrl' | 'corsOrigins'>

/**
 * Refuses what a page of another site makes a visitor's browser send, such as a form or a picture's address: no preflight asks before those.
 * Browsers name where a request comes from; only they can be led by a page.
 */
export function refuseCrossSite({ publicUrl, corsOrigins }: Origins): MiddlewareHandler<ApiEnv> {
  const ours = new Set([new URL(publicUrl).origin, ...corsOrigins])
  return async ({ req }, next) => {
    const [site, origin] = [req.header('sec-fetch-site'), req.header('origin')]
    const isForeignSite = site === 'cross-site' || site === 'same-site'
    const isForeignOrigin = origin !== undefined && site !== 'same-origin' && !ours.has(origin)
    if (isForeignOrigin || (isForeignSite && origin === undefined)) {
      throw new WordedProblem('forbidden', (t) => t.calls.crossSite)
    }
    return next()
  }
}

/** HEAD would do the work of GET: send a code, for one. */
export const refuseHead: MiddlewareHandler = async (context, next) =>
  context.req.method === 'HEAD' ? context.body(null, 405, { Allow: 'GET, POST' }) : next()

/** Two hours: what browsers remember of a preflight at most. */
const PREFLIGHT_SECONDS = 7_200

/** Lets the pages of these origins call, each named exactly. Guests are known by a header of ours, so no cookie is ever allowed. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['content-type', TOKEN_HEADER, REVIEW_KEY_HEADER, STAMP_HEADER],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: PREFLIGHT_SECONDS,
  })
}

const JSON_BYTES = 64 * 1024
/** The form around a file, and its other fields. */
const FORM_BYTES = 16 * 1024

/** Refuses a body before more of it is read than its endpoint takes. */
export function limitBody(file: FilePart | undefined): MiddlewareHandler<ApiEnv> {
  return bodyLimit({
    maxSize: file ? file.maxBytes + FORM_BYTES : JSON_BYTES,
    onError() {
      throw new WordedProblem('body_too_large', (t) =>
        file ? t.fileTooLarge(file.field, file.maxBytes) : t.calls.tooLarge,
      )
    },
  })
}

/**
 * Refuses an address that reads or writes faster than people do, and a guest's session that writes so, before the database is asked:
 * a refusal there would write a counter each time. Requests without an address come from this very server: pages that it renders for
 * many guests.
 */
export function limitPace({ limits, now }: Pick<Deps, 'limits' | 'now'>): MiddlewareHandler<ApiEnv> {
  const reads = createNetworkBuckets(limits.readsPerAddress)
  const writes = createNetworkBuckets(limits.writesPerAddress)
  const writesOfSessions = createBuckets(limits.writesPerSession)
  return async (context, next) => {
    const address = context.env?.address
    if (address !== undefined) {
      const at = now().getTime()
      const isRead = context.req.method === 'GET'
      const token = isRead ? undefined : context.req.header(TOKEN_HEADER)
      const retryAfterSeconds = Math.max(
        (isRead ? reads : writes).take(address, at),
        token === undefined ? 0 : writesOfSessions.take(token.slice(0, TOKEN_LENGTH), at),
      )
      if (retryAfterSeconds > 0) throw tooFast(retryAfterSeconds)
    }
    return next()
  }
}

/** As much of a token as is remembered: ours are shorter. */
const TOKEN_LENGTH = 100
