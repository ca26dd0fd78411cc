import { plural } from '#contract/wording/format.ts'
import type { Levies } from '#contract/values/money.ts'
import { beforeTax, withTax } from '#contract/wording/levy-words.ts'

// What stands next to a price, wherever one is shown.

export const texts = {
  perNight: 'per night',
  perNightBeforeTax: (levies: Levies) => `per night, ${beforeTax(levies)}`,
  entireHouseBeforeTax: (levies: Levies) => `per night for the entire house, ${beforeTax(levies)}`,
  pricesBeforeTax: (levies: Levies) => `Prices are ${beforeTax(levies)}.`,
  /** A price in a sentence. */
  from: (price: string) => `from\u00a0${price}`,
  withTax: (sum: string, levies: Levies) => `${sum} ${withTax(levies)}`,
  /** Under a total. */
  included: ({ service, tax }: Levies) => {
    if (service > 0) return tax > 0 ? 'VAT and service charge included' : 'Service charge included; no VAT is added'
    return tax > 0 ? 'VAT included; no service charge is added' : 'No VAT and no service charge is added'
  },
  roomCharge: 'Room charge',
  total: 'Total',
  eachNight: 'Price of each night',
  eachNightOfRoom: 'Price of each night, for one room',
  nightsFrom: (day: string, nights: number) => `${day}, ${plural(nights, 'night', 'nights')}`,
  each: (price: string) => `${price} each`,
} as const
