import { WebSocketServer, type WebSocket } from 'ws'
import * as z from 'zod'
import { notSignedIn } from '../core/access.ts'
import type { LakeLog, StaffMember } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { endWhenSilent, type AcceptSocket, type Upgrade } from '../core/accept-socket.ts'
import { readListenerRequest } from './listener-request.ts'
import type { Listeners } from './listeners.ts'
import { type Sink, WAITING_BYTES } from './event-stream.ts'

type ListenSocketOptions = {
  listeners: Listeners
  identifyToken: (token: string) => StaffMember | undefined
  acceptSocket: AcceptSocket
  dataset: string
  log: LakeLog
}

/** What a socket says first, since a browser cannot send headers with it. */
const Hello = z.object({ authorization: z.string().nullish(), lastEventId: z.string().nullish() })

const HELLO_BYTES = 16 * 1024
/** Codes of a close are ours from 4000 on: 4401 is what 401 is to an answer. */
const CLOSE_BASE = 4000

/**
 * Listeners over WebSockets. A browser opens six connections to a host at most, and the Studio listens to more;
 * of WebSockets it may have some hundred.
 */
export function createListenSockets({
  listeners,
  identifyToken,
  acceptSocket,
  dataset,
  log,
}: ListenSocketOptions): Upgrade {
  const path = new RegExp(`^/lake/v[0-9X][0-9-]*/data/(listen|live/events)/${dataset}$`)
  const server = new WebSocketServer({ noServer: true, maxPayload: HELLO_BYTES })

  function open(socket: WebSocket, url: URL, message: unknown): () => void {
    const { authorization, lastEventId } = readHello(message)
    const token = authorization?.replace(/^Bearer\s+/i, '')
    const identify = () => (token === undefined ? undefined : identifyToken(token))
    const member = identify()?.id
    if (member === undefined) throw notSignedIn()
    const client = { isSignedIn: () => identify() !== undefined, member }
    const sink = socketSink(socket)
    if (url.pathname.includes('/live/events/')) {
      const includesDrafts = url.searchParams.get('includeDrafts') === 'true'
      return listeners.watch(sink, client, { includesDrafts })
    }
    return listeners.listen(sink, readListenerRequest(url.searchParams, lastEventId ?? undefined), client)
  }

  function welcome(socket: WebSocket, url: URL, know: () => void): void {
    const stopWatching = endWhenSilent(socket)
    socket.on('error', (err) => log.info({ err }, 'a listening socket failed'))
    socket.once('close', stopWatching)
    socket.once('message', (message) => {
      try {
        socket.once('close', open(socket, url, message))
        know()
      } catch (err) {
        if (err instanceof LakeProblem) return refuse(socket, err.status, err.message)
        log.error({ err }, 'a listening socket could not be opened')
        refuse(socket, 500, 'The lake failed')
      }
    })
  }

  return (request, duplex, head, address) => {
    const url = URL.parse(request.url ?? '/', 'http://lake')
    if (!url || !path.test(url.pathname)) return false
    const know = acceptSocket({ request, duplex, address })
    if (know) server.handleUpgrade(request, duplex, head, (socket) => welcome(socket, url, know))
    return true
  }
}

function readHello(message: unknown): z.infer<typeof Hello> {
  try {
    return Hello.parse(JSON.parse(Buffer.isBuffer(message) ? message.toString() : ''))
  } catch {
    // The answer says what was expected, for any other message.
    throw new LakeProblem(400, 'invalidRequest', 'The first message is {"authorization","lastEventId"}')
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
