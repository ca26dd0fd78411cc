import type { Fetch } from '#api/payments/sslcommerz/ask.ts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import type { RunningServer } from '#tests/support/start-server.ts'
import { aSlowLine, leave, openFilesLimit, openSockets } from './sockets.ts'

/** Clients that take from a server what they can, and how a guest among them reaches it. */
export type Crowd = {
  url: string
  fetch: Fetch
  size: number
  leave(): void
}

const IDLE = 10_000
/** For the files that a process of the test has open besides. */
const OTHER_FILES = 500

/** Connections on which nothing is asked; some have asked once. */
export async function idleConnections({ url }: RunningServer): Promise<Crowd> {
  const count = Math.min(IDLE, openFilesLimit() - OTHER_FILES)
  if (count < IDLE) console.log(`${count} idle connections instead of ${IDLE}: no more files may be open here`)
  const sockets = await openSockets(url, count)
  for (const socket of sockets.slice(0, IDLE / 20)) socket.resume().write(requestText(url, 'GET', '/health'))
  return crowdOf(sockets, { url, fetch })
}

const SLOW = 300
const BYTE_EVERY_MS = 100

/** Requests that come byte by byte, half of them in their headers and half in their bodies; so do those of the guest. */
export async function slowClients({ url }: RunningServer): Promise<Crowd> {
  const sockets = await openSockets(url, SLOW)
  const path = '/api/BookingArea/Booking/Book'
  for (const [index, socket] of sockets.entries()) {
    const isInBody = index % 2 === 0
    const text = requestText(url, 'POST', path, { 'content-length': '50000', 'content-type': 'application/json' })
    socket.write(isInBody ? `${text}{"a":"` : `${text.trimEnd()}\r\nx-slow: `)
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a')
  }, BYTE_EVERY_MS)
  const line = await aSlowLine(url)
  const crowd = crowdOf(sockets, { url: line.url, fetch })
  return {
    ...crowd,
    leave() {
      clearInterval(dripping)
      line.close()
      crowd.leave()
    },
  }
}

const UNREAD = 200
const PAGES_EACH = 20

/** Clients that ask for pages, or listen to the content, and read nothing; the guest also asks everything once in vain. */
export async function answersNeverRead({ url }: RunningServer): Promise<Crowd> {
  const sockets = await openSockets(url, UNREAD)
  const listening = `/lake/v2025-02-19/data/listen/${LOCAL_LAKE.dataset}?query=*`
  for (const [index, socket] of sockets.entries()) {
    const isListener = index % 4 === 0
    socket.pause().write(requestText(url, 'GET', isListener ? listening : '/').repeat(isListener ? 1 : PAGES_EACH))
  }
  const askInVain: (...asked: Parameters<Fetch>) => Promise<void> = async (address, init) => {
    const [socket] = await openSockets(url, 1)
    if (!socket) throw new Error('There should be a connection')
    sockets.push(socket)
    const request = new Request(address, init)
    const text = await request.text()
    const headers = { ...Object.fromEntries(request.headers), 'content-length': String(Buffer.byteLength(text)) }
    const { pathname, search } = new URL(address)
    socket.pause().write(requestText(url, request.method, pathname + search, headers) + text)
  }
  return crowdOf(sockets, {
    url,
    async fetch(address, init) {
      await askInVain(address, init)
      return fetch(address, init)
    },
  })
}

function crowdOf(sockets: Awaited<ReturnType<typeof openSockets>>, guest: Pick<Crowd, 'url' | 'fetch'>): Crowd {
  return {
    ...guest,
    size: sockets.length,
    leave: () => leave(sockets),
  }
}

function requestText(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ host: new URL(url).host, ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

/** How many connections a server has open, by its own count. */
export async function connectionsOf({ url }: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)$/m.exec(metrics)?.[1])
}
