import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import type { RunningServer } from '#tests/support/start-server.ts'

/** Clients that take from a server what they can. */
export type Crowd = { size: number; leave(): void }

const IDLE = 10_000
/** For the files that a process of the test has open besides. */
const OTHER_FILES = 500

/** Connections on which nothing is asked; some have asked once. */
export async function idleConnections({ url }: RunningServer): Promise<Crowd> {
  const count = Math.min(IDLE, openFilesLimit() - OTHER_FILES)
  if (count < IDLE) console.log(`${count} idle connections instead of ${IDLE}: no more files may be open here`)
  const sockets = await openSockets(url, count)
  for (const socket of sockets.slice(0, IDLE / 20)) socket.resume().write(requestText(url, 'GET', '/health'))
  return crowdOf(sockets)
}

const SLOW = 300
const BYTE_EVERY_MS = 100

/** Requests that come byte by byte, half of them in their headers and half in their bodies. */
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
  const { size, leave } = crowdOf(sockets)
  return {
    size,
    leave() {
      clearInterval(dripping)
      leave()
    },
  }
}

const UNREAD = 200
const PAGES_EACH = 20

/** Clients that ask for pages, or listen to the content, and read nothing. */
export async function answersNeverRead({ url }: RunningServer): Promise<Crowd> {
  const sockets = await openSockets(url, UNREAD)
  const listening = `/lake/v2025-02-19/data/listen/${LOCAL_LAKE.dataset}?query=*`
  for (const [index, socket] of sockets.entries()) {
    const isListener = index % 4 === 0
    socket.pause().write(requestText(url, 'GET', isListener ? listening : '/').repeat(isListener ? 1 : PAGES_EACH))
  }
  return crowdOf(sockets)
}

/** Leaves no trace on this machine, as a closed connection does for a minute. */
function crowdOf(sockets: readonly Socket[]): Crowd {
  return {
    size: sockets.length,
    leave() {
      for (const socket of sockets) socket.resetAndDestroy()
    },
  }
}

/** Connections to a server, some hundred at a time: more would wait for their place. */
async function openSockets(url: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(200, count - sockets.length) }, () => connect(Number(port), hostname))
    // One that the server ends is missed by those who count, not by a listener.
    for (const socket of batch) socket.on('error', () => {})
    await Promise.all(batch.map((socket) => once(socket, 'connect')))
    sockets.push(...batch)
  }
  return sockets
}

/** How many files, and so connections, this process may have open. */
function openFilesLimit(): number {
  const report: { userLimits?: { open_files?: { soft?: unknown } } } = JSON.parse(
    JSON.stringify(process.report.getReport()),
  )
  const limit = Number(report.userLimits?.open_files?.soft)
  return Number.isFinite(limit) ? limit : Infinity
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
