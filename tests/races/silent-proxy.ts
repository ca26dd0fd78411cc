import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  /** The address of what lies behind, by way of the proxy. */
  url: string
  /** From now on nothing comes through on the connections that are open, in no direction, without an error. */
  fallSilent(): void
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
    near.pipe(far)
    far.pipe(near)
    pairs.add([near, far])
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    fallSilent() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.pause()
        far.pause()
      }
    },
    refuse() {
      isRefusing = true
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      pairs.clear()
    },
    accept() {
      isRefusing = false
    },
    refused: () => refusals,
    cutAfter(text) {
      lastWords = text
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
    },
  }
}
