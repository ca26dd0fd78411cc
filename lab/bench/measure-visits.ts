import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { askLighthouse, lighthouseCategories } from '../lighthouse/lighthouse.ts'
import { startServer } from '#tests/support/start-server.ts'
import { visitCells, visitColumns, visitOnPhone } from './visit.ts'

type Place = { name: string; address: string }

/** What a first visitor of the pages that sell pays, as tables. */
export async function measureVisits(): Promise<string> {
  const server = await startServer()
  try {
    return `${await weighHome(server.url)}\n\n${await visitAll(ownPages(server.url))}`
  } finally {
    await server.stop()
  }
}

/** The same of other sites' pages, with the home page beside them in one run. */
export async function measurePeers(addresses: readonly string[]): Promise<string> {
  if (addresses.length === 0) throw new Error('Name the addresses of the peers: npm run bench -- peer https://…')
  const server = await startServer()
  try {
    const peers = addresses.map((address) => ({ name: address, address }))
    return await visitAll([...ownPages(server.url), ...peers])
  } finally {
    await server.stop()
  }
}

function ownPages(origin: string): Place[] {
  const today = dhakaDate(Date.now())
  const stay = `arrival=${addDays(today, 30)}&departure=${addDays(today, 32)}`
  return [
    { name: 'home', address: `${origin}/` },
    { name: 'rooms', address: `${origin}/room` },
    { name: 'results with dates', address: `${origin}/searchroom?${stay}&adults=2&children=0` },
    { name: 'a house', address: `${origin}/suits/rania-house` },
  ]
}

async function visitAll(places: readonly Place[]): Promise<string> {
  const browser = await openBrowser()
  const rows: string[] = []
  try {
    for (const { name, address } of places) {
      const visit = await visitOnPhone(browser, address)
      const { scores } = await askLighthouse(address)
      const judged = lighthouseCategories.map((category) => scores[category] ?? '?').join(' / ')
      rows.push(`| ${name} | ${visitCells(visit)} | ${judged} |`)
    }
  } finally {
    await browser.close()
  }
  return `| first visit | ${visitColumns} | Lighthouse: ${lighthouseCategories.join(' / ')} |
|${'---|'.repeat(visitColumns.split('|').length + 2)}
${rows.join('\n')}`
}

/** What the home page names for loading before it is hydrated, in bytes as they travel with brotli. */
async function weighHome(origin: string): Promise<string> {
  const html = await (await fetchBrotli(`${origin}/`)).text()
  const [, listed] = /<script type="application\/json" id="files">(.*?)<\/script>/.exec(html) ?? []
  const { shared = [], own = [] }: { shared?: string[]; own?: string[] } = JSON.parse(listed ?? '{}')
  if (shared.length === 0) throw new Error('The home page names no script')
  const scripts = await Promise.all([...shared, ...own].map((file) => weigh(origin + file)))
  return `| home page, brotli | kB |
|---|---|
| script before hydration | ${kilobytes(scripts.reduce((sum, bytes) => sum + bytes, 0))} |
| HTML with its styles | ${kilobytes(await weigh(`${origin}/`))} |`
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
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
