import { expect, test } from 'vitest'
import { inNetworks, isNetwork } from './networks.ts'

const NETWORKS = ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7']

function isIn(peer: string, { networks = NETWORKS, forwarded = '', hops = 0 } = {}): boolean {
  const headers = forwarded === '' ? {} : { 'x-forwarded-for': forwarded }
  const raw = new Request('http://resort.test/desk', { headers })
  return inNetworks(networks, { hops })({ req: { raw }, env: { incoming: { socket: { remoteAddress: peer } } } })
}

test.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::5', '198.51.100.7'])('%s is in the networks', (peer) => {
  expect(isIn(peer)).toBe(true)
})

test.each(['203.0.114.9', '2001:db9::5', '198.51.100.8', 'unknown'])('%s is not', (peer) => {
  expect(isIn(peer)).toBe(false)
})

test('behind a trusted proxy the client counts, and without one its claims do not', () => {
  expect(isIn('10.0.0.4', { forwarded: '203.0.113.9', hops: 1 })).toBe(true)
  expect(isIn('10.0.0.4', { forwarded: '203.0.113.9', hops: 0 })).toBe(false)
})

test('without a network everyone is in', () => {
  expect(isIn('192.0.2.1', { networks: [] })).toBe(true)
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
