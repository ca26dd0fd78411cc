import { type Levies, toPaisa } from '#contract/values/money.ts'
import { minimumFrom, rateRefusal } from '#contract/values/rate-refusal.ts'
import type { NightRule, RateRefusal } from '#contract/values/rates.ts'
import { eachNight, type Stay } from '#contract/values/stay.ts'
import { now } from '#ui/lib/clock.ts'

/** A night in one place. `price`: BDT before tax. */
export type Night = { price: number; isFree: boolean; rule: NightRule | undefined }

/** The nights of one place by date. */
export type Nights = ReadonlyMap<string, Night>

/** What a calendar of stays shows of each night. */
export type StayNights = {
  /** The places of which one is looked for; empty until they are known, and then any date can be chosen. */
  places: readonly Nights[]
  /** What comes on top of their prices. */
  levies: Levies
  /** Reads them again. */
  load: () => void
}

/** Paisa; undefined where a price is not known. */
export function pricesOf(nights: Nights, stay: Stay): number[] | undefined {
  const prices = eachNight(stay).flatMap((night) => nights.get(night)?.price ?? [])
  return prices.length === eachNight(stay).length ? prices.map(toPaisa) : undefined
}

/** Why guests are not sold a stay in a place that is free for it; 'full' where it is not. */
export type Obstacle = 'full' | RateRefusal

/** What is not known of a night is no obstacle. */
export function obstacleIn(nights: Nights, stay: Stay): Obstacle | undefined {
  if (eachNight(stay).some((night) => nights.get(night)?.isFree === false)) return 'full'
  return rateRefusal((night) => nights.get(night)?.rule, stay, {
    minimumFrom: minimumFrom(now()),
    isFree: (night) => nights.get(night)?.isFree ?? false,
  })
}
