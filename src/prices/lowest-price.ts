import type { House } from '#contract/catalogue/houses.ts'
import { unitPriceOf } from '#machines/parts/cart-lines.ts'
import { takaText } from '#ui/lib/figures.ts'
import { texts } from './texts.ts'

/** The lowest price of a night, in BDT before tax, and whether other nights cost more. */
export type LowestPrice = { taka: number; isFrom: boolean }

type Priced = Pick<House, 'Type' | 'Price' | 'RoomPrice' | 'HighestPrice' | 'HighestRoomPrice'>

export function lowestPriceOf(place: Priced): LowestPrice {
  const highest = place.Type === 'ROOM' ? place.HighestRoomPrice : place.HighestPrice
  return { taka: unitPriceOf(place), isFrom: highest !== undefined }
}

/** `from BDT 6,500`, in a sentence. */
export function lowestPriceText({ taka, isFrom }: LowestPrice): string {
  return isFrom ? texts.from(takaText(taka)) : takaText(taka)
}
