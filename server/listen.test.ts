import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isClientAbort } from '#api/platform/http/on-error.ts'
import { getHouses } from '#contract/catalogue/houses.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { freePort } from '#tests/support/start-server.ts'
import { listen, starting, type Handler, type Listener } from './listen.ts'

const HOST = '127.0.0.1'

// A server puts its own in their place.
beforeEach(() => {
  vi.stubGlobal('Request', Request)
  vi.stubGlobal('Response', Response)
})

let listener: Listener | undefined
afterEach(async () => {
  await listener?.close(0)
  listener = undefined
})

async function open(handler: () => Handler): Promise<string> {
  const port = await freePort()
  listener = await listen(handler, { host: HOST, port })
  return `http://${HOST}:${port}/`
}

test('what is under way when the server closes is still answered', async () => {
  const arrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const url = await open(() => ({
    async fetch() {
      arrived.resolve()
      await release.promise
      return new Response('booked')
    },
  }))

  const answer = fetch(url)
  await arrived.promise
  const closed = listener?.close(10_000)
  release.resolve()

  expect(await (await answer).text()).toBe('booked')
  await closed
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('what takes too long does not hold the server open', async () => {
  const arrived = Promise.withResolvers<void>()
  const url = await open(() => ({
    fetch() {
      arrived.resolve()
      return new Promise<Response>(() => {})
    },
  }))

  const answer = fetch(url)
  await Promise.all([
    arrived.promise,
    expect(answer).rejects.toThrow('fetch failed'),
    arrived.promise.then(() => listener?.close(1)),
  ])
})

test('a port in use is a sentence that says what to do', async () => {
  const url = await open(() => ({ fetch: () => new Response('') }))
  const port = Number(new URL(url).port)

  const second = listen(() => ({ fetch: () => new Response('') }), { host: HOST, port })

  await expect(second).rejects.toThrow(
    `Port ${port} is in use: stop what uses it, or choose another with PORT=${port + 1}.`,
  )
})

test('an address of another machine is named', async () => {
  const opening = listen(() => ({ fetch: () => new Response('') }), { host: '192.0.2.1', port: await freePort() })

  await expect(opening).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.')
})

test('an open stream and an open socket do not hold the server open', async () => {
  let streaming: ReadableStreamDefaultController<Uint8Array> | undefined
  const url = await open(() => ({
    fetch: () =>
      new Response(
        new ReadableStream({
          start(controller) {
            streaming = controller
            controller.enqueue(new TextEncoder().encode('hello'))
          },
        }),
      ),
    upgrade(_request, socket) {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n')
      return true
    },
    endStreams: () => streaming?.close(),
  }))
  const answer = await fetch(url)
  const socket = await upgrade(url)

  const closed = listener?.close(60_000)

  expect(await answer.text()).toBe('hello')
  await Promise.all([closed, once(socket, 'close')])
})

test('an unhandled upgrade is ended', async () => {
  const url = await open(() => ({ fetch: () => new Response('') }))
  const socket = openSocketTo(url)

  expect(await once(socket, 'close')).toEqual([false])
})

async function upgrade(url: string) {
  const socket = openSocketTo(url)
  await once(socket, 'data')
  return socket
}

function openSocketTo(url: string) {
  const socket = connect(Number(new URL(url).port), HOST)
  socket.write(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n`)
  return socket.resume()
}

test('a body that is broken off is known as such', async () => {
  const broken = Promise.withResolvers<unknown>()
  const url = await open(() => ({
    async fetch(request) {
      await request.json().catch(broken.resolve)
      return new Response()
    },
  }))

  const client = connect(Number(new URL(url).port), HOST)
  await once(client, 'connect')
  client.write('POST / HTTP/1.1\r\nHost: resort.test\r\nContent-Length: 100\r\n\r\n{"a":', () => client.destroy())

  expect(isClientAbort(await broken.promise)).toBe(true)
})

test('a server that starts asks the site to call again, and visitors to come back', async () => {
  const url = await open(() => starting)
  const site = createApiClient({ fetch, baseUrl: `${url}api/`, token: () => undefined, onUnauthorized: () => {} })

  const called = site.call(getHouses, { query: { Take: 10, Page: 1, takeReview: 1 } }).catch((error: unknown) => error)
  const visited = await fetch(url)

  expect(await called).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  expect([visited.status, await visited.text()]).toEqual([503, 'We will be back in a moment. Please try again shortly'])
})
