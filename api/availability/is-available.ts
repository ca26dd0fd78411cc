import type { PlaceType } from '#contract/houses.ts'
import type { Stay } from '#contract/stay.ts'
import type { Deps } from '../deps.ts'
import { isSoldByRoom } from '../houses/house-on-wire.ts'
import { findHouse } from '../houses/houses.ts'
import { countFreeUnits } from './free-units.ts'
import { requireHostable } from './hostable.ts'

export type Wish = { houseId: number; type: PlaceType; rooms: number; stay: Stay }

/** Whether so many rooms, or the whole house, can be had for every night of the stay. Throws `not_found`, `dates_not_available`. */
export async function isAvailable(deps: Pick<Deps, 'db' | 'now'>, wish: Wish): Promise<boolean> {
  requireHostable(deps, wish.stay)
  const house = await findHouse(deps, String(wish.houseId))
  const freeUnits = (await countFreeUnits(deps, wish.stay)).get(house.id) ?? 0
  return wish.type === 'HOUSE' ? freeUnits === house.unitCount : isSoldByRoom(house) && freeUnits >= wish.rooms
}
