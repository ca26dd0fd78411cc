import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PeerEnv } from './address.ts'
import { isNetwork, networksOnly } from './networks.ts'

const NETWORKS = ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7']

async function ask(peer: string, { networks = NETWORKS, forwarded = '', hops = 0 } = {}): Promise<number> {
  const app = new Hono<PeerEnv>().use(networksOnly(networks, { hops })).get('/desk', (context) => context.text('desk'))
  const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded }
  const response = await app.request('/desk', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return response.status
}

test.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::5', '198.51.100.7'])('%s is let through', async (peer) => {
  expect(await ask(peer)).toBe(200)
})

test.each(['203.0.114.9', '2001:db9::5', '198.51.100.8', 'unknown'])('for %s there is nothing', async (peer) => {
  expect(await ask(peer)).toBe(404)
})

test('behind a trusted proxy the client counts, and without one its claims do not', async () => {
  expect(await ask('10.0.0.4', { forwarded: '203.0.113.9', hops: 1 })).toBe(200)
  expect(await ask('10.0.0.4', { forwarded: '203.0.113.9', hops: 0 })).toBe(404)
})

test('without a network everyone is let through', async () => {
  expect(await ask('192.0.2.1', { networks: [] })).toBe(200)
})

test.each([
  ['203.0.113.0/24', true],
  ['2001:db8::/32', true],
  ['::1', true],
  ['203.0.113.0/33', false],
  ['203.0.113/24', false],
  ['203.0.113.0/24/8', false],
  ['203.0.113.0/', false],
  ['resort.example', false],
])('%s is a network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected)
})
