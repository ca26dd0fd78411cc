import type { RateFill } from '#contract/catalogue/rates.ts'
import { addDays, daysBetween, weekdayOf } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import {
  isSameNight,
  rateOfNight,
  setNight,
  type NightRate,
  type RateSet,
  type Rates,
  type Span,
} from '#contract/values/rates.ts'
import { eachNight } from '#contract/values/stay.ts'
import type { PlaceKey } from '../houses/house.ts'
import type { NightChange } from './night-rates.sql.ts'

/** Dates of which fills read the rates: those that they set, and those that they copy. */
export function spanOf(fills: readonly RateFill[]): Span {
  const dates = fills.flatMap(({ From, Until, CopyFrom }) => [
    From,
    Until,
    ...(CopyFrom === undefined ? [] : [CopyFrom, addDays(CopyFrom, daysBetween(From, Until))]),
  ])
  const sorted = dates.toSorted()
  return { from: sorted.at(0) ?? '', until: sorted.at(-1) ?? '' }
}

/** How many nights of places these fills set, those of several fills counted as often. */
export function countNights(fills: readonly RateFill[]): number {
  return fills.reduce((sum, fill) => sum + fill.Places.length * nightsOfFill(fill).length, 0)
}

function nightsOfFill({ From, Until, Weekdays }: RateFill): string[] {
  return eachNight({ arrival: From, departure: Until }).filter((night) => Weekdays.includes(weekdayOf(night)))
}

/** The nights that differ after these fills, one fill after another. Nights before `today` stay as they are. */
export function fillNights(
  ratesOf: (place: PlaceKey) => Rates,
  fills: readonly RateFill[],
  today: string,
): NightChange[] {
  const changed = new Map<string, NightChange>()
  for (const fill of fills) {
    const { Places, From, Set, CopyFrom } = fill
    const nights = nightsOfFill(fill).filter((night) => night >= today)
    for (const { Id: houseId, Type: type } of Places) {
      const rates = ratesOf({ houseId, type })
      for (const night of nights) {
        const key = `${houseId} ${type} ${night}`
        const before = rateOfNight(rates, night)
        const known = changed.get(key)
        const now = known ? (known.after ?? undefined) : before
        const after =
          CopyFrom === undefined
            ? setNight({ ...rates, nights: oneNight(night, now) }, night, setOf(Set))
            : rateOfNight(rates, addDays(CopyFrom, daysBetween(From, night)))
        changed.set(key, { houseId, type, night, before: before ?? null, after: after ?? null })
      }
    }
  }
  return [...changed.values()].filter(({ before, after }) => !isSameNight(before ?? undefined, after ?? undefined))
}

function oneNight(night: string, rate: NightRate | undefined): ReadonlyMap<string, NightRate> {
  return new Map(rate ? [[night, rate]] : [])
}

function setOf({ Price, ...rule }: RateFill['Set']): RateSet {
  return {
    ...rule,
    price: Price && ('Taka' in Price ? { Kind: Price.Kind, Paisa: toPaisa(Price.Taka) } : Price),
  }
}
