import type { House as WireHouse } from '#contract/houses.ts'
import { nightsOf, type Stay } from '#contract/stay.ts'
import { countFreeUnits } from '../availability/free-units.ts'
import { requireHostable } from '../availability/hostable.ts'
import type { Deps } from '../deps.ts'
import { forWholeStay, houseOnWire, roomOnWire } from './house-on-wire.ts'
import type { House } from './house.ts'
import { selectHouses } from './houses.sql.ts'

export type Party = { adults: number; children: number }

/** What can be had for every night of the stay and has room for the party; throws `dates_not_available`. */
export async function searchHouses(deps: Pick<Deps, 'db' | 'now'>, stay: Stay, party: Party): Promise<WireHouse[]> {
  requireHostable(deps, stay)
  const [houses, freeUnits] = await Promise.all([selectHouses(deps.db), countFreeUnits(deps, stay)])
  return houses
    .flatMap((house) => placesOf(house, freeUnits.get(house.id) ?? 0, nightsOf(stay)))
    .filter((place) => hasRoomFor(place, party))
}

/** Rooms that are never sold singly are listed all the same; the site shows them as 'Not Available'. */
function placesOf(house: House, freeUnits: number, nights: number): WireHouse[] {
  const rooms =
    house.roomPrice !== undefined && freeUnits > 0
      ? [forWholeStay(roomOnWire(house), { nights, available: freeUnits })]
      : []
  const whole = freeUnits === house.unitCount ? [forWholeStay(houseOnWire(house), { nights, available: 1 })] : []
  return [...rooms, ...whole]
}

function hasRoomFor(place: WireHouse, party: Party): boolean {
  return (
    party.adults <= place.AdultPerRoom * place.Available && party.children <= place.ChildrenPerRoom * place.Available
  )
}
