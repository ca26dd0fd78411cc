import { placeName } from '#contract/wording/rate-words.ts'
import type { ChangedNight, FillAnswer, NightRate, RatedPlace } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import { basePrice, nightFlags } from '#contract/values/rates.ts'
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
  const { MinNights = 1 } = rate ?? {}
  return [
    ...(MinNights > 1 ? [texts.least(MinNights)] : []),
    ...nightFlags.filter((flag) => rate?.[flag]).map((flag) => texts.flags[flag].yes),
  ]
}

/** The rules of a night that are other than before. */
function changedRules({ Before, After }: Pick<ChangedNight, 'Before' | 'After'>): string[] {
  const [before, after] = [Before?.MinNights ?? 1, After?.MinNights ?? 1]
  const minimum = after > 1 ? texts.least(after) : texts.noLeast
  const flags = nightFlags.filter((flag) => Boolean(Before?.[flag]) !== Boolean(After?.[flag]))
  return [
    ...(before === after ? [] : [minimum]),
    ...flags.map((flag) => texts.flags[flag][After?.[flag] ? 'yes' : 'no']),
  ]
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
