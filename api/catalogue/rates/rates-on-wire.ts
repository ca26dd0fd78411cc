import type { NightRate as WireNightRate } from '#contract/catalogue/rates.ts'
import type { NightRule } from '#contract/catalogue/houses.ts'
import { toTaka } from '#contract/values/money.ts'
import { type NightRate, type Rates, wholeNight } from '#contract/values/rates.ts'

/** A night for which something was set; null where nothing was. */
export function nightOnWire(night: string, rate: NightRate | null): WireNightRate | null {
  if (!rate) return null
  const { price, ...rule } = wholeNight(rate) ?? {}
  return { Night: night, ...rule, ...(price !== undefined && { Price: toTaka(price) }) }
}

/** Nights with rules from one date to another, both included, in their order. */
export function rulesOnWire(rates: Rates, from: string, until: string): NightRule[] {
  const ruled = [...rates.nights].flatMap(([Night, rate]) => {
    const rule = Night >= from && Night <= until ? wholeNight({ ...rate, price: undefined }) : undefined
    return rule ? [{ Night, ...rule }] : []
  })
  return ruled.toSorted((a, b) => (a.Night < b.Night ? -1 : 1))
}
