import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { networksOf } from '../../testing/accounts.ts'
import { aLake, type TestLake } from '../../testing/test-lake.ts'
import { createAcceptSocket } from './accept-socket.ts'

const LISTEN = '/v2025-02-19/data/listen/production?query=*'
const PRESENCE = '/v2022-06-30/socket/production'

/** Opens a WebSocket as from an address behind a proxy, and says nothing. */
function openSocketFrom(url: string, address: string) {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers: { 'X-Forwarded-For': address } })
  onTestFinished(() => socket.terminate())
  const refused = Promise.withResolvers<number | undefined>()
  socket.on('error', () => undefined)
  socket.on('unexpected-response', (_request, { statusCode }) => refused.resolve(statusCode))
  socket.on('open', () => refused.resolve(undefined))
  return { socket, refused: refused.promise }
}

async function hoard(lake: TestLake, addressOf: (place: number) => string) {
  const sockets = Array.from({ length: 20 }, (_, place) =>
    openSocketFrom(`${lake.url}${place % 2 === 0 ? LISTEN : PRESENCE}`, addressOf(place)),
  )
  expect(await Promise.all(sockets.map(({ refused }) => refused))).toEqual(sockets.map(() => undefined))
  return sockets
}

test.each([
  ['an address', () => '203.0.113.9', '203.0.113.9', '203.0.113.10'],
  ['a network', (place: number) => `2001:db8:0:7::${place}`, '2001:db8:0:7:8::', '2001:db8:0:8::1'],
])('who hoards WebSockets of %s without a word gets no more, and others do', async (_, addressOf, same, other) => {
  const lake = await aLake()
  await hoard(lake, addressOf)

  const more = [openSocketFrom(`${lake.url}${LISTEN}`, same), openSocketFrom(`${lake.url}${PRESENCE}`, same)]
  const others = openSocketFrom(`${lake.url}${LISTEN}`, other)

  expect(await Promise.all(more.map(({ refused }) => refused))).toEqual([429, 429])
  expect(await others.refused).toBeUndefined()
  expect(lake.warnings).toContain('a WebSocket was refused: too many do not say who they are')
})

test('who hoards WebSockets of a wide network, each part its share, gets no more of it either', async () => {
  const lake = await aLake()
  for (let part = 0; part < 8; part++) await hoard(lake, () => `2001:db8:1:${part}::1`)

  const more = openSocketFrom(`${lake.url}${LISTEN}`, '2001:db8:1:8::1')
  const others = openSocketFrom(`${lake.url}${LISTEN}`, '2001:db8:2:8::1')

  expect([await more.refused, await others.refused]).toEqual([429, undefined])
})

test('a socket that signed in, or closed, makes room', async () => {
  const lake = await aLake()
  const [listener, presence, leaving] = await hoard(lake, () => '203.0.113.9')
  const authorization = `Bearer ${lake.token('viewer')}`
  const again = () => openSocketFrom(`${lake.url}${LISTEN}`, '203.0.113.9')

  listener?.socket.send(JSON.stringify({ authorization }))
  presence?.socket.send(
    JSON.stringify({ jsonrpc: '2.0', id: 'one', method: 'authorization', params: { authorization } }),
  )
  leaving?.socket.terminate()

  for (let place = 0; place < 3; place++) await vi.waitFor(async () => expect(await again().refused).toBeUndefined())
  expect(await again().refused).toBe(429)
})

/** A server that upgrades by this alone: its port, and what it was asked to upgrade. */
async function openServer(options: { firstWordMs?: number; isAllowedOrigin: () => boolean }) {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const acceptSocket = createAcceptSocket({ networksOf, log, ...options })
  const asked = Promise.withResolvers<Duplex>()
  const server = createServer().on('upgrade', (request, duplex) => {
    acceptSocket({ request, duplex, address: '203.0.113.9' })
    asked.resolve(duplex)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, asked: asked.promise }
}

test('a silent WebSocket is closed', async () => {
  const { port } = await openServer({ isAllowedOrigin: () => true, firstWordMs: 20 })

  const { socket } = openSocketFrom(`http://127.0.0.1:${port}`, '203.0.113.9')

  const closed = new Promise((resolve) => {
    socket.on('close', resolve)
  })
  expect(await closed).toBe(1006)
})

test('a connection that was refused is closed even when the other end stays open', async () => {
  const { port, asked } = await openServer({ isAllowedOrigin: () => false })
  const stranger = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void stranger.destroy())
  const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Origin: http://x', 'Host: x']
  stranger.write(`GET ${PRESENCE} HTTP/1.1\r\n${upgrade.join('\r\n')}\r\n\r\nx`)

  const duplex = await asked
  await vi.waitFor(() => expect(duplex.destroyed).toBe(true), { timeout: 10_000 })
})
