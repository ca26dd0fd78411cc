import type { StayRow } from '#api/orders/stays/stays.sql.ts'

/** The stays of a party, which room moves continue one by the other: it is registered with the first, and is now where the last is. */
export type RoomOfParty = { first: StayRow; last: StayRow; ids: readonly number[] }

/** The parties of one order, in the order of their rooms. */
export function roomsOf(stays: readonly StayRow[]): RoomOfParty[] {
  return stays
    .filter(({ follows }) => follows === null)
    .map((first) => withFollowers({ first, last: first, ids: [first.id] }, stays))
}

function withFollowers({ first, last, ids }: RoomOfParty, stays: readonly StayRow[]): RoomOfParty {
  const next = stays.find(({ follows }) => follows === last.id)
  return next ? withFollowers({ first, last: next, ids: [...ids, next.id] }, stays) : { first, last, ids }
}
