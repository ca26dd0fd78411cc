import { plural } from '#contract/wording/format.ts'
import { TAX_PERCENT } from '#contract/values/money.ts'

const beforeTax = `before ${TAX_PERCENT}% tax`

// What stands next to a price, wherever one is shown.

export const texts = {
  beforeTax,
  perNight: 'per night',
  perNightBeforeTax: `per night, ${beforeTax}`,
  entireHouseBeforeTax: `per night for the entire house, ${beforeTax}`,
  pricesBeforeTax: `Prices are ${beforeTax}.`,
  /** A price in a sentence. */
  from: (price: string) => `from\u00a0${price}`,
  withTax: (sum: string) => `${sum} with tax`,
  noMore: 'VAT included; no service charge is added',
  roomCharge: 'Room charge',
  taxes: `Total Taxes (${TAX_PERCENT} %)`,
  total: 'Total',
  eachNight: 'Price of each night',
  eachNightOfRoom: 'Price of each night, for one room',
  nightsFrom: (day: string, nights: number) => `${day}, ${plural(nights, 'night', 'nights')}`,
  each: (price: string) => `${price} each`,
} as const
