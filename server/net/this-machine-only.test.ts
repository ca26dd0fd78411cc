import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, type PeerEnv, thisMachineOnly } from './address.ts'

type Asked = { peer?: string; headers?: Record<string, string>; hops?: number }

async function ask({ peer = '127.0.0.1', headers = {}, hops = 0 }: Asked): Promise<number> {
  const app = new Hono<PeerEnv>().use(thisMachineOnly({ hops })).get('/dev/inbox', (context) => context.text('codes'))
  const response = await app.request('/dev/inbox', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return response.status
}

test('a person at this machine is let in, by IPv4 and IPv6', async () => {
  const statuses = await Promise.all(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((peer) => ask({ peer })))

  expect(statuses).toEqual([200, 200, 200])
})

test('for anybody else there is nothing', async () => {
  const statuses = await Promise.all(['192.168.1.20', '::ffff:10.0.0.4', 'unknown'].map((peer) => ask({ peer })))

  expect(statuses).toEqual([404, 404, 404])
})

test('a request that came through a proxy on this machine is refused', async () => {
  const proxied = [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ]

  const statuses = await Promise.all(proxied.map((headers) => ask({ headers })))

  expect(statuses).toEqual([404, 404, 404])
})

test('behind a trusted proxy the client counts, not what it claims', async () => {
  const honest = await ask({ hops: 1, headers: { 'x-forwarded-for': '127.0.0.1' } })
  const forged = await ask({ hops: 1, headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' } })

  expect([honest, forged]).toEqual([200, 404])
})

test('a foreign name that resolves to this machine is refused', async () => {
  const statuses = await Promise.all(
    ['localhost:3000', 'evil.example', '127.0.0.1.evil.example'].map((host) => ask({ headers: { host } })),
  )

  expect(statuses).toEqual([200, 404, 404])
})

test('without a trusted proxy a caller cannot choose their address', () => {
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9' })

  expect(clientAddress({ headers, peer: '198.51.100.4', hops: 0 })).toBe('198.51.100.4')
  expect(clientAddress({ headers, peer: '198.51.100.4', hops: 1 })).toBe('203.0.113.9')
})
