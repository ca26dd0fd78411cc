import type { House } from '#contract/catalogue/houses.ts'
import { type LowestPrice, lowestPriceOf } from '#src/prices/lowest-price.ts'
import { coverOf, type ShownPicture, shownPicture } from './house-pictures.ts'

/** What a card shows of a house as a whole. */
export type HouseCard = Pick<House, 'Id' | 'Name' | 'Permalink' | 'Rating'> & {
  price: LowestPrice
  cover: ShownPicture | undefined
}

export function houseCardOf(house: House): HouseCard {
  const { Id, Name, Permalink, Rating } = house
  const cover = coverOf(house, 'HOUSE')
  return {
    Id,
    Name,
    Permalink,
    ...(Rating && { Rating }),
    price: lowestPriceOf({ ...house, Type: 'HOUSE' }),
    cover: cover && shownPicture(cover),
  }
}
