import type { HouseNights, PlaceType } from '#contract/catalogue/houses.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { leviesOnWire } from '#contract/values/levies.ts'
import { nightsWhereTheyDiffer } from '#contract/values/rates.ts'
import { eachNight, type Stay } from '#contract/values/stay.ts'
import { shared } from '../platform/cache.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { isSoldByRoom } from '../catalogue/houses/house-on-wire.ts'
import type { House } from '../catalogue/houses/house.ts'
import { selectHouses } from '../catalogue/houses/houses.sql.ts'
import { unknownHouse } from '../catalogue/houses/houses.ts'
import type { RateBook } from '../catalogue/rates/rate-book.ts'
import { selectTakenCounts } from './availability.sql.ts'
import { readyBy } from './turn.ts'

type Wanted = { nights: Stay; houseId?: number | undefined }

/**
 * What is free on each of these nights and what it costs, of one house or of all in their order. What is taken is asked each time; houses and
 * their prices may be a second old. It promises nothing: Book alone claims nights.
 */
export function createCalendar(
  deps: Pick<Deps, 'reads' | 'now' | 'resort'>,
  rateBook: () => Promise<RateBook>,
): (throws: Throws<'not_found'>, wanted: Wanted) => Promise<HouseNights[]> {
  const catalogue = shared(deps, () => Promise.all([selectHouses(deps.reads), rateBook()]))

  return async (throws, { nights, houseId }) => {
    const [houses, rates] = await catalogue()
    const shown = rates.rated(houses).filter(({ id }) => houseId === undefined || id === houseId)
    if (shown.length === 0 && houseId !== undefined) throw unknownHouse(throws)
    const at = deps.now()
    const night = dhakaDate(at.getTime())
    const isAsked = nights.arrival <= night && night < nights.departure
    const tonight = { night, readyBy: isAsked ? readyBy(deps, { arrival: night }) : null }
    const houseIds = shown.map(({ id }) => id)
    const taken = await selectTakenCounts(deps.reads, { houseIds, nights, at, tonight })
    const dates = eachNight(nights)
    return shown.map((house) => nightsOnWire(house, rates, { nights, dates, taken }))
  }
}

type Shown = { nights: Stay; dates: readonly string[]; taken: ReadonlyMap<string, number> }

function nightsOnWire(house: House, rates: RateBook, { nights, dates, taken }: Shown): HouseNights {
  const whole = ratesOnWire(rates, house, 'HOUSE', nights)
  const rooms = isSoldByRoom(house) ? ratesOnWire(rates, house, 'ROOM', nights) : undefined
  return {
    Id: house.id,
    UnitCount: house.unitCount,
    RoomPrice: rooms?.lowest ?? null,
    Price: whole.lowest,
    Free: dates.map((date) => house.unitCount - (taken.get(`${house.id} ${date}`) ?? 0)),
    Prices: whole.prices,
    RoomPrices: rooms?.prices,
    Rules: whole.rules,
    RoomRules: rooms?.rules,
    ...leviesOnWire(rates.of(house.id).levies),
  }
}

function ratesOnWire(rates: RateBook, { id }: House, type: PlaceType, nights: Stay) {
  const prices = rates.prices(id, type, nights)
  const rules = rates.rules(id, type, nights)
  return {
    lowest: Math.min(...prices),
    prices: nightsWhereTheyDiffer(prices)?.slice(),
    rules: rules.length > 0 ? rules : undefined,
  }
}
