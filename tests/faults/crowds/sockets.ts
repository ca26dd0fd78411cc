import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/** Connections to a server, some hundred at a time: more would wait for their place. */
export async function openSockets(url: string, count: number): Promise<Socket[]> {
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

/** Leaves no trace on this machine, as a closed connection does for a minute. */
export function leave(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.resetAndDestroy()
}

/** How many files, and so connections, this process may have open. */
export function openFilesLimit(): number {
  const report: { userLimits?: { open_files?: { soft?: unknown } } } = JSON.parse(
    JSON.stringify(process.report.getReport()),
  )
  const limit = Number(report.userLimits?.open_files?.soft)
  return Number.isFinite(limit) ? limit : Infinity
}

export type SlowLine = { url: string; close(): void }

/** Leads to a server by a line on which every byte travels alone; answers come as fast as ever. */
export async function aSlowLine(target: string): Promise<SlowLine> {
  const behind = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(behind.port), host: behind.hostname, noDelay: true })
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}))
    far.pipe(near)
    void drip(near, far)
  })
  await once(server.listen(0, behind.hostname), 'listening')
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.origin,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function drip(from: Socket, to: Socket): Promise<void> {
  try {
    for await (const chunk of from) {
      for (const byte of chunk) {
        to.write(Uint8Array.of(byte))
        await turn()
      }
    }
  } catch {
    // The client has gone.
  }
  to.end()
}
