import path from 'node:path'
import { createApp } from '#api/app.ts'
import { readBacklog } from '#api/upkeep/backlog/backlog.ts'
import { selectSource } from '#api/catalogue/content/catalogue-content.sql.ts'
import { createCatalogueRevision } from '#api/catalogue/catalogue-revision.ts'
import { createRateBook } from '#api/catalogue/rates/rate-book.ts'
import { createContentCounter } from '#api/site/content-counts/content-counts.ts'
import { jobsOf } from '#api/upkeep/jobs.ts'
import { readBudgets } from '#api/platform/throttle/watch-budgets.ts'
import { createServerApp } from './app.ts'
import { createCountsRoutes } from './content-counts/counts-routes.ts'
import { previewKeyOf } from './data-dir/secrets.ts'
import { makeDemo, refuseDemo } from './demo/make-demo.ts'
import { createDevPages } from './dev/inbox.ts'
import type { Env } from './env/env.ts'
import { type FirstSignIn, openDirectory, removeFirstPasswords } from './first-accounts.ts'
import { createHealth, databaseCheck } from './health/health.ts'
import { startJobs } from './jobs.ts'
import type { Handler } from './listen.ts'
import { createLiveHub } from './live/live-hub.ts'
import { createLiveRoutes } from './live/live-routes.ts'
import { openSender } from './messages/open-sender.ts'
import { createMetrics } from './metrics/metrics.ts'
import { loopbackPeer, upgradingAddress } from './net/address.ts'
import { type Closings, openDeps } from './open-deps.ts'
import { openSite } from './open-site.ts'
import { createPictureWarmer } from './pictures/picture-warmer.ts'
import { openPreview } from './preview/preview-routes.ts'
import { openStudio } from './studio/create-studio.ts'
import { createWeather } from './weather/weather.ts'

export type Server = Handler & {
  /** At the very first start: the account of the owner. */
  firstOwner: FirstSignIn | undefined
  /** Begins what needs the server to answer already. */
  start(): void
  /** Ends the jobs and closes what was opened. */
  close(): Promise<void>
}

const isOff = (): Promise<never> => Promise.reject(new Error('OUTSIDE is off'))

/** `isDemo`: an empty resort begins with some days of invented guests. */
type ComposeOptions = { isDev: boolean; isDemo: boolean }

/** Opens and joins all parts as the configuration says. */
export async function composeServer(env: Env, { isDev, isDemo }: ComposeOptions): Promise<Server> {
  if (isDemo) refuseDemo(env)
  const closings: Closings = []
  const { deps, clock, reading, payment, content, refreshResort, refreshCatalogue } = await openDeps(env, {
    closings,
    fetch,
    notify: async (url, init) => app.fetch(new Request(url, init), loopbackPeer),
  })
  const { log, now, limits } = deps
  const firstOwner = await openDirectory(env, deps)
  const rateBook = createRateBook(deps)
  const catalogueRevision = createCatalogueRevision(deps, rateBook)
  const api = createApp(deps, rateBook, catalogueRevision)
  const counter = createContentCounter(deps)
  const metrics = createMetrics({
    readBacklog: () => readBacklog(deps),
    readBudgets: () => readBudgets(deps),
    pools: reading.pools,
    now,
    log,
  })
  const preview = openPreview({ env, content, key: previewKeyOf(deps.secrets), limits, now, log })
  const site = await openSite({
    env,
    content: content.content,
    preview: preview?.site,
    contentOrigins: content.origins,
    api: (request) => api.fetch(request, {}),
    readContentFile: (url) => content.readFile(url, fetch),
    sourceOf: (picture) => selectSource(deps.db, picture),
    catalogueRevision,
    brand: () => deps.resort().brand,
    now,
    log,
    isDev,
  })
  closings.push(site.close)
  const studio =
    env.STUDIO === 'on' ? openStudio({ settings: content.studio, publicUrl: env.PUBLIC_URL, now, log }) : undefined
  closings.push(() => studio?.close())
  const live = createLiveHub(deps)
  /** What papers name of the resort is read by then: before, the seed's address would be on them, and no BIN. */
  const contentCheck = async () => {
    await content.firstRead
    await refreshResort()
    return content.state()
  }
  const app = createServerApp(
    {
      api,
      metrics: metrics.app,
      health: createHealth({ database: databaseCheck(reading.engine), content: contentCheck }, log),
      weather: createWeather({ fetch: env.OUTSIDE === 'on' ? fetch : isOff, now, log }),
      dev: env.hasInbox ? createDevPages({ db: deps.db, site }) : undefined,
      sandbox: payment.sandbox?.app,
      studio: studio?.app,
      desk: site.desk,
      live: createLiveRoutes(deps, live),
      lake: content.lake,
      webhook: content.webhook,
      counts: createCountsRoutes({
        ...deps,
        counter,
        content: content.content.content,
        readUrl: content.preview?.readUrl,
        hops: env.TRUST_PROXY,
        observe: metrics.contentCounted,
      }),
      preview: preview?.routes,
      site,
    },
    {
      log,
      hops: env.TRUST_PROXY,
      desk: {
        isOn: env.DESK === 'on',
        networks: env.DESK_NETWORKS,
        hasStudio: env.STUDIO === 'on' && content.signIn !== undefined,
      },
      publicUrl: env.PUBLIC_URL,
      hasPublicUrl: env.hasPublicUrl,
      isProduction: env.isProduction,
      metricsToken: env.METRICS_TOKEN,
      observe: metrics.requestAnswered,
    },
  )
  if (isDemo) {
    const untilNotified = async () => payment.sandbox?.idle()
    await makeDemo({ deps, dataDir: env.DATA_DIR, clock, fetch: app.fetch, untilNotified })
  }
  payment.sandbox?.resendNotices()
  closings.push(() =>
    counter.store().catch((error: unknown) => log.warn({ err: error }, 'the last counts were not stored')),
  )
  const { publishDue } = content
  const copyLake = async () => content.lake?.copyTo(path.join(env.DATA_DIR, 'lake-copy'))
  const jobs = startJobs(
    [
      ...jobsOf(deps, { send: openSender(env, { fetch }), retainsCodes: env.hasInbox }),
      { name: 'read the resort’s address', everySeconds: 1, run: refreshResort },
      { name: 'take over the houses’ words and pictures', everySeconds: 1, run: refreshCatalogue },
      ...(publishDue ? [{ name: 'publish what staff planned', everySeconds: 1, run: publishDue }] : []),
      { name: 'copy the local content', everySeconds: 3600, run: copyLake },
      { name: 'store what visitors saw', everySeconds: 10, run: counter.store },
      removeFirstPasswords(env, deps),
    ],
    log,
    metrics.jobRan,
  )
  closings.push(jobs.stop)
  const warmer = createPictureWarmer({
    ask: (path, headers) => app.fetch(new Request(new URL(path, env.PUBLIC_URL), { headers }), loopbackPeer),
    log,
  })
  closings.push(warmer.stop)

  return {
    fetch: app.fetch,
    middleware: site.middleware,
    upgrade: (request, socket, head) =>
      content.lake?.upgrade(request, socket, head, upgradingAddress(request, env.TRUST_PROXY)) ?? false,
    firstOwner,
    start() {
      // At once; where it fails, the job says so and tries again.
      content.onRead(() => void refreshCatalogue().catch(() => {}))
      content.start()
      if (env.WARM_PICTURES === 'on' && !isDev) void warmer.start()
    },
    endStreams() {
      live.close()
      content.close()
      content.lake?.endStreams()
    },
    async close() {
      for (const closePart of closings.toReversed()) await closePart()
    },
  }
}
