import type { House } from '#contract/catalogue/houses.ts'
import { unitPriceOf } from '#machines/parts/cart-lines.ts'
import { takaText } from '#ui/lib/figures.ts'
import { texts } from './texts.ts'

/** The lowest price of a night, in BDT before tax, and whether other nights cost more. */
export type LowestPrice = { taka: number; isFrom: boolean }

type Priced = Pick<House, 'Type' | 'Price' | 'RoomPrice' | 'PriceVaries' | 'RoomPriceVaries'>

export function lowestPriceOf(place: Priced): LowestPrice {
  const varies = place.Type === 'ROOM' ? place.RoomPriceVaries : place.PriceVaries
  return { taka: unitPriceOf(place), isFrom: varies === true }
}

/** `from BDT 6,500`, in a sentence. */
export function lowestPriceText({ taka, isFrom }: LowestPrice): string {
  return isFrom ? texts.from(takaText(taka)) : takaText(taka)
}
