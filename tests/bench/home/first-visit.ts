import type { CDPSession, Page } from 'playwright-core'
import { openBrowser } from '#tests/support/browser.ts'

export type FirstVisit = {
  firstPaintSeconds: number
  largestPaintSeconds: number
  layoutShift: number
  totalBytes: number
  scriptBytes: number
  requests: number
}

const ROUNDS = 3
const SETTLED_MS = 4_000

/** The home page on a cheap phone with an empty cache, the median of three visits by largest paint. */
export async function measureFirstVisit(origin: string): Promise<FirstVisit> {
  const browser = await openBrowser()
  try {
    // The server's own first time, such as cutting pictures, is not the visitor's.
    await visitOnce(browser, origin)
    const visits: FirstVisit[] = []
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitOnce(browser, origin))
    const [, median] = visits.toSorted((one, other) => one.largestPaintSeconds - other.largestPaintSeconds)
    if (!median) throw new Error('No visit was measured')
    return median
  } finally {
    await browser.close()
  }
}

async function visitOnce(browser: Awaited<ReturnType<typeof openBrowser>>, origin: string): Promise<FirstVisit> {
  const { page, context, leave } = await browser.visit({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
  const devtools = await context.newCDPSession(page)
  const traffic = await watchTraffic(devtools)
  await slowDown(devtools)
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const paints = await readPaints(page)
  await leave()
  return { ...paints, ...traffic() }
}

/** A mid-range network and a quarter of this machine's speed. */
async function slowDown(devtools: CDPSession): Promise<void> {
  const bytesPerSecond = (1.6 * 1_000_000) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function watchTraffic(devtools: CDPSession) {
  const types = new Map<string, string>()
  let totalBytes = 0
  let scriptBytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totalBytes += encodedDataLength
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return () => ({ totalBytes, scriptBytes, requests: types.size })
}

async function readPaints(page: Page) {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 500)
      })
    const [paints, largest, shifts] = await Promise.all([
      entriesOf('paint'),
      entriesOf('largest-contentful-paint'),
      entriesOf('layout-shift'),
    ])
    const valueOf = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'value') ?? 0)
    return {
      firstPaintSeconds: (paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0) / 1000,
      largestPaintSeconds: (largest.at(-1)?.startTime ?? 0) / 1000,
      layoutShift: shifts.reduce((sum, entry) => sum + valueOf(entry), 0),
    }
  })
}
