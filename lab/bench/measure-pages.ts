import { readdir } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { startServer } from '#tests/support/start-server.ts'
import { askPage, type Latencies, loadPages, nothingYet, percentile, perSecond, together } from './load.ts'

const ROUNDS = 5
const size = { connections: 8, seconds: 1 }

/** `path` gets a count that makes each address another one; throughput is compared with that of the address `against`. */
type Address = { name: string; path: (count: number) => string; status: number; against?: string }

const HOME = 'the home page'
const MISSING = 'a path without a page, another each time'
const HEALTH = '`/health`'

/** What visitors, campaigns and crawlers ask for. */
const addresses: readonly Address[] = [
  { name: HOME, path: () => '/', status: 200, against: fileLike(HOME) },
  {
    name: 'the home page from an advertisement, another click each time',
    path: (count) => `/?utm_source=fb&fbclid=click-${count}`,
    status: 200,
    against: fileLike(HOME),
  },
  {
    name: 'the search, other guests and a click each time',
    path: (count) => `/searchroom?arrival=2027-01-01&adults=${1 + (count % 60)}&fbclid=click-${count}`,
    status: 200,
    against: HOME,
  },
  {
    name: 'where a payment leads back to, another order each time',
    path: (count) => `/Booking/Status?Code=CODE-${count}&Id=${count}`,
    status: 200,
    against: HOME,
  },
  {
    name: 'an order of a guest, another code each time',
    path: (count) => `/profile/order/CODE-${count}`,
    status: 200,
    against: HOME,
  },
  { name: MISSING, path: (count) => `/no-page-${count}`, status: 404, against: fileLike(MISSING) },
  {
    name: 'an unknown house, another each time',
    path: (count) => `/suits/no-house-${count}`,
    status: 404,
    against: fileLike(MISSING),
  },
  {
    name: 'an unknown offer, another each time',
    path: (count) => `/offers/no-offer-${count}`,
    status: 404,
    against: fileLike(MISSING),
  },
  { name: HEALTH, path: () => '/health', status: 200 },
  { name: 'GetRooms', path: () => '/api/HouseArea/House/GetRooms?Take=999', status: 200, against: HEALTH },
  {
    name: 'GetHouses with ten reviews of each',
    path: () => '/api/HouseArea/House/GetHouses?Take=999&takeReview=10',
    status: 200,
    against: HEALTH,
  },
  {
    name: 'GetHouse with ten reviews',
    path: () => '/api/HouseArea/House/GetHouse/mud-house?takeReview=10',
    status: 200,
    against: HEALTH,
  },
  { name: 'the gallery', path: () => '/api/GalleryArea/Gallery/GetImages', status: 200, against: HEALTH },
  {
    name: 'the first reviews of a house',
    path: () => '/api/HouseArea/Comment/GetComments?HouseId=1&Take=10&Page=1',
    status: 200,
    against: HEALTH,
  },
]

/** What each kind of address costs the built site on PostgreSQL, as a table. */
export async function measurePages(): Promise<string> {
  const postgres = await startPostgres({ isDurable: true })
  const server = await startServer({ env: { LIMITS: 'off', DATABASE_URL: postgres.url } })
  try {
    const all = [
      ...addresses,
      await findFileLike(server.url, HOME, '/'),
      await findFileLike(server.url, MISSING, '/no-page'),
    ]
    const sums = new Map(all.map(({ name }) => [name, nothingYet]))
    let count = 0
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, path: pathOf, status } of all) {
        const took = await loadPages(server.url, size, { nextPath: () => pathOf((count += 1)), status })
        // The first round warms up.
        if (round > 0) sums.set(name, together(sums.get(name) ?? nothingYet, took))
      }
    }
    return `| address | p50 ms | p95 ms | per second | errors | ratio | against |
|---|---|---|---|---|---|---|
${all.map((address) => row(address, sums)).join('\n')}`
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

function row({ name, against }: Address, sums: ReadonlyMap<string, Latencies>): string {
  const sum = sums.get(name) ?? nothingYet
  const ms = [percentile(sum.ms, 0.5), percentile(sum.ms, 0.95)].map((value) => value.toFixed(1))
  const rate = perSecond(sum)
  const base = against === undefined ? undefined : sums.get(against)
  const ratio = base === undefined ? '' : (rate / perSecond(base)).toFixed(2)
  return `| ${[name, ...ms, rate.toFixed(0), sum.errors, ratio, against ?? ''].join(' | ')} |`
}

function fileLike(page: string): string {
  return `a file as large as ${page.split(',')[0]}`
}

const SCRIPTS = path.resolve(import.meta.dirname, '../../dist/client/static/js')

/** The script of the site that is nearest in size to what `pathname` answers, as they are sent: a static answer of the same size. */
async function findFileLike(origin: string, page: string, pathname: string): Promise<Address> {
  const agent = new Agent()
  const sizeOf = async (asked: string) => (await askPage(agent, new URL(asked, origin))).bytes
  const wanted = await sizeOf(pathname)
  const files = (await readdir(SCRIPTS)).map((file) => `/static/js/${file}`)
  const sizes = await Promise.all(files.map(async (file) => ({ file, off: Math.abs((await sizeOf(file)) - wanted) })))
  const [nearest] = sizes.toSorted((a, b) => a.off - b.off)
  agent.destroy()
  if (!nearest) throw new Error('The built site has no scripts')
  return { name: fileLike(page), path: () => nearest.file, status: 200 }
}
