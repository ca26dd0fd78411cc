import { WebSocketServer, type WebSocket } from 'ws'
import * as z from 'zod'
import { LAKE_DATASET } from '../lake-names.ts'
import { LakeProblem } from '../lake-problem.ts'
import type { LakeLog } from '../log.ts'
import type { StaffMember } from '../staff/staff-member.ts'
import type { Upgrade } from '../upgrade.ts'
import { readListenerRequest } from './listener-request.ts'
import type { Listeners } from './listeners.ts'
import { WAITING_BYTES, type Sink } from './sink.ts'

type ListenSocketOptions = {
  listeners: Listeners
  identifyToken: (token: string) => StaffMember | undefined
  isAllowedOrigin: (origin: string) => boolean
  log: LakeLog
}

/** What a socket says first, since a browser cannot send headers with it. */
const Hello = z.object({ authorization: z.string().nullish(), lastEventId: z.string().nullish() })

const PATH = new RegExp(`^/lake/v[0-9X][0-9-]*/data/(listen|live/events)/${LAKE_DATASET}$`)
const HELLO_MS = 10_000
const HELLO_BYTES = 16 * 1024
/** Codes of a close are ours from 4000 on: 4401 is what 401 is to an answer. */
const CLOSE_BASE = 4000

/**
 * The same listeners over WebSockets. A browser opens six connections to a host at most, and the Studio listens to more;
 * of WebSockets it may have some hundred.
 */
export function createListenSockets({ listeners, identifyToken, isAllowedOrigin, log }: ListenSocketOptions): Upgrade {
  const server = new WebSocketServer({ noServer: true, maxPayload: HELLO_BYTES })

  function open(socket: WebSocket, url: URL, hello: string): () => void {
    const { authorization } = Hello.parse(JSON.parse(hello))
    const token = authorization?.replace(/^Bearer\s+/i, '')
    const isSignedIn = token ? () => identifyToken(token) !== undefined : undefined
    if (isSignedIn?.() === false) throw new LakeProblem(401, 'unauthorized', 'Session not found')
    const sink = socketSink(socket)
    if (url.pathname.includes('/live/events/')) {
      const includesDrafts = url.searchParams.get('includeDrafts') === 'true'
      return listeners.watch(sink, { isSignedIn: includesDrafts ? isSignedIn : undefined })
    }
    return listeners.listen(sink, readListenerRequest(url.searchParams), { isSignedIn })
  }

  function welcome(socket: WebSocket, url: URL): void {
    const impatience = setTimeout(() => refuse(socket, 408, 'No first message came'), HELLO_MS)
    socket.on('error', (err) => log.info({ err }, 'a listening socket failed'))
    socket.once('close', () => clearTimeout(impatience))
    socket.once('message', (message) => {
      clearTimeout(impatience)
      try {
        socket.once('close', open(socket, url, Buffer.isBuffer(message) ? message.toString() : ''))
      } catch (error) {
        if (error instanceof LakeProblem) refuse(socket, error.status, error.message)
        else refuse(socket, 400, 'The first message is {"authorization","lastEventId"}')
      }
    })
  }

  return (request, duplex, head) => {
    const url = new URL(request.url ?? '/', 'http://lake')
    if (!PATH.test(url.pathname)) return false
    const { origin } = request.headers
    if (origin !== undefined && !isAllowedOrigin(origin)) {
      log.warn({ origin }, 'a listener of a foreign origin was refused')
      duplex.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return true
    }
    server.handleUpgrade(request, duplex, head, (socket) => welcome(socket, url))
    return true
  }
}

function socketSink(socket: WebSocket): Sink {
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > WAITING_BYTES) socket.terminate()
      else socket.send(text)
    },
    end: () => socket.close(1001),
  }
}

function refuse(socket: WebSocket, status: number, reason: string): void {
  socket.close(CLOSE_BASE + status, Buffer.from(reason).subarray(0, 120))
}
