import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { LakeLog, NetworksOf } from './lake-env.ts'

/** Takes an upgrade to a WebSocket if it is its own: true when taken. `address` is the caller's. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, address: string) => boolean

/** Anybody may open a WebSocket and signs in inside it. How many of one network may be open before that. */
const UNKNOWN_OF_ONE_NETWORK = 20
/** How many of all networks: staff are unknown for a moment, too. */
const UNKNOWN_AT_ALL = 500

/** How long a socket may stay without a first word. A slow computer that opens the Studio needs many seconds for it. */
const FIRST_WORD_MS = 30_000

type AcceptSocketOptions = {
  isAllowedOrigin: (origin: string) => boolean
  networksOf: NetworksOf
  log: LakeLog
  firstWordMs?: number
}

type Caller = { request: IncomingMessage; duplex: Duplex; address: string }

/**
 * Lets a connection become a WebSocket. Until the function is called that it answers, it is unknown, and ends after a while.
 * Undefined where the connection was refused, and ended.
 */
export type AcceptSocket = (caller: Caller) => (() => void) | undefined

/** Guards all WebSockets of the lake: a page of a foreign origin may open none, and unauthenticated ones are limited per address. */
export function createAcceptSocket({
  isAllowedOrigin,
  networksOf,
  log,
  firstWordMs = FIRST_WORD_MS,
}: AcceptSocketOptions): AcceptSocket {
  const unknown = new Map<Duplex, string[]>()

  function refusalOf({ request, address }: Caller): string | undefined {
    const { origin } = request.headers
    const asked = { address, path: request.url?.replace(/\?.*/s, '') }
    if (origin !== undefined && !isAllowedOrigin(origin)) {
      log.warn({ ...asked, origin }, 'a WebSocket of a foreign origin was refused')
      return '403 Forbidden'
    }
    const hasPlace = networksOf(address).every(({ name, times }) => {
      const ofNetwork = [...unknown.values()].filter((names) => names.includes(name))
      return ofNetwork.length < UNKNOWN_OF_ONE_NETWORK * times
    })
    if (hasPlace && unknown.size < UNKNOWN_AT_ALL) return undefined
    log.warn(asked, 'a WebSocket was refused: too many do not say who they are')
    return '429 Too Many Requests'
  }

  return (caller) => {
    const { duplex, address } = caller
    const refusal = refusalOf(caller)
    if (refusal !== undefined) {
      const answer = `HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
      // A refused client may leave its end open; ours is closed.
      duplex.end(answer, () => duplex.destroy())
      return undefined
    }
    const impatience = setTimeout(() => duplex.destroy(), firstWordMs)
    const know = () => {
      clearTimeout(impatience)
      unknown.delete(duplex)
    }
    const names = networksOf(address).map(({ name }) => name)
    unknown.set(duplex, names)
    duplex.once('close', know)
    return know
  }
}

const PING_MS = 30_000

/** Ends a connection whose other side is gone without a word, such as a laptop that was closed. Returns what stops watching. */
export function endWhenSilent(socket: WebSocket, everyMs: number = PING_MS): () => void {
  let isAnswering = true
  socket.on('pong', () => {
    isAnswering = true
  })
  const pinging = setInterval(() => {
    if (!isAnswering) return socket.terminate()
    isAnswering = false
    socket.ping()
  }, everyMs)
  pinging.unref()
  return () => clearInterval(pinging)
}
