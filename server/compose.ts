import path from 'node:path'
import { createApp } from '#api/app.ts'
import { jobsOf } from '#api/jobs.ts'
import { readBacklog } from '#api/backlog/backlog.ts'
import { createContentCounter } from '#api/content-counts/content-counts.ts'
import type { Db } from '#api/db/db.ts'
import { openDb } from '#api/db/open-db.ts'
import type { Deps } from '#api/deps.ts'
import { seedGallery } from '#api/gallery/seed-gallery.ts'
import { createCatalogueRevision } from '#api/catalogue/catalogue-revision.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { looseLimits, standardLimits } from '#api/limits.ts'
import { addFirstOwner } from '#api/staff/manage-staff.ts'
import { hasGivenPassword } from '#api/staff/staff.sql.ts'
import { readBudgets } from '#api/throttle/watch-budgets.ts'
import { createServerApp } from './app.ts'
import { createCountsRoutes } from './content-counts/counts-routes.ts'
import { createDemoClock } from './demo/demo-clock.ts'
import { makeDemo, refuseDemo } from './demo/make-demo.ts'
import { createDevPages } from './dev/inbox.ts'
import type { Env } from './env/env.ts'
import { warningsOf } from './env/read-env.ts'
import { createHealth, databaseCheck } from './health/health.ts'
import { startJobs } from './jobs.ts'
import type { Handler } from './listen.ts'
import { firstOwnerEmail } from './desk/first-owner.ts'
import { createLiveHub } from './live/live-hub.ts'
import { createLiveRoutes } from './live/live-routes.ts'
import { createLog } from './log/create-log.ts'
import { logOutages } from './log/log-outages.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openSender } from './messages/open-sender.ts'
import { loopbackPeer, upgradingAddress } from './net/address.ts'
import { followResort, openContent } from './open-content.ts'
import { databaseProblem, openEngine } from './open-engine.ts'
import { openPayment } from './open-payment.ts'
import { openReading } from './open-reading.ts'
import { openSite } from './open-site.ts'
import { createPictureWarmer } from './pictures/picture-warmer.ts'
import { openPreview } from './preview/preview-routes.ts'
import { closeToOthers } from './data-dir/close-to-others.ts'
import { type FirstAccount, type Place, removeUsedPasswords, storeFirstPassword } from './data-dir/first-passwords.ts'
import { ensureSecrets, previewKeyOf, secretsOf } from './data-dir/secrets.ts'
import { openStudio } from './studio/create-studio.ts'
import { createWeather } from './weather/weather.ts'

/** A first account, and the file that has its password. */
export type FirstSignIn = { email: string; file: string }

export type Server = Handler & {
  /** At the very first start: the account of the first member of the staff. */
  firstSignIn: FirstSignIn | undefined
  /** The same of the front desk: its first owner. */
  firstOwner: FirstSignIn | undefined
  /** Begins what needs the server to answer already. */
  start(): void
  /** Ends the jobs and closes what was opened. */
  close(): Promise<void>
}

/** `isDemo`: an empty resort begins with some days of invented guests. */
type ComposeOptions = { isDev: boolean; isDemo: boolean }

