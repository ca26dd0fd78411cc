import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  /** The address of what lies behind, by way of the proxy. */
  url: string
  /** From now on nothing comes through, on open connections or new ones, until `thaw`: what was sent meanwhile arrives then. */
  freeze(): void
  thaw(): void
  /** Ends the connections that are open. */
  cut(): void
  /** From now on every connection is refused, until `accept`. */
  refuse(): void
  accept(): void
  /** How many connections it refused. */
  refused(): number
  /** Lets the next message with this text through, and cuts its connection before the answer. */
  cutAfter(text: string): void
  close(): void
}

/** Stands in front of a server as a network does: its far end may vanish without a word. */
export async function aSilentProxy(target: string): Promise<SilentProxy> {
  const behind = new URL(target)
  const pairs = new Set<[Socket, Socket]>()
  let isRefusing = false
  let isFrozen = false
  let refusals = 0
  let lastWords: string | undefined
  const server = createServer((near) => {
    if (isRefusing) {
      refusals += 1
      near.destroy()
      return
    }
    const far = connect(Number(behind.port), behind.hostname)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('data', (chunk: Buffer) => {
      if (lastWords === undefined || !chunk.includes(lastWords)) return
      lastWords = undefined
      far.unpipe(near)
      far.once('data', () => near.destroy()).resume()
    })
    const pair: [Socket, Socket] = [near, far]
    if (!isFrozen) join(pair)
    pairs.add(pair)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = new URL(target)
  // Past its socket, which is no network.
  url.search = ''
  url.port = String(typeof address === 'object' ? address?.port : '')
  const cut = () => {
    for (const socket of [...pairs].flat()) socket.destroy()
    pairs.clear()
  }
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      for (const pair of pairs) part(pair)
    },
    thaw() {
      isFrozen = false
      for (const pair of pairs) join(pair)
    },
    cut,
    refuse() {
      isRefusing = true
      cut()
    },
    accept() {
      isRefusing = false
    },
    refused: () => refusals,
    cutAfter(text) {
      lastWords = text
    },
    close() {
      cut()
      server.close()
    },
  }
}

function join([near, far]: [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}

function part([near, far]: [Socket, Socket]): void {
  near.unpipe(far)
  far.unpipe(near)
  near.pause()
  far.pause()
}
