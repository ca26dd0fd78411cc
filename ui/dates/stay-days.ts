// What a calendar of stays says of its days: over all places that are looked at, the best that any of them has.

import { addDays } from '#contract/values/calendar.ts'
import { type Levies, quoteOf, toTaka } from '#contract/values/money.ts'
import { sumOfNights } from '#contract/values/rates.ts'
import { eachNight, MAX_NIGHTS, type Stay } from '#contract/values/stay.ts'
import { type Night, type Nights, type Obstacle, obstacleIn, pricesOf } from './nights.ts'

type Places = readonly Nights[]

/** The nights that begin on a date and are free. */
function freeOn(places: Places, date: string): Night[] {
  return places.flatMap((nights) => nights.get(date) ?? []).filter((night) => night.isFree)
}

/** The lowest price of a night that is sold, in BDT. */
export function priceOn(places: Places, date: string): number | undefined {
  const prices = freeOn(places, date).flatMap(({ price, rule }) => (rule?.Closed ? [] : [price]))
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** The lowest price of what is left of a month, such as `2026-12`. */
export function lowestIn(places: Places, month: string, today: string): number | undefined {
  const dates = Array.from({ length: 31 }, (_, day) => addDays(`${month}-01`, day))
  const left = dates.filter((date) => date.startsWith(month) && date >= today)
  const prices = left.flatMap((date) => priceOn(places, date) ?? [])
  return prices.length > 0 ? Math.min(...prices) : undefined
}

/** Whether a night cannot be had anywhere: it is taken, or where it is free it is not sold. */
export function lackOn(places: Places, date: string): 'full' | 'closed' | undefined {
  const isKnown = places.some((nights) => nights.has(date))
  if (!isKnown || priceOn(places, date) !== undefined) return undefined
  return freeOn(places, date).length === 0 ? 'full' : 'closed'
}

/** Whether no place has an arrival, or a departure, on a day. */
export function isBarred(places: Places, date: string, way: 'NoArrival' | 'NoDeparture'): boolean {
  return places.length > 0 && places.every((nights) => nights.get(date)?.rule?.[way])
}

// What a guest may do about it comes first: stay longer, leave on another day.
const order: readonly (Exclude<Obstacle, 'full'>['Code'] | 'full')[] = [
  'minNights',
  'noDeparture',
  'noArrival',
  'closed',
  'full',
]
const rankOf = (obstacle: Obstacle) => order.indexOf(obstacle === 'full' ? 'full' : obstacle.Code)

/** Why a stay cannot be had in any place; undefined where it can. */
export function obstacleTo(places: Places, stay: Stay): Obstacle | undefined {
  let least: Obstacle | undefined
  for (const nights of places) {
    const obstacle = obstacleIn(nights, stay)
    if (obstacle === undefined) return undefined
    if (least === undefined || rankOf(obstacle) < rankOf(least)) least = obstacle
  }
  return least
}

/** How many nights the shortest stay from an arrival has, or why there is none. */
export function shortestFrom(places: Places, arrival: string): number | Obstacle {
  let first: Obstacle | undefined
  for (let nights = 1; nights <= MAX_NIGHTS; nights += 1) {
    const obstacle = obstacleTo(places, { arrival, departure: addDays(arrival, nights) })
    if (obstacle === undefined) return nights
    first ??= obstacle
    // A longer stay meets it too.
    if (obstacle === 'full' || obstacle.Code === 'noArrival' || obstacle.Code === 'closed') break
  }
  return first ?? 'full'
}

/** The last possible departure after an arrival: a guest may leave on the day whose night is the first full one. */
export function lastDeparture(places: Places, arrival: string): string {
  const longest = { arrival, departure: addDays(arrival, MAX_NIGHTS) }
  const lasts = places.map((nights) => eachNight(longest).find((night) => nights.get(night)?.isFree === false))
  return (
    lasts
      .map((last) => last ?? longest.departure)
      .toSorted()
      .at(-1) ?? longest.departure
  )
}

/** What a stay comes to with tax, in BDT, where it is cheapest; undefined where it cannot be had, or a price is missing. */
export function totalOf(places: Places, stay: Stay, levies: Levies): number | undefined {
  const sums = places.flatMap((nights) => {
    const prices = obstacleIn(nights, stay) === undefined ? pricesOf(nights, stay) : undefined
    return prices ? [sumOfNights(prices)] : []
  })
  return sums.length > 0 ? toTaka(quoteOf(Math.min(...sums), levies).payable) : undefined
}
