import { randomUUID } from 'node:crypto'
import type { Peer, Room } from './room.ts'
import { Announcement, problems, type Problem, Session } from './rpc.ts'

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
      room.tell(peer, { type: 'rollCall', i, session: data.session })
      return { result: true }
    }
    case 'presence_announce': {
      const { data: announced } = Announcement.safeParse(params)
      if (announced === undefined) return { problem: problems.badParams }
      peer.session = announced.data.sessionId
      room.tell(peer, { type: 'state', i, m: announced.data })
      return { result: true }
    }
    case 'presence_disconnect': {
      const { data } = Session.safeParse(params)
      if (data === undefined) return { problem: problems.badParams }
      room.tell(peer, { type: 'disconnect', i, m: { session: data.session } })
      return { result: true }
    }
    default:
      return { problem: problems.unknownMethod }
  }
}
