import type { PlaceType } from '#contract/houses.ts'
import type { Stay } from '#contract/stay.ts'
import type { Db } from '../db/db.ts'

export type Party = { adults: number; children: number }

/** Which results, counted from 0. */
export type Slice = { skip: number; take: number }

export type FreePlace = {
  houseId: number
  type: PlaceType
  freeUnits: number
  unitCount: number
  price: number
  roomPrice: number | null
  adultsPerRoom: number
  childrenPerRoom: number
}

/**
 * Rooms and whole houses that are free for all nights of the stay and have room for the party, in the order in which the resort
 * shows its houses. Houses are looked at one after another until there are enough; a hold that is over holds nothing.
 */
export async function selectFreePlaces(
  db: Db,
  { stay, party, slice, at }: { stay: Stay; party: Party; slice: Slice; at: Date },
): Promise<FreePlace[]> {
  return db.query(
    `select h.id as "houseId", place.type, units.free as "freeUnits", units.total as "unitCount",
       h.price_paisa as price, h.room_price_paisa as "roomPrice",
       h.adults_per_room as "adultsPerRoom", h.children_per_room as "childrenPerRoom"
     from house h
     cross join lateral (
       select count(*) as total, count(*) filter (
         where not exists (
           select 1 from unit_night n
           where n.unit_id = u.id and n.night >= $1 and n.night < $2
             and (n.state = 'booked' or n.hold_expires_at > $3)
         )
       ) as free
       from unit u where u.house_id = h.id
     ) as units
     cross join (values (1, 'ROOM'), (2, 'HOUSE')) as place (rank, type)
     where h.adults_per_room * units.free >= greatest(1, $4) and h.children_per_room * units.free >= $5
       and case when place.type = 'ROOM' then h.room_price_paisa is not null else units.free = units.total end
     order by h.rank, h.id, place.rank
     limit $6 offset $7`,
    [stay.arrival, stay.departure, at, party.adults, party.children, slice.take, slice.skip],
  )
}
