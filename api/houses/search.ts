import type { House as WireHouse } from '#contract/houses.ts'
import { nightsOf, type Stay } from '#contract/stay.ts'
import { requireHostable } from '../availability/hostable.ts'
import type { Deps } from '../deps.ts'
import { forWholeStay, houseOnWire, roomOnWire } from './house-on-wire.ts'
import type { House } from './house.ts'
import { selectHouses, selectHousesById } from './houses.sql.ts'
import { kept } from './kept.ts'
import { selectFreePlaces, type FreePlace, type Party, type Slice } from './search.sql.ts'

type SearchDeps = Pick<Deps, 'db' | 'now'>

type Wanted = { stay: Stay; party: Party; slice: Slice }

/**
 * Finds what can be had for every night of the stay and has room for the party; throws `dates_not_available`. Rooms that are never
 * sold singly are listed all the same; the site shows them as 'Not Available'. What is free and what it costs is asked each time;
 * texts and pictures, most of the work, may be a second old.
 */
export function createSearch(deps: SearchDeps): (wanted: Wanted) => Promise<WireHouse[]> {
  const keptHouses = kept(deps, async () => byId(await selectHouses(deps.db)))

  return async (wanted) => {
    requireHostable(deps, wanted.stay)
    const places = await selectFreePlaces(deps.db, { ...wanted, at: deps.now() })
    const houses = await withNewest(deps, await keptHouses(), places)
    const nights = nightsOf(wanted.stay)
    return places.flatMap((place) => {
      const house = houses.get(place.houseId)
      return house ? onWire({ ...house, ...place, roomPrice: place.roomPrice ?? undefined }, place, nights) : []
    })
  }
}

function onWire(house: House, { type, freeUnits }: FreePlace, nights: number): WireHouse {
  return type === 'ROOM'
    ? forWholeStay(roomOnWire(house), { nights, available: freeUnits })
    : forWholeStay(houseOnWire(house), { nights, available: 1 })
}

type Houses = ReadonlyMap<number, House>

/** A house may be newer than what is kept. */
async function withNewest({ db }: SearchDeps, houses: Houses, places: readonly FreePlace[]): Promise<Houses> {
  const unknown = places.map(({ houseId }) => houseId).filter((id) => !houses.has(id))
  if (unknown.length === 0) return houses
  return new Map([...houses, ...byId(await selectHousesById(db, [...new Set(unknown)]))])
}

function byId(houses: readonly House[]): Houses {
  return new Map(houses.map((house) => [house.id, house]))
}
