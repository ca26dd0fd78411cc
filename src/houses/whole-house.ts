import type { House } from '#contract/houses.ts'

/** The house that a listed room belongs to, as the one thing that it is when it is let as a whole. A listing counts all its rooms. */
export function wholeHouseOf(room: House): House {
  return {
    ...room,
    Type: 'HOUSE',
    Available: 1,
    AdultPerRoom: room.AdultPerRoom * room.Available,
    ChildrenPerRoom: room.ChildrenPerRoom * room.Available,
  }
}
