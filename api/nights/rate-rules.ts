import type { PlaceType } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { minimumFrom, rateRefusal } from '#contract/values/rate-refusal.ts'
import { rateOfNight, type RateRefusal, type Rates } from '#contract/values/rates.ts'
import { eachNight, type Stay } from '#contract/values/stay.ts'
import { selectRates } from '../catalogue/rates/rates.sql.ts'
import type { HouseToSell } from '../catalogue/houses/house.ts'
import type { Reads } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { todayOf } from '../platform/today.ts'
import { selectTakenCounts } from './availability.sql.ts'

/** So many rooms of a house, or all of it, for a stay. */
export type WantedPlace = { house: HouseToSell; type: PlaceType; quantity: number; stay: Stay }

/**
 * The rules of the nights that refuse these places to guests, by the place. What is free around a stay is only asked where a minimum depends
 * on it.
 */
export async function rateRefusals<Wanted extends WantedPlace>(
  db: Reads,
  deps: Pick<Deps, 'now'>,
  wanted: readonly Wanted[],
): Promise<Map<Wanted, RateRefusal>> {
  const counts = { minimumFrom: minimumFrom(deps.now().getTime()) }
  const refused = new Map<Wanted, RateRefusal>()
  for (const place of wanted) {
    const { arrival, departure } = place.stay
    const rates = ratesOf(place)
    const ruleOf = (date: string) => (date < arrival || date > departure ? undefined : rateOfNight(rates, date))
    const refusal = rateRefusal(ruleOf, place.stay, { ...counts, isFree: () => true })
    if (refusal) refused.set(place, refusal)
  }
  const short = [...refused].flatMap(([place, { Code }]) => (Code === 'minNights' ? [place] : []))
  if (short.length === 0) return refused

  const gaps = await readGaps(db, deps, short)
  for (const place of short) {
    const { ruleOf, isFree } = gaps(place)
    const refusal = rateRefusal(ruleOf, place.stay, { ...counts, isFree })
    if (refusal) refused.set(place, refusal)
    else refused.delete(place)
  }
  return refused
}

/** The rule that refuses one place to guests. */
export async function refusalOf(
  db: Reads,
  deps: Pick<Deps, 'now'>,
  wanted: WantedPlace,
): Promise<RateRefusal | undefined> {
  return (await rateRefusals(db, deps, [wanted])).get(wanted)
}

/** What is free, and which rules there are, as far around the stays as their minimums reach. */
async function readGaps(db: Reads, deps: Pick<Deps, 'now'>, places: readonly WantedPlace[]) {
  const minimums = places.flatMap((place) =>
    eachNight(place.stay).map((night) => rateOfNight(ratesOf(place), night)?.MinNights ?? 1),
  )
  const reach = Math.max(...minimums)
  const today = todayOf(deps)
  const around = {
    arrival: addDays(earliest(places.map(({ stay }) => stay.arrival)), -reach),
    departure: addDays(latest(places.map(({ stay }) => stay.departure)), reach),
  }
  const ids = [...new Set(places.map(({ house }) => house.id))]
  const [houses, taken] = await Promise.all([
    selectRates(db, { ids, from: around.arrival, until: around.departure }),
    selectTakenCounts(db, {
      houseIds: ids,
      nights: around,
      at: deps.now(),
      tonight: { night: today, readyBy: null },
    }),
  ])
  const byId = new Map(houses.map((house) => [house.id, house]))

  return ({ house, type, quantity }: WantedPlace) => {
    const rates = ratesOf({ house: byId.get(house.id) ?? house, type })
    const rooms = type === 'HOUSE' ? house.unitCount : quantity
    return {
      ruleOf: (date: string) => rateOfNight(rates, date),
      isFree: (night: string) => night >= today && house.unitCount - (taken.get(`${house.id} ${night}`) ?? 0) >= rooms,
    }
  }
}

function ratesOf({ house, type }: Pick<WantedPlace, 'house' | 'type'>): Rates {
  const rates = house.rates[type]
  if (!rates) throw new Error(`${house.name} is not sold by the room`)
  return rates
}

const earliest = (dates: readonly string[]) => dates.reduce((a, b) => (a < b ? a : b))
const latest = (dates: readonly string[]) => dates.reduce((a, b) => (a > b ? a : b))
