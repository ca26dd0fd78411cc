import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { StaffMember } from '../core/lake-env.ts'

/** One connection of a Studio. */
export type Peer = {
  send(text: string): void
  /** Who it is now: a token may end while the connection lasts. */
  member(): StaffMember | undefined
  /** Under which it is notified of the others, once it asked for that. */
  subscription?: string | undefined
  /** The Studio's own name for this window. */
  session?: string | undefined
}

type Room = {
  enter(peer: Peer): void
  /** Notifies all others who subscribed. */
  notify(from: Peer, event: PresenceEvent): void
  leave(peer: Peer, member: StaffMember | undefined): void
}

/** Who works on the content right now. Kept in memory alone: after a restart the Studios report it again. */
export function createRoom(): Room {
  const peers = new Set<Peer>()

  function notify(from: Peer, event: PresenceEvent): void {
    for (const peer of peers) {
      if (peer === from || peer.subscription === undefined || peer.member() === undefined) continue
      peer.send(notification(peer.subscription, event))
    }
  }

  return {
    enter: (peer) => void peers.add(peer),
    notify,
    leave(peer, member) {
      peers.delete(peer)
      const { session } = peer
      if (member && session !== undefined) notify(peer, { type: 'disconnect', i: member.id, m: { session } })
    },
  }
}

/** What a Studio sends: JSON-RPC 2.0. */
const Call = z.object({ id: z.string().max(100), method: z.string().max(100), params: z.unknown() })

/** Codes of Bifur, by which the Content Lake's presence service is known. */
export const problems = {
  unauthorized: { code: 4001, message: 'Unauthorized' },
  unknownMethod: { code: -32_601, message: 'Method not found' },
  badParams: { code: -32_602, message: 'Invalid params' },
} as const

type Problem = (typeof problems)[keyof typeof problems]

export const Authorization = z.object({ authorization: z.string() })
const Session = z.object({ session: z.string().max(200) })
/** Where a person is, in the Studio's own words: passed on as it came. */
const Announcement = z.object({ data: z.looseObject({ sessionId: z.string().max(200) }) })

export function readCall(text: string): z.infer<typeof Call> | undefined {
  try {
    return Call.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // Not even JSON.
  }
}

/** What the others receive: a member asks who is there, reports where they are, or leaves. `i` is who. */
type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: object }
  | { type: 'disconnect'; i: string; m: { session: string } }

export const answer = (id: string, result: unknown) => JSON.stringify({ jsonrpc: '2.0', id, result })
export const refusal = (id: string, error: Problem) => JSON.stringify({ jsonrpc: '2.0', id, error })
const notification = (subscription: string, result: PresenceEvent) =>
  JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } })

type Answered = { result: unknown } | { problem: Problem }

/** What one call of a person who signed in does, and is answered. */
export function answerCall(room: Room, peer: Peer, { method, params }: { method: string; params: unknown }): Answered {
  const member = peer.member()
  if (member === undefined) return { problem: problems.unauthorized }
  const i = member.id
  switch (method) {
    case 'presence_subscribe':
      peer.subscription = randomUUID()
      return { result: peer.subscription }
    case 'presence_unsubscribe':
      peer.subscription = undefined
      return { result: true }
    case 'presence_rollcall': {
      const { data } = Session.safeParse(params)
      if (data === undefined) return { problem: problems.badParams }
      peer.session = data.session
      room.notify(peer, { type: 'rollCall', i, session: data.session })
      return { result: true }
    }
    case 'presence_announce': {
      const { data: announced } = Announcement.safeParse(params)
      if (announced === undefined) return { problem: problems.badParams }
      peer.session = announced.data.sessionId
      room.notify(peer, { type: 'state', i, m: announced.data })
      return { result: true }
    }
    case 'presence_disconnect': {
      const { data } = Session.safeParse(params)
      if (data === undefined) return { problem: problems.badParams }
      room.notify(peer, { type: 'disconnect', i, m: { session: data.session } })
      return { result: true }
    }
    default:
      return { problem: problems.unknownMethod }
  }
}
