import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type PeerEnv, thisMachineOnly } from './address.ts'

type Asked = { peer?: string; headers?: Record<string, string>; hops?: number }

async function ask({ peer = '127.0.0.1', headers = {}, hops = 0 }: Asked): Promise<number> {
  const app = new Hono<PeerEnv>().use(thisMachineOnly({ hops })).get('/dev/inbox', (context) => context.text('codes'))
  const response = await app.request('/dev/inbox', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return response.status
}

const LOCAL = '127.0.0.1'
const CLIENT = '203.0.113.9'

test.each<[string, Asked, number]>([
  ['a person at this machine', { peer: LOCAL }, 200],
  ['the same by IPv6', { peer: '::1' }, 200],
  ['the same by IPv4 in IPv6', { peer: '::ffff:127.0.0.1' }, 200],
  ['another machine', { peer: '192.168.1.20' }, 404],
  ['another machine by IPv4 in IPv6', { peer: '::ffff:10.0.0.4' }, 404],
  ['an unknown peer', { peer: 'unknown' }, 404],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': CLIENT } }, 404],
  ['a proxy on this machine for itself', { headers: { 'x-forwarded-for': LOCAL } }, 404],
  ['a proxy with the newer header', { headers: { forwarded: 'for=127.0.0.1' } }, 404],
  ['this machine behind a trusted proxy', { hops: 1, headers: { 'x-forwarded-for': LOCAL } }, 200],
  ['a client that claims to be it', { hops: 1, headers: { 'x-forwarded-for': `${LOCAL}, ${CLIENT}` } }, 404],
  ['its own name', { headers: { host: 'localhost:3000' } }, 200],
  ['a foreign name that resolves to it', { headers: { host: 'evil.example' } }, 404],
  ['a foreign name that begins like it', { headers: { host: '127.0.0.1.evil.example' } }, 404],
])('what is for this machine alone is asked by %s', async (_, asked, status) => {
  expect(await ask(asked)).toBe(status)
})
