import { daysBetween, weekdayOf } from './calendar.ts'
import { eachNight, type Stay } from './stay.ts'

// What nights cost, and what a stay must keep to (`rateRefusal` says whether it does). Sums are paisa before VAT, of one room or of a whole house. The only place that computes them.

/** Prices of the nights of a stay, in their order. */
export type NightPrices = readonly number[]

/** Terms of a night that are yes or no, each with its column in `night_rate` and in a spreadsheet. Arrivals and departures are on its date. */
export const flagColumns = { NoArrival: 'no_arrival', NoDeparture: 'no_departure', Closed: 'closed' } as const
export type NightFlag = keyof typeof flagColumns
export const nightFlags: readonly NightFlag[] = ['NoArrival', 'NoDeparture', 'Closed']

export function byFlag<Value>(valueOf: (flag: NightFlag) => Value): Record<NightFlag, Value> {
  return { NoArrival: valueOf('NoArrival'), NoDeparture: valueOf('NoDeparture'), Closed: valueOf('Closed') }
}

/** What the resort asks of stays that touch a night. `MinNights`: at least so many, from 2 on. */
export type NightRule = { MinNights?: number | undefined } & { [flag in NightFlag]?: boolean | undefined }

/** What was set for one night; without `price` it costs what its weekday does. */
export type NightRate = NightRule & { price?: number | undefined }

/** Dates, both included: the rules of a departure are on its date. */
export type Span = { from: string; until: string }

/** Prices and rules of one way of selling a house. */
export type Rates = {
  /** The price of a night by its weekday, Sunday first. */
  week: NightPrices
  /** Nights for which something was set, by date. */
  nights: ReadonlyMap<string, NightRate>
  /** Only the owner sets a lower price. */
  floor?: number | undefined
  /** The nights that were read; unset: all. To ask for another one is a mistake, for it might not cost the base price. */
  span?: Span
}

/** Makes all nights cost the same. */
export function flatRates(price: number): Rates {
  return { week: sameNights(price, 7), nights: new Map() }
}

export function priceOfNight(rates: Rates, night: string): number {
  return rateOfNight(rates, night)?.price ?? basePrice(rates, night)
}

export function rateOfNight({ nights, span }: Rates, night: string): NightRate | undefined {
  if (span && (night < span.from || night > span.until)) throw new RangeError(`The rate of ${night} was not read`)
  return nights.get(night)
}

export function basePrice({ week }: Pick<Rates, 'week'>, night: string): number {
  const price = week[weekdayOf(night)]
  if (price === undefined) throw new RangeError('A week has seven prices')
  return price
}

/** Nights that were agreed on keep their price. */
export type Agreed = { stay: Stay; nights: NightPrices }

/** Prices each night of a stay: as agreed before, or by the rates of today. */
export function priceNights(rates: Rates, stay: Stay, agreed?: Agreed): number[] {
  const first = agreed ? daysBetween(agreed.stay.arrival, stay.arrival) : 0
  return eachNight(stay).map((night, index) => agreed?.nights[first + index] ?? priceOfNight(rates, night))
}

export function sumOfNights(nights: NightPrices): number {
  return nights.reduce((sum, price) => sum + price, 0)
}

/** Prices of one of several equal rooms of a house that is sold as a whole alone. */
export function shareOfHouse({ week, nights, ...same }: Rates, rooms: number): Rates {
  const share = (price: number) => Math.round(price / Math.max(1, rooms))
  return {
    ...same,
    week: week.map(share),
    nights: new Map(
      [...nights].map(([night, rate]) => [
        night,
        rate.price === undefined ? rate : { ...rate, price: share(rate.price) },
      ]),
    ),
  }
}

/** The prices of nights where they differ; otherwise their sum says all. */
export function nightsWhereTheyDiffer(nights: NightPrices): NightPrices | undefined {
  return nights.some((price) => price !== nights[0]) ? nights : undefined
}

export function sameNights(price: number, count: number): number[] {
  return Array.from({ length: count }, () => price)
}

