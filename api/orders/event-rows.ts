import { eventName, HistoryEntry, type Actor } from '#contract/orders/history.ts'

// How the history of an order is stored.

/** Who did it, as the database stores it. */
export type ActorKey = `staff:${number}` | `guest:${number}` | 'gateway' | 'system'

export function eventRow(what: HistoryEntry): { event: string; data: string } {
  return { event: eventName(what), data: JSON.stringify(what) }
}

/** What a row says; undefined of a kind that a later release stored during an upgrade. */
export function entryOf(data: unknown): HistoryEntry | undefined {
  return HistoryEntry.safeParse(data).data
}

type StoredActor = { actor: string; staffId: number | null; member: string | null }

export function actorOf({ actor, staffId, member }: StoredActor): Actor {
  if (staffId !== null && member !== null) return { Kind: 'staff', Id: staffId, Name: member }
  if (actor.startsWith('guest:')) return { Kind: 'guest' }
  return { Kind: actor === 'gateway' ? 'gateway' : 'system' }
}
