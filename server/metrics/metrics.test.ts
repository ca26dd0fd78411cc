import { expect, test } from 'vitest'
import type { Backlog } from '#api/upkeep/backlog/backlog.ts'
import { createMetrics } from './metrics.ts'

const backlog: Backlog = {
  messagesWaiting: 3,
  messagesGivenUp: 0,
  ordersHeld: 2,
  holdsOver: 0,
  attemptsOpen: 2,
  paymentsInReview: 1,
  ordersPaidUnplaced: 1,
  refundsOpen: 4,
  refundsFailed: 1,
  refundsOfSurplus: 2,
  codesSent: 250,
  codesVerified: 12,
  codesPaused: 1,
}

function startMetrics(readBacklog: () => Promise<Backlog> = async () => backlog) {
  const metrics = createMetrics({
    readBacklog,
    readBudgets: async () => [{ name: 'reviewsPerDay', used: 250, count: 1_000 }],
    pools: { all: () => ({ open: 5, idle: 2, waiting: 7 }) },
    now: () => new Date('2026-11-20T06:00:00Z'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const read = async () => (await metrics.app.request('/metrics')).text()
  return { metrics, read }
}

test('requests, jobs and what visitors saw are counted, and when each job was last done', async () => {
  const { metrics, read } = startMetrics()

  metrics.requestAnswered({ method: 'GET', route: '/room/*', status: 200, ms: 12 })
  metrics.requestAnswered({ method: 'GET', route: '/room/*', status: 200, ms: 700 })
  metrics.jobRan({ job: 'expire holds', isDone: true, ms: 4 })
  metrics.jobRan({ job: 'send messages', isDone: false, ms: 4 })
  metrics.contentCounted([{ document: 'banner-1', place: 'home', kind: 'view' }])

  const text = await read()
  const labels = 'method="GET",route="/room/*",status="200"'
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 2`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels}} 1`)
  expect(text).toContain('job_duration_seconds_count{job="expire holds",outcome="done"} 1')
  expect(text).toContain('job_duration_seconds_count{job="send messages",outcome="failed"} 1')
  expect(text).toContain('job_last_done_timestamp_seconds{job="expire holds"} 1795154400')
  expect(text).not.toContain('job_last_done_timestamp_seconds{job="send messages"}')
  expect(text).toContain('content_events_total{document="banner-1",place="home",kind="view"} 1')
})

test('what waits is read from the database, and how its connections are used', async () => {
  const text = await startMetrics().read()

  expect(text).toMatch(/^outbox_messages_waiting 3$/m)
  expect(text).toMatch(/^orders_paid_unplaced 1$/m)
  expect(text).toMatch(/^refunds_failed 1$/m)
  expect(text).toMatch(/^budget_used_ratio\{budget="reviewsPerDay"\} 0.25$/m)
  expect(text).toMatch(/^database_connections\{pool="all",state="busy"\} 3$/m)
  expect(text).toMatch(/^database_up 1$/m)
})

test('an unavailable database is reported, and what waits in it is unknown', async () => {
  const text = await startMetrics(() => Promise.reject(new Error('gone'))).read()

  expect(text).toMatch(/^database_up 0$/m)
  expect(text).toMatch(/^outbox_messages_waiting Nan$/im)
})
