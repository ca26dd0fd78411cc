import { placeName } from '#contract/wording/rate-words.ts'
import type { ChangedNight, FillAnswer, NightRate, RatedPlace } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import { basePrice } from '#contract/values/rates.ts'
import type { RatePlace } from '#machines/desk/rate-form.ts'
import { texts } from './texts.ts'

/** A way of selling a house is known by both. */
export function placeKey({ Id, Type }: RatePlace): string {
  return `${Id} ${Type}`
}

/** What a night costs: that of the night, or of its weekday. */
export function priceOf({ Week }: Pick<RatedPlace, 'Week'>, night: string, rate?: NightRate | null): number {
  return rate?.Price ?? basePrice({ week: Week }, night)
}

/** 'night of Thu 26 Mar to Fri 27 Mar 2027': the chart tints days, and prices are of nights. */
export function nightLabel(night: string): string {
  return texts.nightOf(night, addDays(night, 1))
}

/** What a night asks of stays, in words. */
export function rateMarks(rate: NightRate | null | undefined): string[] {
  const { MinNights = 1, NoArrival, NoDeparture, Closed } = rate ?? {}
  return [
    MinNights > 1 && texts.least(MinNights),
    NoArrival && texts.noArrival,
    NoDeparture && texts.noDeparture,
    Closed && texts.closed,
  ].filter((mark) => typeof mark === 'string')
}

const rulesOf = (rate: NightRate | null) => ({
  minimum: rate?.MinNights ?? 1,
  noArrival: rate?.NoArrival ?? false,
  noDeparture: rate?.NoDeparture ?? false,
  isClosed: rate?.Closed ?? false,
})

/** The rules of a night that are other than before. */
function changedRules({ Before, After }: Pick<ChangedNight, 'Before' | 'After'>): string[] {
  const [before, after] = [rulesOf(Before), rulesOf(After)]
  return [
    before.minimum !== after.minimum && (after.minimum > 1 ? texts.least(after.minimum) : texts.noLeast),
    before.noArrival !== after.noArrival && (after.noArrival ? texts.noArrival : texts.arrival),
    before.noDeparture !== after.noDeparture && (after.noDeparture ? texts.noDeparture : texts.departure),
    before.isClosed !== after.isClosed && (after.isClosed ? texts.closed : texts.open),
  ].filter((rule) => rule !== false)
}

type Places = readonly RatedPlace[]

/** Prices before and after; '' where they stay. */
function priceChange(nights: readonly ChangedNight[], places: Places): string {
  const range = (part: 'Before' | 'After') => {
    const prices = nights.flatMap((night) => {
      const place = places.find((one) => placeKey(one) === placeKey(night))
      return place ? [priceOf(place, night.Night, night[part])] : []
    })
    return prices.length === 0 ? '' : texts.priceRange(Math.min(...prices), Math.max(...prices))
  }
  const [before, after] = [range('Before'), range('After')]
  return before === after ? '' : texts.fromTo(before, after)
}

export type PreviewLine = { key: string; title: string; nights: number; words: string[] }

/** What would change, in all and by place. */
export function previewOf({ Nights }: FillAnswer, places: Places): { summary: string; lines: PreviewLine[] } {
  const byPlace = Map.groupBy(Nights, placeKey)
  const lines = places.flatMap((place): PreviewLine[] => {
    const key = placeKey(place)
    const nights = byPlace.get(key)
    if (!nights) return []
    const words = [priceChange(nights, places), ...new Set(nights.flatMap(changedRules))].filter((word) => word !== '')
    return [{ key, title: placeName(place), nights: nights.length, words }]
  })
  return { summary: texts.summary(Nights.length, byPlace.size, priceChange(Nights, places)), lines }
}

/** What another changed of one night: 'Rania House · whole, night of …: 6,500 → 7,000'. */
export function changedText(night: ChangedNight, places: Places): string {
  const place = places.find((one) => placeKey(one) === placeKey(night))
  const words = [priceChange([night], places), ...changedRules(night)].filter((word) => word !== '')
  return texts.cell(place ? placeName(place) : '', nightLabel(night.Night), words.join(', '))
}
