import type { BrowserContext, Page } from 'playwright-core'
import type { TestBrowser } from '#tests/support/browser.ts'
import { slowDown, totalOf, type Traffic, watchTraffic } from '#tests/support/visits/network.ts'

/** What a first visit costs on a cheap phone: times in seconds, traffic until the page was left alone for a while. */
export type Visit = { firstPaint: number; largestPaint: number; blocked: number; layoutShift: number; traffic: Traffic }

const VISITS = 5
const SETTLED_MS = 4_000
export const VIEW = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** A mid-range network and a quarter of this machine's speed. */
export const PHONE = { megabits: 1.6, latencyMs: 150, cpuTimes: 4 }
/** A task that lasts longer blocks the page by what it lasts longer. */
const LONG_TASK_MS = 50

export const visitColumns =
  'FCP s | LCP s | TBT s | CLS | kB | requests | script kB | pictures kB | fonts kB | HTML and styles kB'

/** Visits an address with an empty cache; of the visits that with the median largest paint. */
export async function visitOnPhone(browser: TestBrowser, address: string): Promise<Visit> {
  // The server's own first time, such as cutting pictures, is not the visitor's.
  await visitOnce(browser, address)
  const visits: Visit[] = []
  for (let round = 0; round < VISITS; round += 1) visits.push(await visitOnce(browser, address))
  const median = visits.toSorted((a, b) => a.largestPaint - b.largestPaint)[Math.floor(VISITS / 2)]
  if (!median) throw new Error('No visit was measured')
  return median
}

/** A visit in the cells of `visitColumns`. */
export function visitCells({ firstPaint, largestPaint, blocked, layoutShift, traffic }: Visit): string {
  const { bytes, requests } = traffic
  const kilobytes = (sum: number) => (sum / 1000).toFixed(0)
  const of = (kind: string) => bytes.get(kind) ?? 0
  return [
    ...[firstPaint, largestPaint, blocked].map((seconds) => seconds.toFixed(2)),
    layoutShift.toFixed(3),
    kilobytes(totalOf(bytes)),
    requests,
    kilobytes(of('Script')),
    kilobytes(of('Image')),
    kilobytes(of('Font')),
    kilobytes(of('Document') + of('Stylesheet')),
  ].join(' | ')
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
    // A stranger's page may complain; the measuring goes on.
    await leave().catch(() => undefined)
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
  const found = await page.evaluate(() => {
    const { watched = {} }: Watched = window
    const valueOf = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'value') ?? 0)
    return {
      firstPaint: watched['paint']?.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0,
      largestPaint: watched['largest-contentful-paint']?.at(-1)?.startTime ?? 0,
      shifts: (watched['layout-shift'] ?? []).map(valueOf),
      tasks: (watched['longtask'] ?? []).map(({ startTime, duration }) => ({ startTime, duration })),
    }
  })
  const { firstPaint, largestPaint, shifts, tasks } = found
  const blocking = tasks.filter(({ startTime }) => startTime >= firstPaint)
  return {
    firstPaint: firstPaint / 1000,
    largestPaint: largestPaint / 1000,
    blocked: blocking.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0) / 1000,
    layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
  }
}
