import type { NightRule, PlaceType } from '#contract/catalogue/houses.ts'
import { addDays, daysBetween } from '#contract/values/calendar.ts'
import { toTaka } from '#contract/values/money.ts'
import { basePrice, priceOfNight, priceRange, type PriceRange, type Rates } from '#contract/values/rates.ts'
import { eachNight, HORIZON_DAYS, type Stay } from '#contract/values/stay.ts'
import { shared } from '#api/platform/cache.ts'
import type { Deps } from '#api/platform/deps.ts'
import { todayOf } from '#api/platform/today.ts'
import type { PriceRanges } from '../houses/house-on-wire.ts'
import type { HouseToSell } from '../houses/house.ts'
import { rulesOnWire } from './rates-on-wire.ts'
import { readAllRates, readNewRates, type ReadRates } from './read-rates.ts'

/** What every house costs on every night that can be booked. */
export type RateBook = {
  /** Houses whose rates were read: one that someone adds by hand follows within a minute. */
  rated: <Rated extends { id: number }>(houses: readonly Rated[]) => Rated[]
  of: (houseId: number) => HouseToSell
  /** The price of each of these nights, BDT. */
  prices: (houseId: number, type: PlaceType, nights: Stay) => number[]
  /** What these nights, and the departure after them, ask of stays. */
  rules: (houseId: number, type: PlaceType, nights: Stay) => NightRule[]
  /** The lowest and highest prices of the nights on which a stay may begin. */
  ranges: (houseId: number) => PriceRanges
}

/** Someone may edit the database by hand: that is seen soon after so long. */
const MAX_AGE_MS = 60_000

/**
 * The rates of now: all of them from the first call of a day on, and then what the product changed. Because of edits by hand all are read again
 * each minute; nobody waits for that, because in a large resort it takes a second.
 */
export function createRateBook(deps: Pick<Deps, 'reads' | 'now'>): () => Promise<RateBook> {
  let current: { read: ReadRates; book: RateBook } | undefined
  let readBehind: ReadRates | undefined
  let isReadingBehind = false

  async function read(): Promise<RateBook> {
    const known = readBehind ?? current?.read
    readBehind = undefined
    const today = todayOf(deps)
    const isOfToday = known?.today === today
    const now = isOfToday
      ? await readNewRates(deps.reads, known)
      : await readAllRates(deps.reads, { today, at: deps.now() })
    if (current?.read !== now) current = { read: now, book: bookOf(now) }
    if (Math.abs(deps.now().getTime() - now.at.getTime()) >= MAX_AGE_MS) void readAllBehind(now)
    return current.book
  }

  async function readAllBehind(known: ReadRates): Promise<void> {
    if (isReadingBehind) return
    isReadingBehind = true
    try {
      readBehind = await readAllRates(deps.reads, { today: known.today, at: deps.now(), known })
    } catch {
      // The next call tries again; it fails where the database is still out of reach.
    } finally {
      isReadingBehind = false
    }
  }

  return shared(deps, read, { ms: 0 })
}

/** What was computed of rates: each time they change they are another object. A calendar is asked for often, and only shows a part of it. */
const allPricesOf = new WeakMap<Rates, number[]>()
const allRulesOf = new WeakMap<Rates, NightRule[]>()
const rangeOf = new WeakMap<Rates, PriceRange>()

function bookOf({ today, span: { from, until }, houses }: ReadRates): RateBook {
  const dates = eachNight({ arrival: from, departure: until })
  const byId = new Map(houses.map((house) => [house.id, house]))
  const bookable = eachNight({ arrival: today, departure: addDays(today, HORIZON_DAYS) })

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
  const allPrices = (of: Rates) =>
    remembered(allPricesOf, of, () => dates.map((night) => toTaka(priceOfNight(of, night))))
  const range = (of: Rates) => remembered(rangeOf, of, () => priceRange(of, bookable))
  return {
    rated: (found) => found.filter(({ id }) => byId.has(id)),
    of,
    prices(houseId, type, { arrival, departure }) {
      const rates = ratesOf(houseId, type)
      const first = daysBetween(from, arrival)
      const nights = daysBetween(arrival, departure)
      const all = allPrices(rates)
      if (first >= 0 && first + nights <= all.length) return all.slice(first, first + nights)
      // Nights that are over, or too far to be sold.
      return eachNight({ arrival, departure }).map(
        (night, index) => all[first + index] ?? toTaka(basePrice(rates, night)),
      )
    },
    rules(houseId, type, { arrival, departure }) {
      const rates = ratesOf(houseId, type)
      const all = remembered(allRulesOf, rates, () => rulesOnWire(rates))
      return all.filter(({ Night }) => Night >= arrival && Night <= departure)
    },
    ranges(houseId) {
      const { rates, levies } = of(houseId)
      const { HOUSE, ROOM } = rates
      return { HOUSE: range(HOUSE), ROOM: ROOM && range(ROOM), levies }
    },
  }
}

function remembered<Key extends object, Value>(known: WeakMap<Key, Value>, key: Key, compute: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = compute()
  known.set(key, value)
  return value
}
