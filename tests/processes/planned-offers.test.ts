import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { aLake, type TestLake } from 'content-lake/testing/test-lake'
import { expect, onTestFinished, test } from 'vitest'
import { signatureOf } from '#cms/content/webhook.ts'
import { seedLake } from '#cms/content/seed-lake.ts'
import { readGraphqlApi } from '#cms/graphql.ts'
import { freePort, startServer, type RunningServer } from '#tests/support/start-server.ts'
import { createTestDatabase } from '#tests/support/test-db.ts'

const SECRET = 'the secret of the webhook'
const LEAD_MS = 10_000

test('an offer begins, and another ends, on time at two processes that had both pages cached', async () => {
  const lake = await aLake({ graphqlSchema: readGraphqlApi() })
  await seedLake(lake.lake())
  const env = {
    DATABASE_URL: await createTestDatabase(),
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'hosted-content.ts')}`,
    CONTENT_LAKE_PORT: String(await openAtRoot(lake)),
    SANITY_PROJECT_ID: 'ichamoti',
    SANITY_TOKEN: lake.token('viewer'),
    SANITY_WEBHOOK_SECRET: SECRET,
  }
  const servers = await Promise.all([startServer({ env }), startServer({ env })])
  onTestFinished(async () => void (await Promise.all(servers.map(({ stop }) => stop()))))
  const client = lake.client({ token: lake.token('editor') })
  const [seeded] = await client.fetch<{ _id: string; _type: string }[]>('*[_type == "offer"]')
  if (!seeded) throw new Error('The seed has an offer')
  const turn = Date.now() + LEAD_MS
  const at = new Date(turn).toISOString()

  await client
    .transaction()
    .create({ ...seeded, _id: 'begins', slug: slug('begins'), visibleFrom: at })
    .create({ ...seeded, _id: 'ends', slug: slug('ends'), visibleUntil: at })
    .commit()
  for (const server of servers) await notify(server, 'begins')
  await expect.poll(() => everywhere(servers)).toEqual([during('ends'), during('ends')])
  // Asked twice: the second answer is the cached one.
  const cached = await everywhere(servers)
  expect(Date.now()).toBeLessThan(turn)
  await expect.poll(() => Date.now() >= turn, { timeout: LEAD_MS * 2 }).toBe(true)

  expect(cached).toEqual([during('ends'), during('ends')])
  expect(await everywhere(servers)).toEqual([during('begins'), during('begins')])
})

/** Answers with the lake at `/`, where Sanity's has it, on the port that is returned. */
async function openAtRoot(lake: TestLake): Promise<number> {
  const answer = getRequestListener(
    (request) => {
      const { pathname, search } = new URL(request.url)
      return lake.lake().fetch(new Request(lake.url + pathname + search, request), '127.0.0.1')
    },
    { overrideGlobalObjects: false },
  )
  const port = await freePort()
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(port, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return port
}

const slug = (current: string) => ({ _type: 'slug', current })

/** What visitors find while one of both offers is shown. */
function during(shown: 'begins' | 'ends') {
  const paths = [`/offers/${shown}`]
  return { listed: paths, inSitemap: paths, answers: shown === 'begins' ? [200, 404] : [404, 200] }
}

async function everywhere(servers: readonly RunningServer[]) {
  return Promise.all(
    servers.map(async ({ url }) => {
      const pages = await Promise.all(['/offers', '/sitemap.xml'].map(async (page) => (await fetch(url + page)).text()))
      const [listed, inSitemap] = pages.map((text) => [...new Set(text.match(/\/offers\/(?:begins|ends)\b/g))])
      const answers = await Promise.all(
        ['begins', 'ends'].map(async (name) => (await fetch(`${url}/offers/${name}`)).status),
      )
      return { listed, inSitemap, answers }
    }),
  )
}

/** Reports a publish as the hosted lake does. */
async function notify({ url }: RunningServer, id: string): Promise<void> {
  const body = JSON.stringify({ _id: id, _rev: 'new' })
  const signature = signatureOf(new TextEncoder().encode(body), { secret: SECRET, at: Date.now() })
  const headers = { 'Content-Type': 'application/json', 'sanity-webhook-signature': signature }
  const answer = await fetch(`${url}/content/webhook`, { method: 'POST', headers, body })
  expect(answer.status).toBe(202)
}
