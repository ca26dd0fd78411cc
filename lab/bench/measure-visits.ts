import type { BrowserContext, Page } from 'playwright-core'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/start-server.ts'
import { slowDown, totalOf, type Traffic, watchTraffic } from '#tests/support/visits/network.ts'
import { askLighthouse, lighthouseCategories } from '../lighthouse/lighthouse.ts'

const VISITS = 5
const SETTLED_MS = 4_000
const VIEW = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** A mid-range network and a quarter of this machine's speed. */
const PHONE = { megabits: 1.6, latencyMs: 150, cpuTimes: 4 }
/** A longer task blocks the page for the time beyond this. */
const LONG_TASK_MS = 50

/** Times in seconds; traffic until the page was left alone for a while. */
type Visit = { firstPaint: number; largestPaint: number; blocked: number; layoutShift: number; traffic: Traffic }

/** What a first visitor of the pages that sell pays on a cheap phone, and Lighthouse's judgement, as a table. */
export async function measureVisits(): Promise<string> {
  const server = await startServer()
  const browser = await openBrowser()
  try {
    const rows: string[] = []
    for (const [name, path] of pages()) {
      const visit = await medianVisit(browser, server.url + path)
      const { scores } = await askLighthouse(server.url + path)
      const judged = lighthouseCategories.map((category) => scores[category] ?? '?').join(' / ')
      rows.push(`| ${[name, ...cellsOf(visit), judged].join(' | ')} |`)
    }
    return `| first visit | FCP s | LCP s | TBT s | CLS | kB | requests | script kB | pictures kB | fonts kB | HTML and styles kB | Lighthouse: ${lighthouseCategories.join(' / ')} |
${'|---'.repeat(12)}|
${rows.join('\n')}`
  } finally {
    await browser.close()
    await server.stop()
  }
}

function pages(): [name: string, path: string][] {
  const today = dhakaDate(Date.now())
  const stay = `arrival=${addDays(today, 30)}&departure=${addDays(today, 32)}`
  return [
    ['home', '/'],
    ['rooms', '/room'],
    ['results with dates', `/searchroom?${stay}&adults=2&children=0`],
    ['a house', '/suits/rania-house'],
  ]
}

/** Visits an address with an empty cache; of the visits that with the median largest paint. */
async function medianVisit(browser: TestBrowser, address: string): Promise<Visit> {
  // The server's own first time, such as cutting pictures, is not the visitor's.
  await visitOnce(browser, address)
  const visits: Visit[] = []
  for (let round = 0; round < VISITS; round += 1) visits.push(await visitOnce(browser, address))
  const median = visits.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(VISITS / 2)]
  if (!median) throw new Error('No visit was measured')
  return median
}

function cellsOf({ firstPaint, largestPaint, blocked, layoutShift, traffic: { bytes, requests } }: Visit) {
  const kilobytes = (sum: number) => (sum / 1000).toFixed(0)
  const of = (kind: string) => bytes.get(kind) ?? 0
  return [
    ...[firstPaint, largestPaint, blocked].map((seconds) => seconds.toFixed(2)),
    layoutShift.toFixed(3),
    kilobytes(totalOf(bytes)),
    requests,
    ...[of('Script'), of('Image'), of('Font'), of('Document') + of('Stylesheet')].map(kilobytes),
  ]
}

async function visitOnce(browser: TestBrowser, address: string): Promise<Visit> {
  const { page, context, leave } = await browser.visit(VIEW)
  try {
    await watchPaints(context)
    const devtools = await context.newCDPSession(page)
    const traffic = await watchTraffic(devtools)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await slowDown(devtools, PHONE)
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForTimeout(SETTLED_MS)
    return { ...(await readPaints(page)), traffic: traffic() }
  } finally {
    await leave()
  }
}

type Watched = Window & { watched?: Record<string, PerformanceEntry[]> }

async function watchPaints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched: Record<string, PerformanceEntry[]> = {}
    const page: Watched = window
    page.watched = watched
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask']) {
      const entries: PerformanceEntry[] = (watched[type] = [])
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
    }
  })
}

async function readPaints(page: Page): Promise<Omit<Visit, 'traffic'>> {
  const { firstPaint, largestPaint, shifts, tasks } = await page.evaluate(() => {
    const { watched = {} }: Watched = window
    return {
      firstPaint: watched['paint']?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      largestPaint: watched['largest-contentful-paint']?.at(-1)?.startTime ?? 0,
      shifts: (watched['layout-shift'] ?? []).map((entry) => Number(Reflect.get(entry, 'value') ?? 0)),
      tasks: (watched['longtask'] ?? []).map(({ startTime, duration }) => ({ startTime, duration })),
    }
  })
  const blocking = tasks.filter(({ startTime }) => startTime >= firstPaint)
  return {
    firstPaint: firstPaint / 1000,
    largestPaint: largestPaint / 1000,
    blocked: blocking.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0) / 1000,
    layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
  }
}
