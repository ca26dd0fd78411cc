import type { Page } from 'playwright-core'
import { openBrowser } from '#tests/support/browser.ts'
import { startServer } from '#tests/support/start-server.ts'
import { slowDown, watchTraffic } from './network.ts'

/** What a first visitor pays, as tables. */
export async function measureHome(): Promise<string> {
  const started = performance.now()
  const server = await startServer()
  const readySeconds = (performance.now() - started) / 1000

  try {
    const weight = await weighHome(server.url)
    const phone = await measureFirstVisit(server.url)
    return `Ready after a start on an empty data folder: ${readySeconds.toFixed(1)} s

| home page | kB brotli |
|---|---|
| script before hydration | ${kilobytes(weight.scriptBytes)} |
| styles | ${kilobytes(weight.styleBytes)} |
| HTML | ${kilobytes(weight.htmlBytes)} |

| first visit, 412 px, 1.6 Mbit/s, 150 ms, CPU x4, median of 3 | |
|---|---|
| first contentful paint | ${phone.firstPaintSeconds.toFixed(1)} s |
| largest contentful paint | ${phone.largestPaintSeconds.toFixed(1)} s |
| layout shift | ${phone.layoutShift.toFixed(3)} |
| all that is loaded without input | ${kilobytes(phone.totalBytes)} kB in ${phone.requests} requests |
| of it script | ${kilobytes(phone.scriptBytes)} kB |`
  } finally {
    await server.stop()
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

type HomeWeight = { htmlBytes: number; scriptBytes: number; styleBytes: number }

/** What the home page's HTML names for loading before it is hydrated, in bytes as they travel with brotli. */
async function weighHome(origin: string): Promise<HomeWeight> {
  const page = await fetchBrotli(`${origin}/`)
  const html = await page.text()
  const addressesOf = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, address = '']) => address)
  const scripts = [
    ...addressesOf(/<script[^>]*\ssrc="([^"]+)"/g),
    ...addressesOf(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
  ]
  const styles = addressesOf(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  if (scripts.length === 0 || styles.length === 0) throw new Error('The home page names no script or no style')
  return {
    htmlBytes: await weigh(`${origin}/`),
    scriptBytes: await weighAll(origin, scripts),
    styleBytes: await weighAll(origin, styles),
  }
}

async function weighAll(origin: string, addresses: readonly string[]): Promise<number> {
  const weights = await Promise.all([...new Set(addresses)].map((address) => weigh(new URL(address, origin).href)))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

/** `fetch` unpacks what it reads, so the length that travelled is what the server says it sent. */
async function weigh(url: string): Promise<number> {
  const response = await fetchBrotli(url)
  if (response.headers.get('content-encoding') !== 'br') throw new Error(`${url} came without brotli`)
  const length = response.headers.get('content-length')
  await response.arrayBuffer()
  if (length === null) throw new Error(`${url} came without its length`)
  return Number(length)
}

async function fetchBrotli(url: string): Promise<Response> {
  return fetch(url, { headers: { 'Accept-Encoding': 'br' } })
}

type FirstVisit = {
  firstPaintSeconds: number
  largestPaintSeconds: number
  layoutShift: number
  totalBytes: number
  scriptBytes: number
  requests: number
}

const ROUNDS = 3
const SETTLED_MS = 4_000
/** A mid-range network and a quarter of this machine's speed. */
const PHONE = { megabits: 1.6, latencyMs: 150, cpuTimes: 4 }

/** The home page on a cheap phone with an empty cache, the median of three visits by largest paint. */
async function measureFirstVisit(origin: string): Promise<FirstVisit> {
  const browser = await openBrowser()
  try {
    // The server's own first time, such as cutting pictures, is not the visitor's.
    await visitOnce(browser, origin)
    const visits: FirstVisit[] = []
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visitOnce(browser, origin))
    const [, median] = visits.toSorted((a, b) => a.largestPaintSeconds - b.largestPaintSeconds)
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
  await slowDown(devtools, PHONE)
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  const paints = await readPaints(page)
  await leave()
  return { ...paints, ...traffic() }
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
