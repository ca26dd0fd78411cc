import { MISTAKE_MINUTES, undoMinutes, type Role } from '#contract/values/roles.ts'
import type { RoomStay } from '#api/orders/stays/stays.ts'
import type { UndoableChange } from '#contract/orders/stays.ts'

type Changes = Pick<
  RoomStay,
  'state' | 'changedAt' | 'checkedInAt' | 'endedAt' | 'movedAt' | 'movedFrom' | 'follows' | 'changeKind'
>

/**
 * The last change of a stay, and until when a role may undo it. The time runs from when such a change was first made: to undo it and make
 * it again gains none. Undefined where there is nothing to undo.
 */
export function undoOf(stay: Changes, role: Role): { change: UndoableChange; until: Date } | undefined {
  const last = lastChange(stay)
  if (!last) return undefined
  return { change: last.change, until: new Date(last.at.getTime() + undoMinutes[role] * 60_000) }
}

/** Whether the last change is as young as a mistake, for which nobody answers. */
export function isMistake(stay: Changes, at: Date): boolean {
  const last = lastChange(stay)
  return last !== undefined && at.getTime() <= last.at.getTime() + MISTAKE_MINUTES * 60_000
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