/** Opens and joins all parts as the configuration says. */
export async function composeServer(env: Env, { isDev, isDemo }: ComposeOptions): Promise<Server> {
  if (isDemo) refuseDemo(env)
  const log = createLog({ level: env.LOG_LEVEL })
  for (const warning of warningsOf(env)) log.warn({}, warning)
  const clock = createDemoClock()
  const { now } = clock
  const stored = await ensureSecrets(env.DATA_DIR)
  if (!closeToOthers(env.DATA_DIR)) {
    log.warn({ folder: env.DATA_DIR }, 'other accounts of this machine may read DATA_DIR: make its mode 0700')
  }
  const engine = await openEngine(env, log)
  const onUnavailable = logOutages(log, now)
  const db = openDb(engine, { onUnavailable })
  const reading = openReading({ env, engine, db, log, onUnavailable })
  await seed(db)

  const payment = openPayment({
    env,
    now,
    sandboxPassword: stored.sandboxPassword,
    fetch,
    notify: async (url, init) => app.fetch(new Request(url, init), loopbackPeer),
  })
  const secrets = secretsOf(env, stored)
  // At once: what fails later must not take the only copy of a password with it.
  const storedAt = (place: Place, account: FirstAccount | undefined) =>
    account && { email: account.email, file: storeFirstPassword(env.DATA_DIR, place, account) }
  const limits = env.LIMITS === 'off' ? looseLimits(Infinity) : standardLimits
  const content = await openContent({ env, now, log, limits, secrets })
  const firstSignIn = storedAt('studio', content.lake?.firstSignIn)
  const resort = await followResort(content.content.content)
  const deps: Deps = {
    db,
    reads: reading.reads,
    now,
    log,
    limits,
    secrets,
    gateway: payment.gateway,
    publicUrl: env.PUBLIC_URL,
    corsOrigins: env.CORS_ORIGINS,
    resort: resort.facts,
    resortEmail: env.RESORT_EMAIL ?? 'stay@resort.example',
    dutyPhone: env.RESORT_DUTY_PHONE,
    foreignPrefixes: env.FOREIGN_PHONE_PREFIXES,
  }
  const firstOwner =
    env.DESK === 'on' ? storedAt('desk', await addFirstOwner(deps, firstOwnerEmail(env.PUBLIC_URL))) : undefined
  const catalogueRevision = createCatalogueRevision(deps)
  const api = createApp(deps, catalogueRevision)
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
    catalogueRevision,
    brand: () => resort.facts().brand,
    now,
    log,
    isDev,
  })
  const studio =
    env.STUDIO === 'on'
      ? openStudio({
          settings: content.studio,
          publicUrl: env.PUBLIC_URL,
          now,
          log,
        })
      : undefined
  const live = createLiveHub(deps)
  const app = createServerApp(
    {
      api,
      metrics: metrics.app,
      health: createHealth({ database: databaseCheck(reading.engine), content: async () => content.state() }, log),
      weather: createWeather({ fetch, now, log }),
      dev: env.hasInbox ? createDevPages({ db, site }) : undefined,
      sandbox: payment.sandbox?.app,
      studio: studio?.app,
      desk: env.DESK === 'on' ? site.desk : undefined,
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
      deskNetworks: env.DESK_NETWORKS,
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
  const warmer = createPictureWarmer({
    ask: (path, headers) => app.fetch(new Request(new URL(path, env.PUBLIC_URL), { headers }), loopbackPeer),
    log,
  })
  payment.sandbox?.resendNotices()
  const jobs = startJobs(
    [
      ...jobsOf(deps, { send: openSender(env, { fetch }), retainsCodes: env.hasInbox }),
      { name: 'read the resort’s address', everySeconds: 60, run: resort.refresh },
      {
        name: 'remove first passwords',
        everySeconds: 5,
        run: () =>
          removeUsedPasswords(env.DATA_DIR, {
            studio: (email) => content.lake?.hasGivenPassword(email) ?? true,
            desk: (email) => hasGivenPassword(db, email),
          }),
      },
      {
        name: 'copy the local content',
        everySeconds: 3600,
        run: async () => content.lake?.copyTo(path.join(env.DATA_DIR, 'lake-copy')),
      },
      { name: 'store what visitors saw', everySeconds: 10, run: counter.store },
    ],
    log,
    metrics.jobRan,
  )

  return {
    fetch: app.fetch,
    middleware: site.middleware,
    upgrade: (request, socket, head) =>
      content.lake?.upgrade(request, socket, head, upgradingAddress(request, env.TRUST_PROXY)) ?? false,
    firstSignIn,
    firstOwner,
    start() {
      content.start()
      if (env.WARM_PICTURES === 'on' && !isDev) void warmer.start()
    },
    endStreams() {
      live.close()
      content.close()
      content.lake?.endStreams()
    },
    async close() {
      studio?.close()
      await warmer.stop()
      await jobs.stop()
      await counter.store().catch((error: unknown) => log.warn({ err: error }, 'the last counts were not stored'))
      await site.close()
      await payment.sandbox?.close()
      await reading.close()
      await engine.close()
      content.lake?.close()
    },
  }
}

/** The first that is written: a server that takes no writes is met here. */
async function seed(db: Db): Promise<void> {
  try {
    await seedHouses(db)
    await seedGallery(db)
  } catch (cause) {
    throw databaseProblem(cause) ?? cause
  }
}
