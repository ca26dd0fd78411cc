import type { House as WireHouse } from '#contract/houses.ts'
import { nightsOf, type Stay } from '#contract/stay.ts'
import { requireHostable } from '../availability/hostable.ts'
import type { Deps } from '../deps.ts'
import { forWholeStay, houseOnWire, roomOnWire } from './house-on-wire.ts'
import { selectHousesById } from './houses.sql.ts'
import { selectFreePlaces, type Party, type Slice } from './search.sql.ts'

type Search = { stay: Stay; party: Party; slice: Slice }

/**
 * What can be had for every night of the stay and has room for the party; throws `dates_not_available`. Rooms that are never sold
 * singly are listed all the same; the site shows them as 'Not Available'.
 */
export async function searchHouses(deps: Pick<Deps, 'db' | 'now'>, search: Search): Promise<WireHouse[]> {
  requireHostable(deps, search.stay)
  const places = await selectFreePlaces(deps.db, { ...search, at: deps.now() })
  const found = await selectHousesById(deps.db, [...new Set(places.map(({ houseId }) => houseId))])
  const houses = new Map(found.map((house) => [house.id, house]))
  const nights = nightsOf(search.stay)
  return places.flatMap(({ houseId, type, freeUnits }) => {
    const house = houses.get(houseId)
    if (!house) return []
    return type === 'ROOM'
      ? forWholeStay(roomOnWire(house), { nights, available: freeUnits })
      : forWholeStay(houseOnWire(house), { nights, available: 1 })
  })
}
