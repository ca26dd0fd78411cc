import { addDays, dhakaDate, dhakaInstant } from '#contract/values/calendar.ts'
import { MISTAKE_MINUTES } from '#contract/values/roles.ts'
import type { RoomStay } from '#api/orders/stays/stays.ts'
import type { UndoableChange } from '#contract/orders/stays.ts'

type Changes = Pick<
  RoomStay,
  'state' | 'changedAt' | 'checkedInAt' | 'endedAt' | 'movedAt' | 'movedFrom' | 'follows' | 'changeKind'
>

/**
 * The last change of a stay, and until when it can be undone: until the day is over, so that no night was slept on it. The time runs from when such a change was
 * first made: to undo it and make it again gains none. Undefined where there is nothing to undo.
 */
export function undoOf(stay: Changes): { change: UndoableChange; until: Date } | undefined {
  const last = lastChange(stay)
  if (!last) return undefined
  const since = last.at.getTime()
  const midnight = Date.parse(dhakaInstant(`${addDays(dhakaDate(since), 1)}T00:00`))
  return { change: last.change, until: new Date(Math.max(midnight, since + MISTAKE_MINUTES * 60_000)) }
}

function lastChange(stay: Changes): { change: UndoableChange; at: Date } | undefined {
  const { state, changedAt, checkedInAt, endedAt, movedAt, movedFrom, follows, changeKind } = stay
  const since = (change: UndoableChange, at: Date | null) => (at === null ? undefined : { change, at })
  if (changeKind !== null && state !== 'moved') return since(changeKind, changeKind === 'move' ? movedAt : changedAt)
  switch (state) {
    case 'departed':
      return since('checkOut', endedAt)
    case 'noShow':
      return since('noShow', endedAt)
    case 'inHouse': {
      // Guests who were moved since they checked in are not expected in this room.
      const isMovedSince = movedFrom !== null && movedAt !== null && checkedInAt !== null && movedAt > checkedInAt
      return follows !== null || isMovedSince ? undefined : since('checkIn', checkedInAt)
    }
    default:
      return undefined
  }
}
