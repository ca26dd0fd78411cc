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

/** All nights with rules, in their order. */
export function rulesOnWire({ nights }: Rates): NightRule[] {
  const ruled = [...nights].flatMap(([Night, rate]) => {
    const rule = wholeNight({ ...rate, price: undefined })
    return rule ? [{ Night, ...rule }] : []
  })
  return ruled.toSorted((a, b) => (a.Night < b.Night ? -1 : 1))
}
