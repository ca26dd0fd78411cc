import type { OrderOfDay } from '#contract/reception/orders.ts'
import { isHereOrComing } from '#contract/reception/stay-rules.ts'
import type { Db } from '../platform/db/db.ts'
import { entryOf } from '../orders/event-rows.ts'
import { selectEmptyStays } from '../orders/party/party.sql.ts'
import { readParties } from '../orders/party/party.ts'
import type { BoardStayRow } from './board.sql.ts'
import { selectNotesOf } from './orders-of-day.sql.ts'

const MAX_NOTES = 5

/** What the lists of a day show of each order: who comes, what is missing of it, and what staff noted. */
export async function readOrdersOfDay(db: Db, day: string, stays: readonly BoardStayRow[]): Promise<OrderOfDay[]> {
  const codes = [...new Set(stays.map(({ code }) => code))]
  const asked = stays.filter(({ state }) => isHereOrComing({ State: state }))
  const [parties, notes, empty] = await Promise.all([
    readParties(db, { codes, day }),
    selectNotesOf(db, codes),
    selectEmptyStays(
      db,
      asked.map(({ id }) => id),
    ),
  ])
  return codes.flatMap((code) => {
    const party = parties.get(code)
    if (!party) return []
    const { Count } = party
    const rooms = stays.filter((stay) => stay.code === code).length
    return [
      {
        Code: code,
        ...party,
        // A party of which nobody said how many they are has at least one person a room.
        Expected: Count ? Count.Adults + Count.Children : rooms,
        EmptyRooms: asked.filter((stay) => stay.code === code && empty.has(stay.id)).map(({ room }) => room),
        Notes: notes
          .filter((note) => note.code === code)
          .slice(0, MAX_NOTES)
          .flatMap(({ at, member, data }) => {
            const what = entryOf(data)
            return what?.Kind === 'note' && what.Text !== ''
              ? [{ At: at.toISOString(), By: member ?? '', Text: what.Text }]
              : []
          }),
      },
    ]
  })
}
