import { daysBetween } from './calendar.ts'
import { nightsOf, type Stay } from './stay.ts'

// What nights cost. Sums are paisa before VAT, of one room or of a whole house.

/** Prices of the nights of a stay, in their order. */
export type NightPrices = readonly number[]

/** Prices of one way of selling. */
export type Rates = { base: number }

/** Nights that were agreed on keep their price. */
export type Agreed = { stay: Stay; nights: NightPrices }

/** Prices each night of a stay: as agreed before, or by the rates of today. */
export function priceNights({ base }: Rates, stay: Stay, agreed?: Agreed): number[] {
  const first = agreed ? daysBetween(agreed.stay.arrival, stay.arrival) : 0
  return Array.from({ length: nightsOf(stay) }, (_, index) => agreed?.nights[first + index] ?? base)
}

export function sumOfNights(nights: NightPrices): number {
  return nights.reduce((sum, paisa) => sum + paisa, 0)
}
