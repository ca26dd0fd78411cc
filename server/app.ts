import { Hono, type MiddlewareHandler } from 'hono'
import type { Log } from '#api/platform/deps.ts'
import { LIVE_PATH } from '#contract/live.ts'
import { API_BASE } from '#contract/endpoint.ts'
import { CONTENT_COUNTS_PATH } from '#contract/values/content-counts.ts'
import { UNEXPECTED_ERROR } from '#contract/problem.ts'
import type { ApiEnv } from '#api/platform/http/env.ts'
import { type DeskFence, guardDesk } from './desk/guard-desk.ts'
import { type AnsweredRequest, redactPath, type WatchedEnv, watchRequests } from './log/watch-requests.ts'
import { metricsAccess } from './metrics/metrics-access.ts'
import { callerAddress, isLoopbackHost, type PeerEnv, thisMachineOnly } from './net/address.ts'

/** Anything that answers requests under the paths that it was given. */
export type Part = { fetch(request: Request, env: PeerEnv['Bindings']): Response | Promise<Response> }

type Lake = { fetch(request: Request, address: string): Promise<Response> }

export type ServerParts = {
  api: Hono<ApiEnv>
  health: Part
  metrics: Part
  weather: Part
  /** Only where messages and money are not real. */
  dev: Part | undefined
  sandbox: Part | undefined
  /** Where staff edit the content; left out by STUDIO=off. */
  studio: Part | undefined
  /** Where staff run the day, and sign in to the Studio. */
  desk: Part
  /** What changed, for browsers at the desk. */
  live: Part | undefined
  /** The content, where it is not hosted. */
  lake: Lake | undefined
  /** The webhook of a hosted lake, called on a publish. */
  webhook: Part | undefined
  /** Where browsers send what they counted of the content, and where the Studio reads the sums. */
  counts: Part
  /** Where the Studio begins and ends a preview. */
  preview: Part | undefined
  /** Pages, content, pictures and files: all that the other parts do not take. */
  site: Part
}

export type ServerOptions = {
  log: Log
  hops: number
  desk: DeskFence
  publicUrl: string
  hasPublicUrl: boolean
  isProduction: boolean
  /** What a collector of metrics has to send. */
  metricsToken: string | undefined
  /** Called with each request that was answered. */
  observe: (request: AnsweredRequest) => void
}

/** The whole server as a value: every part at its path. */
export function createServerApp(
  parts: ServerParts,
  { log, hops, desk, publicUrl, hasPublicUrl, isProduction, metricsToken, observe }: ServerOptions,
): Hono<WatchedEnv> {
  const app = new Hono<WatchedEnv>()
  app.onError((error, context) => {
    const { id } = context.get('trace')
    log.error({ err: error, path: redactPath(context.req.url), request: id }, 'unexpected error')
    return context.text(UNEXPECTED_ERROR, 500)
  })
  app.use(watchRequests({ log, hops, observe }))
  app.use(guarded(publicUrl))
  if (!hasPublicUrl) app.use(underOneName(publicUrl))

  const at = (path: string, part: Part) => app.all(path, (context) => part.fetch(context.req.raw, context.env))
  at('/health', parts.health)
  at('/ready', parts.health)
  at('/weather', parts.weather)
  if (parts.studio) {
    at('/studio', parts.studio)
    at('/studio/*', parts.studio)
  }
  for (const path of ['/desk', '/desk/*', `${API_BASE}DeskArea/*`]) {
    app.use(path, guardDesk(desk, hops))
  }
  if (parts.live) at(`${API_BASE}${LIVE_PATH}`, parts.live)
  at('/desk', parts.desk)
  at('/desk/*', parts.desk)
  for (const [path, part] of Object.entries({
    '/dev/*': parts.dev,
    '/sandbox/*': parts.sandbox,
  })) {
    app.use(path, thisMachineOnly({ hops }))
    if (part) at(path, part)
    else app.all(path, (context) => context.notFound())
  }
  app.use('/metrics', metricsAccess({ token: metricsToken, isProduction, hops }))
  at('/metrics', parts.metrics)
  app.all('/api/*', (context) =>
    parts.api.fetch(context.req.raw, {
      address: callerAddress(context, hops),
      trace: context.get('trace'),
      isOutside: context.get('isOutside') === true,
    }),
  )
  app.all(
    '/lake/*',
    (context) => parts.lake?.fetch(context.req.raw, callerAddress(context, hops)) ?? context.notFound(),
  )
  if (parts.webhook) at('/content/webhook', parts.webhook)
  at(CONTENT_COUNTS_PATH, parts.counts)
  at(`${CONTENT_COUNTS_PATH}/*`, parts.counts)
  if (parts.preview) at('/preview/*', parts.preview)
  at('*', parts.site)
  return app
}

/** Who may show an answer as a part of a page; pictures, which are public, set their own. */
const CORP = 'Cross-Origin-Resource-Policy'

/** What every answer carries, from any part. */
function guarded(publicUrl: string): MiddlewareHandler<PeerEnv> {
  const isSecure = publicUrl.startsWith('https:')
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has(CORP)) headers.set(CORP, 'same-origin')
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

/** The cart and the session live under one name of this machine; who comes by another is sent to that one. */
function underOneName(publicUrl: string): MiddlewareHandler<PeerEnv> {
  const { host: publicHost } = new URL(publicUrl)
  return async (context, next) => {
    const host = context.req.header('host') ?? publicHost
    const isPage = context.req.method === 'GET' && (context.req.header('accept') ?? '').includes('text/html')
    if (host === publicHost || !isLoopbackHost(host) || !isPage) return next()
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(`${publicUrl}${pathname}${search}`, 307)
  }
}
