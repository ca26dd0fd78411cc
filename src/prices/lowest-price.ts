import type { House } from '#contract/catalogue/houses.ts'
import { leviesOf } from '#contract/values/levies.ts'
import type { Levies } from '#contract/values/money.ts'
import { unitPriceOf } from '#machines/parts/cart-lines.ts'
import { takaText } from '#ui/lib/figures.ts'
import { texts } from './texts.ts'

/** The lowest price of a night, in BDT, whether other nights cost more, and what comes on top of it. */
export type LowestPrice = { taka: number; isFrom: boolean; levies: Levies }

type Priced = Pick<House, 'Type' | 'Price' | 'RoomPrice' | 'HighestPrice' | 'HighestRoomPrice' | 'Levies'>

export function lowestPriceOf(place: Priced): LowestPrice {
  const highest = place.Type === 'ROOM' ? place.HighestRoomPrice : place.HighestPrice
  return { taka: unitPriceOf(place), isFrom: highest !== undefined, levies: leviesOf(place) }
}

/** `from BDT 6,500`, in a sentence. */
export function lowestPriceText({ taka, isFrom }: Pick<LowestPrice, 'taka' | 'isFrom'>): string {
  return isFrom ? texts.from(takaText(taka)) : takaText(taka)
}
