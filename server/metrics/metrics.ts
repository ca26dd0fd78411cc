import { Hono } from 'hono'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Backlog } from '#api/upkeep/backlog/backlog.ts'
import type { PoolUse } from '#api/platform/db/db.ts'
import type { BudgetUse } from '#api/platform/throttle/watch-budgets.ts'
import type { Log } from '#api/platform/deps.ts'
import type { CountedEvent } from '#contract/values/content-counts.ts'
import type { JobRun } from '../jobs.ts'
import type { AnsweredRequest } from '../log/watch-requests.ts'

type MetricsOptions = {
  readBacklog: () => Promise<Backlog>
  readBudgets?: () => Promise<BudgetUse[]>
  /** How the connections of each pool are used. */
  pools: Readonly<Record<string, () => PoolUse>>
  now: () => Date
  log: Log
}

export type Metrics = {
  /** GET /metrics in Prometheus' text format. */
  app: Hono
  requestAnswered(request: AnsweredRequest): void
  jobRan(run: JobRun): void
  /** What visitors saw and followed of the content. */
  contentCounted(events: readonly CountedEvent[]): void
}

/** Around the answers of a booking site: from a cached page to a gateway that is slow. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** What each gauge of the backlog is called and means. */
const BACKLOG = {
  messagesWaiting: ['outbox_messages_waiting', 'Messages that are not sent yet'],
  messagesGivenUp: ['outbox_messages_given_up', 'Messages that could not be sent and will not be tried again'],
  ordersHeld: ['orders_held', 'Unpaid orders whose nights are held'],
  holdsOver: ['orders_hold_over', 'Unpaid orders whose hold is over and that are not tidied yet'],
  attemptsOpen: ['payment_attempts_open', 'Payment attempts of which the end is not known'],
  paymentsInReview: ['payments_in_review', 'Payments that staff must look at'],
  ordersPaidUnplaced: ['orders_paid_unplaced', 'Paid orders that have no nights: staff must act'],
  refundsOpen: ['refunds_open', 'Refunds that have not arrived yet'],
  refundsFailed: ['refunds_failed', 'Refunds that the gateway refused: staff must act'],
  refundsOfSurplus: ['refunds_of_surplus', 'Refunds, so far, of money that was paid beyond the price of an order'],
  codesSent: ['sign_in_codes_sent', 'One-time codes that were sent within ten minutes'],
  codesVerified: ['sign_in_codes_verified', 'How many of these codes were verified'],
  codesPaused: ['sign_in_codes_paused', 'Whether phones that never signed in get codes only for proof of work'],
} as const satisfies Record<keyof Backlog, readonly [string, string]>

/** Counts what this process does, and asks at each reading what waits in the database. */
export function createMetrics({ readBacklog, readBudgets = async () => [], pools, now, log }: MetricsOptions): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Runs of background jobs by their outcome',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const lastDone = new Gauge({
    name: 'job_last_done_timestamp_seconds',
    help: 'When a background job was last done',
    labelNames: ['job'],
    registers,
  })
  const contentEvents = new Counter({
    name: 'content_events_total',
    help: 'Views and clicks of banners, tiles and offers',
    labelNames: ['document', 'place', 'kind'],
    registers,
  })
  const databaseUp = new Gauge({ name: 'database_up', help: 'Whether the database answered this reading', registers })
  const gaugeBacklog = backlogGauges(registers)
  const budgets = new Gauge({
    name: 'budget_used_ratio',
    help: 'How much is used of what all callers share',
    labelNames: ['budget'],
    registers,
  })
  if (Object.keys(pools).length > 0) register.registerMetric(poolGauge(pools))

  const app = new Hono().get('/metrics', async (context) => {
    const [backlog, uses] = await Promise.all([readBacklog(), readBudgets()]).catch((error: unknown) => {
      log.warn({ err: error }, 'the backlog could not be read')
      return [undefined, []] as const // The rest is worth reading most of all when the database is away.
    })
    databaseUp.set(backlog ? 1 : 0)
    gaugeBacklog(backlog)
    for (const { name, used, count } of uses) budgets.set({ budget: name }, used / count)
    return context.text(await register.metrics(), 200, { 'Content-Type': register.contentType })
  })

  return {
    app,
    requestAnswered: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1000),
    jobRan({ job, isDone, ms }) {
      jobs.observe({ job, outcome: isDone ? 'done' : 'failed' }, ms / 1000)
      if (isDone) lastDone.set({ job }, now().getTime() / 1000)
    },
    contentCounted(events) {
      for (const event of events) contentEvents.inc(event)
    },
  }
}

function backlogGauges(registers: Registry[]): (backlog: Backlog | undefined) => void {
  const gauges = Object.entries(BACKLOG).map(([key, [name, help]]) => ({
    key,
    gauge: new Gauge({ name, help, registers }),
  }))
  return (backlog) => {
    const counts = new Map(Object.entries(backlog ?? {}))
    // What is not known is not 0.
    for (const { key, gauge } of gauges) gauge.set(counts.get(key) ?? Number.NaN)
  }
}

function poolGauge(pools: MetricsOptions['pools']): Gauge {
  return new Gauge({
    name: 'database_connections',
    help: 'Connections of each pool, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, countUse] of Object.entries(pools)) {
        const { open, idle, waiting } = countUse()
        this.set({ pool, state: 'busy' }, open - idle)
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'waited_for' }, waiting)
      }
    },
  })
}
