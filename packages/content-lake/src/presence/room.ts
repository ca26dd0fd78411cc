import type { StaffMember } from '../staff/staff-member.ts'
import { notification, type PresenceEvent } from './rpc.ts'

/** One connection of a Studio. */
export type Peer = {
  send(text: string): void
  /** Who it is now: a token may end while the connection lasts. */
  member(): StaffMember | undefined
  /** Under which it is told of the others, once it asked for that. */
  subscription?: string | undefined
  /** The Studio's own name for this window. */
  session?: string | undefined
}

export type Room = {
  enter(peer: Peer): void
  /** Tells all others who subscribed. */
  tell(from: Peer, event: PresenceEvent): void
  leave(peer: Peer, member: StaffMember | undefined): void
}

/** Who works on the content right now. It is nowhere but in memory: after a restart the Studios tell it anew. */
export function createRoom(): Room {
  const peers = new Set<Peer>()

  function tell(from: Peer, event: PresenceEvent): void {
    for (const peer of peers) {
      if (peer === from || peer.subscription === undefined || peer.member() === undefined) continue
      peer.send(notification(peer.subscription, event))
    }
  }

  return {
    enter: (peer) => void peers.add(peer),
    tell,
    leave(peer, member) {
      peers.delete(peer)
      const { session } = peer
      if (member && session !== undefined) tell(peer, { type: 'disconnect', i: member.id, m: { session } })
    },
  }
}
