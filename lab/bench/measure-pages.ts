import { readdir } from 'node:fs/promises'
import { Agent } from 'node:http'
import path from 'node:path'
import { startPostgres } from '#tests/support/setup/real-postgres.ts'
import { startServer } from '#tests/support/start-server.ts'
import { send } from '../send.ts'
import { compressed, measureCalls, type Call } from './load.ts'

const effort = { connections: [8], turns: 5, secondsATurn: 1 }

const HOME = 'the home page'
const MISSING = 'a path without a page, another each time'
const HEALTH = '`/health`'
const fileLike = (page: string) => `a file as large as ${page.split(',')[0]}`

type Address = readonly [name: string, path: (count: number) => string, against?: string, status?: number]

/** What visitors, campaigns and crawlers ask for. */
const addresses: readonly Address[] = [
  [HOME, () => '/', fileLike(HOME)],
  ['the home page from an advertisement', (count) => `/?utm_source=fb&fbclid=click-${count}`, fileLike(HOME)],
  [
    'the search, other guests each time',
    (count) => `/searchroom?arrival=2027-01-01&adults=${1 + (count % 60)}&fbclid=${count}`,
    HOME,
  ],
  [
    'where a payment leads back to, another order each time',
    (count) => `/Booking/Status?Code=CODE-${count}&Id=${count}`,
    HOME,
  ],
  ['an order of a guest, another code each time', (count) => `/profile/order/CODE-${count}`, HOME],
  [MISSING, (count) => `/no-page-${count}`, fileLike(MISSING), 404],
  ['an unknown house, another each time', (count) => `/suits/no-house-${count}`, fileLike(MISSING), 404],
  ['an unknown offer, another each time', (count) => `/offers/no-offer-${count}`, fileLike(MISSING), 404],
  [HEALTH, () => '/health'],
  ['GetRooms', () => '/api/HouseArea/House/GetRooms?Take=999', HEALTH],
  ['GetHouses with ten reviews of each', () => '/api/HouseArea/House/GetHouses?Take=999&takeReview=10', HEALTH],
  ['GetHouse with ten reviews', () => '/api/HouseArea/House/GetHouse/mud-house?takeReview=10', HEALTH],
  ['the gallery', () => '/api/GalleryArea/Gallery/GetImages', HEALTH],
  ['the first reviews of a house', () => '/api/HouseArea/Comment/GetComments?HouseId=1&Take=10&Page=1', HEALTH],
]

/** What each kind of address costs the built site on PostgreSQL, as a table. */
export async function measurePages(): Promise<string> {
  const postgres = await startPostgres({ isDurable: true })
  const server = await startServer({ env: { LIMITS: 'off', DATABASE_URL: postgres.url } })
  try {
    const calls = addresses.map(([name, pathOf, against, status]): Call => ({
      name,
      ask: (count) => ({ path: pathOf(count), headers: { Accept: 'text/html' } }),
      ...(against !== undefined && { against }),
      ...(status !== undefined && { status }),
    }))
    const files = [await findFileLike(server.url, HOME, '/'), await findFileLike(server.url, MISSING, '/no-page')]
    return await measureCalls(server.url, [...calls, ...files], effort)
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

const SCRIPTS = path.resolve(import.meta.dirname, '../../dist/client/static/js')

/** The script of the site that is nearest in size to what `pathname` answers, as they are sent: a static answer of the same size. */
async function findFileLike(origin: string, page: string, pathname: string): Promise<Call> {
  const agent = new Agent()
  const sizeOf = async (asked: string) => (await send(agent, origin, compressed({ path: asked }))).bytes
  const wanted = await sizeOf(pathname)
  const files = (await readdir(SCRIPTS)).map((file) => `/static/js/${file}`)
  const sizes = await Promise.all(files.map(async (file) => ({ file, off: Math.abs((await sizeOf(file)) - wanted) })))
  const [nearest] = sizes.toSorted((a, b) => a.off - b.off)
  agent.destroy()
  if (!nearest) throw new Error('The built site has no scripts')
  return { name: fileLike(page), ask: () => ({ path: nearest.file }) }
}
