import type { NightRate as WireNightRate } from '#contract/catalogue/rates.ts'
import type { NightRule as WireNightRule } from '#contract/catalogue/houses.ts'
import { toTaka } from '#contract/values/money.ts'
import type { NightRate, NightRule, Rates } from '#contract/values/rates.ts'

/** A night for which something was set; null where nothing was. */
export function nightOnWire(night: string, rate: NightRate | null): WireNightRate | null {
  return rate && { ...ruleOnWire(night, rate), ...(rate.price !== undefined && { Price: toTaka(rate.price) }) }
}

function ruleOnWire(Night: string, { minNights, noArrival, noDeparture, closed }: NightRule): WireNightRule {
  return {
    Night,
    ...(minNights !== undefined && { MinNights: minNights }),
    ...(noArrival && { NoArrival: true }),
    ...(noDeparture && { NoDeparture: true }),
    ...(closed && { Closed: true }),
  }
}

/** Nights with rules from one date to another, both included, in their order. */
export function rulesOnWire(rates: Rates, from: string, until: string): WireNightRule[] {
  const ruled = [...rates.nights].filter(
    ([night, { minNights, noArrival, noDeparture, closed }]) =>
      night >= from && night <= until && (minNights !== undefined || noArrival || noDeparture || closed),
  )
  return ruled.map(([night, rule]) => ruleOnWire(night, rule)).toSorted((a, b) => (a.Night < b.Night ? -1 : 1))
}
