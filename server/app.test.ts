import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#api/platform/http/env.ts'
import { serverAddresses } from '#contract/values/site-addresses.ts'
import { createServerApp, type Part, type ServerParts } from './app.ts'
import type { DeskFence } from './desk/guard-desk.ts'

const answering = (text: string): Part => ({ fetch: () => new Response(text) })
const peer = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

type Options = { parts?: Partial<ServerParts>; hops?: number; desk?: Partial<DeskFence>; publicUrl?: string }

function startApp({ parts = {}, hops = 0, desk = {}, publicUrl = 'http://localhost:3000' }: Options = {}) {
  const errors: object[] = []
  const app = createServerApp(
    {
      api: new Hono<ApiEnv>().all('/api/address', (context) => context.text(context.env.address ?? 'none')),
      health: answering('health'),
      metrics: answering('metrics'),
      weather: answering('weather'),
      dev: answering('dev'),
      sandbox: answering('sandbox'),
      studio: answering('studio'),
      desk: answering('desk'),
      live: undefined,
      lake: { fetch: async (_request, address) => new Response(`lake ${address}`) },
      webhook: answering('webhook'),
      counts: answering('counts'),
      preview: answering('preview'),
      site: answering('site'),
      ...parts,
    },
    {
      log: { info: () => {}, warn: () => {}, error: (details) => errors.push(details) },
      hops,
      desk: { isOn: true, networks: [], hasStudio: false, ...desk },
      publicUrl,
      hasPublicUrl: false,
      isProduction: false,
      metricsToken: undefined,
      observe: () => {},
    },
  )
  const read = async (path: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
    (await app.request(path, { headers }, peer(from))).text()
  return { app, errors, read }
}

test('what the server answers itself is known: no landing page may be there', () => {
  const words = startApp().app.routes.map(({ path }) => path.split('/')[1] ?? '')

  expect(words.filter((word) => word !== '*' && !serverAddresses.includes(word))).toEqual([])
})

test('the desk and its calls are for its networks alone, and the guests’ calls for everyone', async () => {
  const api = new Hono<ApiEnv>().all('*', (context) => context.text('api'))
  const { app } = startApp({ parts: { api }, desk: { networks: ['203.0.113.0/24'] } })
  const statuses = async (from: string) =>
    Promise.all(
      ['/desk', '/desk/staff', '/api/DeskArea/Account/Me', '/api/HouseArea/House/Get'].map(
        async (path) => (await app.request(path, {}, peer(from))).status,
      ),
    )

  expect(await statuses('203.0.113.9')).toEqual([200, 200, 200, 200])
  expect(await statuses('198.51.100.4')).toEqual([404, 404, 404, 200])
})

test('where the desk is left out neither its pages nor its calls are there', async () => {
  const api = new Hono<ApiEnv>().all('*', (context) => context.text('api'))
  const { app } = startApp({ parts: { api }, desk: { isOn: false } })

  const statuses = await Promise.all(
    ['/desk', '/desk/staff', '/api/DeskArea/Account/Me'].map(async (path) => (await app.request(path)).status),
  )

  expect(statuses).toEqual([404, 404, 404])
})

test('every part answers at its path, and the site everywhere else', async () => {
  const { read } = startApp()
  const parts = {
    health: ['/health', '/ready'],
    weather: ['/weather'],
    dev: ['/dev/inbox'],
    sandbox: ['/sandbox/pay'],
    studio: ['/studio', '/studio/a'],
    desk: ['/desk', '/desk/a'],
    'lake 127.0.0.1': ['/lake/v1/ping'],
    webhook: ['/content/webhook'],
    preview: ['/preview/enable'],
    site: ['/', '/room', '/content/home'],
  }

  for (const [part, paths] of Object.entries(parts)) {
    for (const path of paths) expect(await read(path), path).toBe(part)
  }
})

test('no other site may show an answer as a part of its pages, unless its part allows that', async () => {
  const open: Part = {
    fetch: () => new Response('picture', { headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } }),
  }
  const { app } = startApp({ publicUrl: 'https://resort.example', parts: { weather: open } })
  const headersOf = async (path: string) => (await app.request(path, {}, peer('127.0.0.1'))).headers

  const [page, picture] = [await headersOf('/room'), await headersOf('/weather')]

  expect(page.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(picture.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(page.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains')
})

test('where messages, money and content are real there is no inbox, no sandbox and no lake', async () => {
  const { app } = startApp({ parts: { dev: undefined, sandbox: undefined, lake: undefined } })

  const answers = await Promise.all(
    ['/dev/inbox', '/dev/ui', '/sandbox/pay', '/lake/v1/ping'].map(async (path) =>
      app.request(path, {}, peer('127.0.0.1')),
    ),
  )

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

test('the inbox, the sandbox and the metrics answer this machine alone', async () => {
  const { app } = startApp()

  const answers = await Promise.all(
    ['/dev/ui', '/sandbox/pay', '/metrics'].map(async (path) => app.request(path, {}, peer('192.168.1.9'))),
  )

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('the API learns the client address, forwarded only by a trusted proxy', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }

  const direct = await startApp().read('/api/address', forwarded, '198.51.100.4')
  const behindProxy = await startApp({ hops: 1 }).read('/api/address', forwarded, '198.51.100.4')

  expect([direct, behindProxy]).toEqual(['198.51.100.4', '203.0.113.9'])
})

test('a page requested by another name of this machine moves to the one under which carts are stored', async () => {
  const { app } = startApp()
  const page = { accept: 'text/html' }

  const moved = await app.request('/room?x=1', { headers: { ...page, host: '127.0.0.1:3000' } }, peer('127.0.0.1'))
  const same = await app.request('/room', { headers: { ...page, host: 'localhost:3000' } }, peer('127.0.0.1'))
  const foreign = await app.request('/room', { headers: { ...page, host: '192.168.1.2:3000' } }, peer('192.168.1.9'))

  expect([moved.status, moved.headers.get('location')]).toEqual([307, 'http://localhost:3000/room?x=1'])
  expect([same.status, foreign.status]).toEqual([200, 200])
})

test('an unexpected error is logged without secrets and answered without detail', async () => {
  const { app, errors } = startApp({
    parts: {
      site: {
        fetch: () => {
          throw new Error('the template is gone')
        },
      },
    },
  })

  const response = await app.request('/Booking/Status?Phone=8801711000000', {}, peer('127.0.0.1'))

  expect([response.status, await response.text()]).toEqual([500, 'Unexpected Error Occurred!'])
  expect(JSON.stringify(errors)).not.toContain('8801711000000')
})
