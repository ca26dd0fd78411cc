import type { StayFacts } from '#contract/reception/stay-rules.ts'
import { can, type Role } from '#contract/values/roles.ts'
import type { RoomStay } from '#api/orders/stays/stays.ts'
import { undoOf } from './undo.ts'

type Stored = Parameters<typeof undoOf>[0] & Pick<RoomStay, 'room' | 'placeType' | 'arrival' | 'departure'>

/** What the rules ask of a stay, for a member of this role. */
export function stayFacts(stay: Stored, role: Role): StayFacts {
  const undoable = can(role, 'stay.change') ? undoOf(stay) : undefined
  return {
    State: stay.state,
    WasInHouse: stay.checkedInAt !== null,
    Room: stay.room,
    Type: stay.placeType,
    Arrival: stay.arrival,
    Departure: stay.departure,
    Undoes: undoable?.change ?? null,
    UndoUntil: undoable?.until.toISOString() ?? null,
  }
}
