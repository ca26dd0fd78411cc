import type { Db } from '#api/platform/db/db.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { seedNamedDays } from '#api/catalogue/rates/seed-named-days.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { looseLimits, standardLimits } from '#api/platform/limits.ts'
import type { Fetch } from '#api/money/payments/sslcommerz/ask.ts'
import { createCatalogueContent } from './catalogue-content.ts'
import { closeToOthers } from './data-dir/close-to-others.ts'
import { ensureSecrets, secretsOf } from './data-dir/secrets.ts'
import { createDemoClock, type DemoClock } from './demo/demo-clock.ts'
import type { Env } from './env/env.ts'
import { warningsOf } from './env/read-env.ts'
import { createLog } from './log/create-log.ts'
import { logOutages } from './log/log-outages.ts'
import { watchResortSettings, openContent, type OpenedContent } from './open-content.ts'
import { databaseProblem, openEngine } from './open-engine.ts'
import { openPayment, type Payment } from './open-payment.ts'
import { openReading, type Reading } from './open-reading.ts'

/** What was opened, to be closed in reverse. */
export type Closings = (() => unknown)[]

type Opened = {
  deps: Deps
  clock: DemoClock
  reading: Reading
  payment: Payment
  content: OpenedContent
  /** Reads the resort's name and address again. */
  refreshResort: () => Promise<void>
  /** Hands over what has changed of the houses' words and pictures. */
  refreshCatalogue: () => Promise<void>
}

type Opening = {
  closings: Closings
  /** Reaches the real gateway. */
  fetch: Fetch
  /** Carries the sandbox's notices to this server. */
  notify: Fetch
}

/** Opens all that the API needs, as the configuration says. */
export async function openDeps(env: Env, { closings, fetch, notify }: Opening): Promise<Opened> {
  const log = createLog({ level: env.LOG_LEVEL })
  for (const warning of warningsOf(env)) log.warn({}, warning)
  const clock = createDemoClock()
  const { now } = clock
  const stored = await ensureSecrets(env.DATA_DIR)
  if (!closeToOthers(env.DATA_DIR)) {
    log.warn({ folder: env.DATA_DIR }, 'other accounts of this machine may read DATA_DIR: make its mode 0700')
  }

  const engine = await openEngine(env, log)
  closings.push(() => engine.close())
  const onUnavailable = logOutages(log, now)
  const db = openDb(engine, { onUnavailable })
  const reading = openReading({ env, engine, db, log, onUnavailable })
  closings.push(reading.close)
  await seed(db)

  const payment = openPayment({ env, now, sandboxPassword: stored.sandboxPassword, fetch, notify })
  closings.push(() => payment.sandbox?.close())
  const secrets = secretsOf(env, stored)
  const limits = env.LIMITS === 'off' ? looseLimits(Infinity) : standardLimits
  const content = await openContent({ env, now, log, limits })
  closings.push(() => content.lake?.close())
  const resort = await watchResortSettings(content)

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
    resortOnPaper: resort.onPaper,
    resortEmail: env.RESORT_EMAIL ?? 'stay@resort.example',
    dutyPhone: env.RESORT_DUTY_PHONE,
    issuesVatInvoices: env.VAT_INVOICES === 'on',
    studio: content.signIn,
    foreignPrefixes: env.FOREIGN_PHONE_PREFIXES,
  }
  const refreshCatalogue = createCatalogueContent(deps, {
    read: () => content.content.content('catalogue'),
    revision: content.content.revision,
    isRead: content.isRead,
  })
  await refreshCatalogue()
  return { deps, clock, reading, payment, content, refreshResort: resort.refresh, refreshCatalogue }
}

/** The first that is written: a server that takes no writes is met here. */
async function seed(db: Db): Promise<void> {
  try {
    await seedHouses(db)
    await seedNamedDays(db)
  } catch (cause) {
    throw databaseProblem(cause) ?? cause
  }
}
