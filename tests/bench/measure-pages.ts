import { Agent, request } from 'node:http'
import { startServer } from '#tests/support/start-server.ts'
import { closedLoop, type Latencies, nothingYet, percentile, perSecond, together } from './load.ts'

const CONNECTIONS = 8
const ROUNDS = 5
const SECONDS = 1

/** What visitors, campaigns and crawlers ask for: `count` makes each address another one. */
const addresses: Record<string, { path: (count: number) => string; status: number }> = {
  'the home page': { path: () => '/', status: 200 },
  'the home page from an advertisement, another click each time': {
    path: (count) => `/?utm_source=fb&fbclid=click-${count}`,
    status: 200,
  },
  'the search, other guests and a click each time': {
    path: (count) => `/searchroom?arrival=2027-01-01&adults=${1 + (count % 60)}&fbclid=click-${count}`,
    status: 200,
  },
  'where a payment leads back to, another order each time': {
    path: (count) => `/Booking/Status?Code=CODE-${count}&Id=${count}`,
    status: 200,
  },
  'an order of a guest, another code each time': { path: (count) => `/profile/order/CODE-${count}`, status: 200 },
  'a path without a page, another each time': { path: (count) => `/no-page-${count}`, status: 404 },
  'an unknown house, another each time': { path: (count) => `/suits/no-house-${count}`, status: 404 },
}

/** What each kind of address costs the built site, as a table; the ratio is to the home page, which is cached. */
export async function measurePages(): Promise<string> {
  const server = await startServer()
  const found = Object.entries(addresses).map(([name, { path, status }]) => ({ name, path, status, sum: nothingYet }))
  let count = 0
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const kind of found) {
        const took = await loadPages(server.url, () => kind.path((count += 1)), kind.status)
        // The first round warms up.
        if (round > 0) kind.sum = together(kind.sum, took)
      }
    }
  } finally {
    await server.stop()
  }
  const home = found[0] ? perSecond(found[0].sum) : Number.NaN
  return `| address | p50 ms | p95 ms | per second | errors | ratio |
|---|---|---|---|---|---|
${found.map(({ name, sum }) => row(name, sum, home)).join('\n')}`
}

function row(name: string, sum: Latencies, home: number): string {
  const ms = [percentile(sum.ms, 0.5), percentile(sum.ms, 0.95)].map((value) => value.toFixed(1))
  const rate = perSecond(sum)
  return `| ${[name, ...ms, rate.toFixed(0), sum.errors, (rate / home).toFixed(2)].join(' | ')} |`
}

async function loadPages(origin: string, nextPath: () => string, status: number): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  try {
    return await closedLoop({ connections: CONNECTIONS, seconds: SECONDS }, async () => {
      const answered = await readStatus(agent, new URL(nextPath(), origin))
      return answered === status
    })
  } finally {
    agent.destroy()
  }
}

/** As a browser asks for a page. Its bytes are received and thrown away. */
function readStatus(agent: Agent, url: URL): Promise<number | undefined> {
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' }
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, (incoming) => {
      incoming.resume()
      incoming.on('error', reject)
      incoming.on('end', () => resolve(incoming.statusCode))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
