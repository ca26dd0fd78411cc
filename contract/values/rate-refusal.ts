import { addDays, dhakaDate, dhakaDateTime } from './calendar.ts'
import type { NightRule, RateRefusal } from './rates.ts'
import { eachNight, nightsOf, type Stay } from './stay.ts'

type Asking = {
  /** The first night whose minimum counts: `minimumFrom`. */
  minimumFrom: string
  /** Whether the same place is free on a night next to the stay. */
  isFree: (night: string) => boolean
}

/**
 * The rule that refuses a stay. A minimum counts for each stay that touches its night; a gap that is shorter is sold, because nobody could buy
 * it otherwise.
 */
export function rateRefusal(
  ruleOf: (night: string) => NightRule | undefined,
  stay: Stay,
  { minimumFrom, isFree }: Asking,
): RateRefusal | undefined {
  const nights = eachNight(stay)
  const closed = nights.find((night) => ruleOf(night)?.Closed)
  if (closed !== undefined) return { Code: 'closed', Night: closed }
  if (ruleOf(stay.arrival)?.NoArrival) return { Code: 'noArrival', Night: stay.arrival }
  if (ruleOf(stay.departure)?.NoDeparture) return { Code: 'noDeparture', Night: stay.departure }
  const isSold = (night: string) => isFree(night) && ruleOf(night)?.Closed !== true
  for (const Night of nights) {
    const MinNights = ruleOf(Night)?.MinNights ?? 1
    if (nights.length >= MinNights || Night < minimumFrom) continue
    if (freeNightsAround(stay, MinNights, isSold) >= MinNights) return { Code: 'minNights', Night, MinNights }
  }
  return undefined
}

/** How many nights in a row could be sold with those of the stay; counts no further than `most`. */
function freeNightsAround(stay: Stay, most: number, isSold: (night: string) => boolean): number {
  let { arrival, departure } = stay
  while (nightsOf({ arrival, departure }) < most && isSold(addDays(arrival, -1))) arrival = addDays(arrival, -1)
  while (nightsOf({ arrival, departure }) < most && isSold(departure)) departure = addDays(departure, 1)
  return nightsOf({ arrival, departure })
}

/** The first night whose minimum counts: from noon in Dhaka on that of the day itself is sold for any stay. */
export function minimumFrom(instantMs: number): string {
  const today = dhakaDate(instantMs)
  return dhakaDateTime(instantMs) < `${today}T12:00` ? today : addDays(today, 1)
}
