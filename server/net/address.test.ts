import { expect, test } from 'vitest'
import { upgradingAddress } from './address.ts'

const socket = { remoteAddress: '::ffff:10.0.0.4' }

test.each([
  ['its connection', undefined, 0, '10.0.0.4'],
  ['its connection, despite its claims', '203.0.113.9', 0, '10.0.0.4'],
  ['what the trusted proxy saw', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
])('who asks for a WebSocket is known by %s', (_, forwarded, hops, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }

  expect(upgradingAddress({ headers, socket }, hops)).toBe(address)
})
