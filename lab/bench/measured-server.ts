// The process that is measured: the product's own API behind its own server app, log and metrics, on the database that the
// environment names, filled with houses and signed-in guests. Beside the API's routes it has those that figures are compared with.

import { randomUUID } from 'node:crypto'
import { createApp } from '#api/app.ts'
import { claimNights } from '#api/availability/inventory.sql.ts'
import { readBacklog } from '#api/backlog/backlog.ts'
import type { Db } from '#api/db/db.ts'
import { openDb } from '#api/db/open-db.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import type { PaymentGateway } from '#api/payments/gateway.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { createServerApp } from '#server/app.ts'
import { readEnv } from '#server/env/read-env.ts'
import { createHealth, databaseCheck } from '#server/health/health.ts'
import { listen } from '#server/listen.ts'
import { createLog } from '#server/log/create-log.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { loopbackPeer } from '#server/net/address.ts'
import { openEngine } from '#server/open-engine.ts'
import { openPayment } from '#server/open-payment.ts'
import { ensureSecrets, secretsOf } from '#server/data-dir/secrets.ts'
import { onStopSignal } from '#server/stop-signal.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { unlimited } from '#tests/support/test-api.ts'
import { closedLoop, type Latencies, type LoopSize } from './load.ts'
import { insertOrders, manyHouses, sellSomeNights } from './workload.ts'

const GUESTS = 64
/** Farther away than any booking that is measured. */
const FIRST_DAYS_AHEAD = 1_000
let claims = 0

const env = readEnv()
const log = createLog({ level: env.LOG_LEVEL })
const now = () => new Date()
const today = dhakaDate(Date.now())
const secrets = await ensureSecrets(env.DATA_DIR)
const engine = await openEngine(env, log)
const db = openDb(engine)
await seedHouses(db, manyHouses)
const guests = await signInGuests(db, GUESTS, now())
const guestId = guests[0]?.guestId ?? 0
await sellSomeNights(db, { guestId, today })

const payment = openPayment({
  env,
  now,
  sandboxPassword: secrets.sandboxPassword,
  fetch,
  notify: async (url, init) => app.fetch(new Request(url, init), loopbackPeer),
})
const timed = timeSessions(payment.gateway)
const deps = {
  db,
  reads: db,
  now,
  log,
  // Counted as in production, but never used up.
  limits: unlimited,
  secrets: secretsOf(env, secrets),
  gateway: timed.gateway,
  publicUrl: env.PUBLIC_URL,
  corsOrigins: [],
  resort: () => ({ brand: 'Ichamoti', tagline: '', address: '', phone: '', email: '' }),
  resortEmail: 'stay@resort.example',
  dutyPhone: undefined,
  studio: undefined,
  foreignPrefixes: [],
}
const api = createApp(deps)
api.get('/bench/select-1/:bytes', async (context) => {
  await db.query('select 1 as one')
  const Data = 'x'.repeat(Number(context.req.param('bytes')))
  return context.json({ IsError: false, Msg: '', Data, Code: null })
})
api.get('/bench/claims/:connections/:seconds', async (context) => {
  const { connections, seconds } = context.req.param()
  return context.json(
    await claimBarely(db, { guestId, today, connections: Number(connections), seconds: Number(seconds) }),
  )
})
api.get('/bench/analyze', async (context) => {
  await engine.runScript('analyze')
  return context.json(null)
})
api.get('/bench/gateway/instant/:isInstant', (context) => {
  timed.setInstant(context.req.param('isInstant') === 'true')
  return context.json(null)
})
api.get('/bench/gateway/times', (context) => context.json(timed.takeTimes()))

const metrics = createMetrics({
  readBacklog: () => readBacklog(deps),
  pools: engine.poolUse ? { all: engine.poolUse } : {},
  now,
  log,
})
const nothing = { fetch: () => new Response(null, { status: 404 }) }
const app = createServerApp(
  {
    api,
    metrics: metrics.app,
    health: createHealth({ database: databaseCheck(engine) }, log),
    weather: nothing,
    dev: undefined,
    sandbox: payment.sandbox?.app,
    studio: undefined,
    desk: nothing,
    live: undefined,
    lake: undefined,
    webhook: undefined,
    counts: nothing,
    preview: undefined,
    site: nothing,
  },
  {
    log,
    hops: 0,
    desk: { isOn: false, networks: [], hasStudio: false },
    publicUrl: env.PUBLIC_URL,
    hasPublicUrl: env.hasPublicUrl,
    isProduction: false,
    metricsToken: undefined,
    observe: metrics.requestAnswered,
  },
)
const listener = await listen(() => app, { host: env.HOST, port: env.PORT })
onStopSignal(async () => {
  await listener.close(1_000)
  await payment.sandbox?.close()
  await engine.close()
})
process.send?.(guests.map(({ token }) => token))

type ClaimOptions = LoopSize & { guestId: number; today: string }

/**
 * The least that can keep the promise that a night is sold once: a transaction that inserts the claims of one unit on two nights,
 * by the statement that bookings use, without HTTP.
 */
async function claimBarely(db: Db, { guestId, today, ...size }: ClaimOptions): Promise<Latencies> {
  const units = await db.query<{ id: string }>('select id from unit order by id')
  const orders = manyHouses.map(() => randomUUID())
  await insertOrders(db, { codes: orders, houseIds: manyHouses.map(({ id }) => id), guestId })

  return closedLoop(size, async () => {
    const claim = claims++
    const unit = units[claim % units.length]
    const orderCode = orders[claim % orders.length]
    if (!unit || orderCode === undefined) throw new Error('There is nothing to claim')
    const arrival = addDays(today, FIRST_DAYS_AHEAD + 2 * Math.floor(claim / units.length))
    const at = new Date()
    const until = new Date(at.getTime() + 900_000)
    const nights = [arrival, addDays(arrival, 1)]
    const claimed = await db.inTransaction((transaction) =>
      claimNights(transaction, { orderCode, lineNo: 1, units: [unit.id], nights, at, until }),
    )
    return claimed === 2
  })
}

/** A gateway whose milliseconds are counted and can be left out. */
type TimedGateway = {
  gateway: PaymentGateway
  /** From now on a payment page is there at once, as if payment were offline, or is asked for as always. */
  setInstant(isInstant: boolean): void
  /** How long each page took that was asked for since the last time. */
  takeTimes(): number[]
}

function timeSessions(gateway: PaymentGateway): TimedGateway {
  let times: number[] = []
  let isInstant = false
  return {
    gateway: {
      ...gateway,
      async createSession(session) {
        if (isInstant) return { paymentUrl: `https://gateway.example/${session.attemptId}`, sessionRef: 'none' }
        const began = performance.now()
        try {
          return await gateway.createSession(session)
        } finally {
          times.push(performance.now() - began)
        }
      },
    },
    setInstant(value) {
      isInstant = value
    },
    takeTimes() {
      const taken = times
      times = []
      return taken
    },
  }
}
