import type { HouseNights } from '#contract/catalogue/houses.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { eachNight, type Stay } from '#contract/values/stay.ts'
import { shared } from '../platform/cache.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { isSoldByRoom } from '../catalogue/houses/house-on-wire.ts'
import type { House } from '../catalogue/houses/house.ts'
import { selectHouses } from '../catalogue/houses/houses.sql.ts'
import { unknownHouse } from '../catalogue/houses/houses.ts'
import { selectTakenCounts } from './availability.sql.ts'
import { readyBy } from './turn.ts'

type Wanted = { nights: Stay; houseId?: number | undefined }

/**
 * What is free on each of these nights, of one house or of all in their order. What is taken is asked each time; houses and their
 * prices may be a second old. It promises nothing: Book alone claims nights.
 */
export function createCalendar(
  deps: Pick<Deps, 'reads' | 'now' | 'resort'>,
): (throws: Throws<'not_found'>, wanted: Wanted) => Promise<HouseNights[]> {
  const houses = shared(deps, () => selectHouses(deps.reads))

  return async (throws, { nights, houseId }) => {
    const shown = (await houses()).filter(({ id }) => houseId === undefined || id === houseId)
    if (shown.length === 0 && houseId !== undefined) throw unknownHouse(throws)
    const at = deps.now()
    const night = dhakaDate(at.getTime())
    const isAsked = nights.arrival <= night && night < nights.departure
    const tonight = { night, readyBy: isAsked ? readyBy(deps, { arrival: night }) : null }
    const houseIds = shown.map(({ id }) => id)
    const taken = await selectTakenCounts(deps.reads, { houseIds, nights, at, tonight })
    const dates = eachNight(nights)
    return shown.map((house) => nightsOnWire(house, dates, taken))
  }
}

function nightsOnWire(house: House, dates: readonly string[], taken: ReadonlyMap<string, number>): HouseNights {
  return {
    Id: house.id,
    UnitCount: house.unitCount,
    RoomPrice: house.roomPrice === undefined || !isSoldByRoom(house) ? null : toTaka(house.roomPrice),
    Price: toTaka(house.price),
    Free: dates.map((date) => house.unitCount - (taken.get(`${house.id} ${date}`) ?? 0)),
  }
}
