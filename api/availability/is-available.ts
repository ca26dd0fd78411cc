import type { PlaceType } from '#contract/houses.ts'
import type { Stay } from '#contract/stay.ts'
import type { Deps } from '../deps.ts'
import { isSoldByRoom } from '../houses/house-on-wire.ts'
import { unknownHouse } from '../houses/houses.ts'
import { selectHouseUnits } from './availability.sql.ts'
import { requireHostable } from './hostable.ts'

export type Wish = { houseId: number; type: PlaceType; rooms: number; stay: Stay }

/** Whether so many rooms, or the whole house, can be had for every night of the stay. Throws `not_found`, `dates_not_available`. */
export async function isAvailable({ db, now }: Pick<Deps, 'db' | 'now'>, wish: Wish): Promise<boolean> {
  requireHostable({ now }, wish.stay)
  const house = await selectHouseUnits(db, { houseId: wish.houseId, stay: wish.stay, at: now() })
  if (!house) throw unknownHouse()
  const { permalink, roomPrice, unitCount, freeUnits } = house
  if (wish.type === 'HOUSE') return freeUnits === unitCount
  return isSoldByRoom({ permalink, roomPrice: roomPrice ?? undefined }) && freeUnits >= wish.rooms
}
