import type { PlaceType } from '#contract/catalogue/houses.ts'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { basePrice, priceRange, priceOfNight, type Rates } from '#contract/values/rates.ts'
import { eachNight, HORIZON_DAYS, MAX_NIGHTS, type Stay } from '#contract/values/stay.ts'
import { shared } from '#api/platform/cache.ts'
import { selectCatalogueChanges } from '#api/platform/catalogue-changes/catalogue-changes.sql.ts'
import type { Deps } from '#api/platform/deps.ts'
import { todayOf } from '#api/platform/today.ts'
import type { PriceRanges } from '../houses/house-on-wire.ts'
import type { HouseToSell } from '../houses/house.ts'
import { selectRates } from './rates.sql.ts'

/** What every house costs on every night that can be booked. */
export type RateBook = {
  changes: number
  today: string
  /** Houses whose rates were read: one that someone adds by hand follows within a minute. */
  rated: <Rated extends { id: number }>(houses: readonly Rated[]) => Rated[]
  of: (houseId: number) => HouseToSell
  ratesOf: (houseId: number, type: PlaceType) => Rates
  /** The price of each of these nights, BDT. */
  prices: (houseId: number, type: PlaceType, nights: Stay) => number[]
  /** The lowest and highest prices of the nights on which a stay may begin. */
  ranges: (houseId: number) => PriceRanges
}

/** Someone may edit the database by hand: their rates are seen after so long. */
const MAX_AGE_MS = 60_000

/** The rates of now, read again only when the product has changed them, or a day has begun. */
export function createRateBook(deps: Pick<Deps, 'reads' | 'now'>): () => Promise<RateBook> {
  return shared(deps, () => readRateBook(deps), {
    ms: MAX_AGE_MS,
    isFresh: async ({ changes, today }) =>
      today === todayOf(deps) && changes === (await selectCatalogueChanges(deps.reads)),
  })
}

async function readRateBook({ reads, now }: Pick<Deps, 'reads' | 'now'>): Promise<RateBook> {
  // Read first: a change that comes between is then read twice, and not missed.
  const changes = await selectCatalogueChanges(reads)
  const today = todayOf({ now })
  // In the morning the desk still sells the last night.
  const from = addDays(today, -1)
  const until = addDays(today, HORIZON_DAYS + MAX_NIGHTS)
  const houses = await selectRates(reads, { from, until })
  const dates = eachNight({ arrival: from, departure: until })
  const byId = new Map(houses.map((house) => [house.id, house]))
  const bookable = eachNight({ arrival: today, departure: addDays(today, HORIZON_DAYS) })
  const ranges = new Map<number, PriceRanges>()
  const priced = new Map<string, number[]>()

  function of(houseId: number): HouseToSell {
    const house = byId.get(houseId)
    if (!house) throw new Error(`The rates of house ${houseId} were not read`)
    return house
  }
  function ratesOf(houseId: number, type: PlaceType): Rates {
    const rates = of(houseId).rates[type]
    if (!rates) throw new Error(`House ${houseId} is not sold by the room`)
    return rates
  }
  /** Prices all nights of the book once: a calendar is asked for often, and only shows a part of them. */
  function allPrices(houseId: number, type: PlaceType): number[] {
    const key = `${houseId} ${type}`
    const known = priced.get(key)
    if (known) return known
    const rates = ratesOf(houseId, type)
    const prices = dates.map((night) => toTaka(priceOfNight(rates, night)))
    priced.set(key, prices)
    return prices
  }
  return {
    changes,
    today,
    rated: (found) => found.filter(({ id }) => byId.has(id)),
    of,
    ratesOf,
    prices(houseId, type, { arrival, departure }) {
      const first = daysBetween(from, arrival)
      const nights = daysBetween(arrival, departure)
      const all = allPrices(houseId, type)
      if (first >= 0 && first + nights <= all.length) return all.slice(first, first + nights)
      // Nights that are over, or too far to be sold.
      const { week } = ratesOf(houseId, type)
      return eachNight({ arrival, departure }).map(
        (night, index) => all[first + index] ?? toTaka(basePrice({ week }, night)),
      )
    },
    ranges(houseId) {
      const known = ranges.get(houseId)
      if (known) return known
      const { HOUSE, ROOM } = of(houseId).rates
      const prices = { HOUSE: priceRange(HOUSE, bookable), ROOM: ROOM && priceRange(ROOM, bookable) }
      ranges.set(houseId, prices)
      return prices
    },
  }
}
