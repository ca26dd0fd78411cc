import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { type AnsweredRequest, type WatchedEnv, watchRequests } from './watch-requests.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function startWatched({ hops = 0 }: { hops?: number } = {}) {
  let text = ''
  const observed: AnsweredRequest[] = []
  const log = createLog({ level: 'info', destination: { write: (line: string) => (text += line) } })
  const app = new Hono<WatchedEnv>()
  app.use(watchRequests({ log, hops, observe: (request) => observed.push(request) }))
  app.onError((_, context) => context.text('Unexpected Error Occurred!', 500))
  app.get('/broken', () => {
    throw new Error('no')
  })
  app.all('*', (context) => context.text('here'))
  return { app, observed, lines: () => text.trim().split('\n').filter(Boolean).map(parse) }
}

function parse(line: string): Record<string, unknown> {
  return JSON.parse(line)
}

test('a request is one line, with the id that its answer carries', async () => {
  const { app, lines, observed } = startWatched()

  const answer = await app.request('/room/7?from=somewhere')

  const id = answer.headers.get('X-Request-Id')
  expect(id).toMatch(UUID)
  expect(lines()).toEqual([
    expect.objectContaining({ request: id, method: 'GET', route: '/room/*', status: 200, ms: expect.any(Number) }),
  ])
  expect(observed).toEqual([{ method: 'GET', route: '/room/*', status: 200, ms: expect.any(Number) }])
})

test('nothing that a guest sent is in the line', async () => {
  const { app, lines } = startWatched()
  const secrets = { datacontent: 'rst_secret', reviewkey: 'key_secret', cookie: 'c=secret' }

  await app.request('/Booking/Status?Code=SECRETCODE&Phone=8801711000000', { headers: secrets })
  await app.request('/profile/order/SECRETCODE', { headers: secrets })
  await app.request('/8801711000000/secret', { method: 'BREW' })

  expect(JSON.stringify(lines())).not.toMatch(/secret|8801711|BREW/i)
  expect(lines().map(({ route }) => route)).toEqual(['/Booking/*', '/profile/*', 'unknown path'])
})

test("a proxy's id is taken over only where a proxy is trusted, and only if it looks like one", async () => {
  const ask = async (hops: number, given: string) => {
    const answer = await startWatched({ hops }).app.request('/', { headers: { 'X-Request-Id': given } })
    return answer.headers.get('X-Request-Id')
  }

  expect(await ask(1, 'proxy-id-0001')).toBe('proxy-id-0001')
  expect(await ask(0, 'proxy-id-0001')).toMatch(UUID)
  expect(await ask(1, 'short')).toMatch(UUID)
  expect(await ask(1, 'with spaces and "quotes"')).toMatch(UUID)
})

test('a request that broke is a line too', async () => {
  const { app, lines } = startWatched()

  await app.request('/broken')

  expect(lines()).toMatchObject([{ status: 500 }])
})

test('what a balancer asks every few seconds is not written', async () => {
  const { app, lines, observed } = startWatched()

  await app.request('/health')
  await app.request('/ready')

  expect(lines()).toEqual([])
  expect(observed).toHaveLength(2)
})