/** The nights of a stay of which the sum alone is told, since none of them differs. */
export function evenNights(sum: number, count: number): number[] {
  const price = Math.floor(sum / count)
  return Array.from({ length: count }, (_, night) => (night === 0 ? sum - price * (count - 1) : price))
}

/** Nights in their order, those of one price after another together. `first` counts from the first night, which is 0. */
export function groupNights(nights: NightPrices): { first: number; count: number; price: number; sum: number }[] {
  const groups: { first: number; count: number; price: number; sum: number }[] = []
  for (const [first, price] of nights.entries()) {
    const last = groups.at(-1)
    if (last?.price === price) {
      last.count += 1
      last.sum += price
    } else groups.push({ first, count: 1, price, sum: price })
  }
  return groups
}

export type PriceRange = { lowest: number; highest: number }

/** Prices of the nights that are sold; where none is sold, of all of them. */
export function priceRange(rates: Rates, nights: readonly string[]): PriceRange {
  const sold = nights.filter((night) => rateOfNight(rates, night)?.Closed !== true)
  return rangeOf((sold.length > 0 ? sold : nights).map((night) => priceOfNight(rates, night)))
}

export function rangeOf(nights: NightPrices): PriceRange {
  return { lowest: Math.min(...nights), highest: Math.max(...nights) }
}

/** Why guests are not sold a stay, and the night that says so: of a departure its date. */
export type RateRefusal =
  | { Code: 'closed' | 'noArrival' | 'noDeparture'; Night: string }
  | { Code: 'minNights'; Night: string; MinNights: number }

/** A new price: a sum, the present one with a sum or a percentage added, the base price with a percentage added, or the base price again. */
export type PriceSet =
  | { Kind: 'price'; Paisa: number }
  | { Kind: 'add'; Paisa: number }
  | { Kind: 'percent' | 'overBase'; Percent: number }
  | { Kind: 'base' }

/** What is set for a night; what is undefined stays. `MinNights` 1 takes a minimum away. */
export type RateSet = NightRule & { price?: PriceSet | undefined }

/** A night after something was set; undefined when nothing is set for it any more. */
export function setNight(rates: Rates, night: string, { price, ...rule }: RateSet): NightRate | undefined {
  const before = rateOfNight(rates, night) ?? {}
  return wholeNight({
    price: price === undefined ? before.price : newPrice(price, priceOfNight(rates, night), basePrice(rates, night)),
    MinNights: rule.MinNights ?? before.MinNights,
    ...byFlag((flag) => rule[flag] ?? before[flag]),
  })
}

/** Without what says nothing, so that equal nights are written alike; undefined when nothing is left. */
export function wholeNight({ price, MinNights = 1, ...flags }: NightRate): NightRate | undefined {
  const night: NightRate = { ...(price !== undefined && { price }), ...(MinNights > 1 && { MinNights }) }
  for (const flag of nightFlags) if (flags[flag]) night[flag] = true
  return Object.keys(night).length === 0 ? undefined : night
}

export function isSameNight(one: NightRate = {}, other: NightRate = {}): boolean {
  return (
    one.price === other.price &&
    (one.MinNights ?? 1) === (other.MinNights ?? 1) &&
    nightFlags.every((flag) => Boolean(one[flag]) === Boolean(other[flag]))
  )
}

/** Whether two weeks of base prices, with their floor, are the same. */
export function isSameBase(one: BaseRates, other: BaseRates): boolean {
  return (one.floor ?? null) === (other.floor ?? null) && one.week.every((price, day) => price === other.week[day])
}

type BaseRates = { week: NightPrices; floor?: number | null | undefined }

/** Percentages are rounded to whole taka. */
function newPrice(set: PriceSet, now: number, base: number): number | undefined {
  const more = (price: number, percent: number) => Math.round((price * (100 + percent)) / 10_000) * 100
  switch (set.Kind) {
    case 'base':
      return undefined
    case 'price':
      return set.Paisa
    case 'add':
      return now + set.Paisa
    case 'percent':
      return more(now, set.Percent)
    case 'overBase':
      return more(base, set.Percent)
    default:
      return set satisfies never
  }
}
