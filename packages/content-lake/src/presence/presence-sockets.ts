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
  /** How long a connection whose token is dead is held before it ends. */
  refusedMs?: number
}

export type Presence = {
  upgrade: Upgrade
  /** Ends all connections. */
  close(): void
}

const MESSAGE_BYTES = 16 * 1024
/** The most connections of members of the staff. */
const MAX_CONNECTIONS = 200
/** Some browsers with several tabs each. Without it one member could take the places of all. */
const MAX_CONNECTIONS_OF_MEMBER = 30
/** One that reads nothing any more is let go before what waits for it fills the memory. */
const MAX_WAITING_BYTES = 1024 * 1024
/** To a WebSocket's end what 401 is to an answer. */
const UNAUTHORIZED = 4401
const TRY_AGAIN_LATER = 1013

/** A Studio whose session ended connects again as soon as its connection ends, for as long as its tab is open. */
const REFUSED_MS = 30_000
/** The most connections of one address, and of all: further ones end at once. */
const MAX_REFUSED_OF_ONE_ADDRESS = 8
const MAX_REFUSED = 100
/** Whose refusals were logged is forgotten then. */
const MAX_LOGGED = 1_000

/** Who is where in the Studio, over Bifur: JSON-RPC on a WebSocket, at `/socket/{dataset}`. */
export function createPresence({
  identifyToken,
  acceptSocket,
  dataset,
  log,
  heartbeatMs = 10_000,
  refusedMs = REFUSED_MS,
}: PresenceOptions): Presence {
  const path = new RegExp(`^/lake/v[0-9X][0-9-]*/socket/${dataset}$`)
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES })
  const room = createRoom()
  const known = new Map<WebSocket, string>()
  const refused = new Map<WebSocket, string>()
  const logged = new Set<string>()

  function welcome(socket: WebSocket, know: () => void, address: string): void {
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
      if (call === undefined) {
        log.warn({ why: 'nonsense' }, 'a presence connection was refused')
        return socket.close(UNAUTHORIZED, 'Unauthorized')
      }
      if (call.method === 'authorization') {
        const { data } = Authorization.safeParse(call.params)
        token = data?.authorization.replace(/^Bearer\s+/i, '')
      }
      lastSeen = peer.member()
      if (lastSeen === undefined) {
        peer.send(refusal(call.id, problems.unauthorized))
        known.delete(socket)
        know()
        return refuse(socket, address)
      }
      refused.delete(socket)
      if (!known.has(socket) && !hasPlace(lastSeen)) return socket.close(TRY_AGAIN_LATER)
      known.set(socket, lastSeen.id)
      know()
      if (call.method === 'authorization') return peer.send(answer(call.id, 'ok'))
      const answered = answerCall(room, peer, call)
      peer.send('result' in answered ? answer(call.id, answered.result) : refusal(call.id, answered.problem))
    })
  }

  function hasPlace({ id }: StaffMember): boolean {
    const own = [...known.values()].filter((member) => member === id)
    return known.size < MAX_CONNECTIONS && own.length < MAX_CONNECTIONS_OF_MEMBER
  }

  function refuse(socket: WebSocket, address: string): void {
    if (refused.has(socket)) return
    if (!logged.has(address)) log.warn({ why: 'a dead token', address }, 'a presence connection was refused')
    if (logged.size >= MAX_LOGGED) logged.clear()
    logged.add(address)
    const ofAddress = [...refused.values()].filter((each) => each === address).length
    const end = () => socket.close(UNAUTHORIZED, 'Unauthorized')
    if (ofAddress >= MAX_REFUSED_OF_ONE_ADDRESS || refused.size >= MAX_REFUSED) return end()
    refused.set(socket, address)
    const ending = setTimeout(() => refused.has(socket) && end(), refusedMs)
    socket.once('close', () => {
      clearTimeout(ending)
      refused.delete(socket)
    })
  }

  return {
    upgrade(request, duplex, head, address) {
      if (!path.test(new URL(request.url ?? '/', 'http://lake').pathname)) return false
      const know = acceptSocket({ request, duplex, address })
      if (know) server.handleUpgrade(request, duplex, head, (socket) => welcome(socket, know, address))
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
