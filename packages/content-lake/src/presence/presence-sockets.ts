import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { endWhenSilent, type AcceptSocket, type Upgrade } from '../core/accept-socket.ts'
import type { LakeLog, StaffMember } from '../core/lake-env.ts'
import { answer, answerCall, Authorization, createRoom, type Peer, problems, readCall, refusal } from './room.ts'

type PresenceOptions = {
  identifyToken: (token: string) => StaffMember | undefined
  acceptSocket: AcceptSocket
  dataset: string
  log: LakeLog
  heartbeatMs?: number
}

export type Presence = {
  upgrade: Upgrade
  /** Ends all connections. */
  close(): void
}

const MESSAGE_BYTES = 16 * 1024
/** Of members of the staff. */
const MAX_CONNECTIONS = 200
/** One that reads nothing any more is let go before what waits for it fills the memory. */
const MAX_WAITING_BYTES = 1024 * 1024
/** To a WebSocket's end what 401 is to an answer. */
const UNAUTHORIZED = 4401
const TRY_AGAIN_LATER = 1013

/** Who is where in the Studio, over Bifur: JSON-RPC on a WebSocket, at `/socket/{dataset}`. */
export function createPresence({
  identifyToken,
  acceptSocket,
  dataset,
  log,
  heartbeatMs = 10_000,
}: PresenceOptions): Presence {
  const path = new RegExp(`^/lake/v[0-9X][0-9-]*/socket/${dataset}$`)
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES })
  const room = createRoom()
  const known = new Set<WebSocket>()

  function welcome(socket: WebSocket, know: () => void): void {
    let token: string | undefined
    const peer: Peer = {
      send(text) {
        if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate()
        else if (socket.readyState === socket.OPEN) socket.send(text)
      },
      member: () => (token === undefined ? undefined : identifyToken(token)),
    }
    let lastSeen: StaffMember | undefined
    room.enter(peer)
    const beating = setInterval(() => peer.send('♥'), heartbeatMs)
    const stopWatching = endWhenSilent(socket, heartbeatMs)

    socket.on('error', (err) => log.info({ err }, 'a presence connection failed'))
    socket.once('close', () => {
      clearInterval(beating)
      stopWatching()
      known.delete(socket)
      room.leave(peer, lastSeen)
    })
    socket.on('message', (message) => {
      const call = readCall(textOf(message))
      if (call === undefined) return refuse(socket, 'nonsense')
      if (call.method === 'authorization') {
        const { data } = Authorization.safeParse(call.params)
        token = data?.authorization.replace(/^Bearer\s+/i, '')
      }
      lastSeen = peer.member()
      if (lastSeen === undefined) {
        peer.send(refusal(call.id, problems.unauthorized))
        return refuse(socket, 'a dead token')
      }
      if (!known.has(socket) && known.size >= MAX_CONNECTIONS) return socket.close(TRY_AGAIN_LATER)
      known.add(socket)
      know()
      if (call.method === 'authorization') return peer.send(answer(call.id, 'ok'))
      const answered = answerCall(room, peer, call)
      peer.send('result' in answered ? answer(call.id, answered.result) : refusal(call.id, answered.problem))
    })
  }

  function refuse(socket: WebSocket, why: string): void {
    log.warn({ why }, 'a presence connection was refused')
    socket.close(UNAUTHORIZED, 'Unauthorized')
  }

  return {
    upgrade(request, duplex, head, address) {
      if (!path.test(new URL(request.url ?? '/', 'http://lake').pathname)) return false
      const know = acceptSocket({ request, duplex, address })
      if (know) server.handleUpgrade(request, duplex, head, (socket) => welcome(socket, know))
      return true
    },
    close() {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

function textOf(message: RawData): string {
  return Buffer.isBuffer(message) ? message.toString() : ''
}
