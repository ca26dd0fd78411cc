import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { StaffMember } from '../core/lake-env.ts'
import { networksOf } from '../../testing/accounts.ts'
import { createAcceptSocket } from '../core/accept-socket.ts'
import { createPresence } from './presence-sockets.ts'

const members = new Map<string, StaffMember>([
  ['token-of-rahima', { id: 'rahima', name: 'Rahima', email: 'rahima@resort.example', role: 'editor' }],
  ['token-of-karim', { id: 'karim', name: 'Karim', email: 'karim@resort.example', role: 'viewer' }],
])

async function aPresence({ heartbeatMs, refusedMs = 0 }: { heartbeatMs?: number; refusedMs?: number } = {}) {
  const tokens = new Map(members)
  const logged: string[] = []
  const note = (_details: object, message: string) => void logged.push(message)
  const log = { info: note, warn: note, error: note }
  const presence = createPresence({
    identifyToken: (token) => tokens.get(token),
    acceptSocket: createAcceptSocket({ isAllowedOrigin: () => true, networksOf, log }),
    dataset: 'production',
    log,
    refusedMs,
    ...(heartbeatMs === undefined ? {} : { heartbeatMs }),
  })
  const server = createServer().on('upgrade', (request, socket, head) => {
    if (!presence.upgrade(request, socket, head, '203.0.113.9')) socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  onTestFinished(() => {
    presence.close()
    server.close()
  })

  function connect() {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/lake/v2022-06-30/socket/production`)
    const heard: unknown[] = []
    const closed = Promise.withResolvers<number>()
    socket.on('message', (message) => {
      const text = Buffer.isBuffer(message) ? message.toString() : ''
      heard.push(text === '♥' ? text : JSON.parse(text))
    })
    socket.on('close', (code) => closed.resolve(code))
    socket.on('error', () => undefined)
    let calls = 0
    async function call(method: string, params: object = {}): Promise<unknown> {
      if (socket.readyState !== socket.OPEN) await once(socket, 'open')
      const id = `call-${calls++}`
      socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }))
      return vi.waitFor(() => {
        const found = heard.find(
          (message) => typeof message === 'object' && message !== null && 'id' in message && message.id === id,
        )
        if (found === undefined) throw new Error(`${method} was not answered`)
        return found
      })
    }
    return { socket, heard, closed: closed.promise, call }
  }
  const enter = async (token: string) => {
    const person = connect()
    await person.call('authorization', { authorization: `Bearer ${token}` })
    await person.call('presence_subscribe')
    return person
  }
  return { connect, enter, logged, revoke: (token: string) => tokens.delete(token) }
}

const sent = (result: object) => expect.objectContaining({ params: expect.objectContaining({ result }) })

test('two members of the staff see where the other is, and that they left', async () => {
  const { enter } = await aPresence()
  const rahima = await enter('token-of-rahima')
  const karim = await enter('token-of-karim')

  await karim.call('presence_rollcall', { session: 'window-k' })
  await rahima.call('presence_announce', { data: { sessionId: 'window-r', locations: [{ documentId: 'homePage' }] } })
  karim.socket.close()

  await vi.waitFor(() =>
    expect(rahima.heard).toContainEqual(sent({ type: 'disconnect', i: 'karim', m: { session: 'window-k' } })),
  )
  expect(rahima.heard).toContainEqual(sent({ type: 'rollCall', i: 'karim', session: 'window-k' }))
  expect(karim.heard).toContainEqual(
    sent({ type: 'state', i: 'rahima', m: { sessionId: 'window-r', locations: [{ documentId: 'homePage' }] } }),
  )
})

test('a dead token is reported, and the connection ends', async () => {
  const { connect, logged } = await aPresence()
  const stranger = connect()

  const answer = await stranger.call('authorization', { authorization: 'Bearer gone' })

  expect(answer).toMatchObject({ error: { code: 4001 } })
  expect(await stranger.closed).toBe(4401)
  expect(logged).toContain('a presence connection was refused')
})

test('a Studio whose session ended is not sent away at once, or it would come back at once, and is logged once', async () => {
  const { connect, logged } = await aPresence({ refusedMs: 60_000 })
  const calls = ['authorization', 'presence_subscribe', 'presence_rollcall']

  const tabs = Array.from({ length: 9 }, () => connect())
  const answers = await Promise.all(tabs.map((tab) => tab.call('authorization', { authorization: 'Bearer gone' })))
  const ended = await Promise.race(tabs.map((tab) => tab.closed))
  const open = tabs.filter(({ socket }) => socket.readyState === socket.OPEN)
  const later = await Promise.all(open.map(async (tab) => Promise.all(calls.map((method) => tab.call(method)))))

  const refusals = (count: number) => Array.from({ length: count }, () => ({ error: { code: 4001 } }))
  expect(answers).toMatchObject(refusals(9))
  expect(ended).toBe(4401)
  expect(later).toMatchObject(Array.from({ length: 8 }, () => refusals(3)))
  expect(logged).toEqual(['a presence connection was refused'])
})

test('one member has thirty connections, and leaves the others theirs', async () => {
  const { connect, enter } = await aPresence()
  for (let count = 0; count < 30; count += 1) await enter('token-of-karim')
  const oneMore = connect()
  await once(oneMore.socket, 'open')

  oneMore.socket.send(
    JSON.stringify({ jsonrpc: '2.0', method: 'authorization', params: { authorization: 'token-of-karim' }, id: '1' }),
  )
  const rahima = await enter('token-of-rahima')

  expect(await oneMore.closed).toBe(1013)
  expect(rahima.socket.readyState).toBe(rahima.socket.OPEN)
})

test('a member whose token ends gets no more news of the others and can send none', async () => {
  const { enter, revoke } = await aPresence()
  const rahima = await enter('token-of-rahima')
  const karim = await enter('token-of-karim')

  revoke('token-of-karim')
  await rahima.call('presence_announce', { data: { sessionId: 'window-r', locations: [] } })
  const answer = await karim.call('presence_announce', { data: { sessionId: 'window-k', locations: [] } })

  expect(answer).toMatchObject({ error: { code: 4001 } })
  expect(await karim.closed).toBe(4401)
  expect(karim.heard).not.toContainEqual(sent(expect.objectContaining({ type: 'state' })))
})

test('a message that is too long or no message ends the connection', async () => {
  const { enter } = await aPresence()
  const wordy = await enter('token-of-rahima')
  const confused = await enter('token-of-karim')

  wordy.socket.send('x'.repeat(16 * 1024 + 1))
  confused.socket.send('{"method"')

  expect([await wordy.closed, await confused.closed]).toEqual([1009, 4401])
})

test('an unknown call, or one with odd parameters, is refused and the connection stays', async () => {
  const { enter } = await aPresence()
  const rahima = await enter('token-of-rahima')

  const unknown = await rahima.call('presence_dance')
  const odd = await rahima.call('presence_announce', { data: { sessionId: 7 } })
  const known = await rahima.call('presence_unsubscribe')

  expect([unknown, odd, known]).toMatchObject([
    { error: { code: -32601 } },
    { error: { code: -32602 } },
    { result: true },
  ])
})

test('a heartbeat holds a connection open', async () => {
  const { enter } = await aPresence({ heartbeatMs: 10 })
  const rahima = await enter('token-of-rahima')

  await vi.waitFor(() => expect(rahima.heard.filter((message) => message === '♥').length).toBeGreaterThan(2))
})
