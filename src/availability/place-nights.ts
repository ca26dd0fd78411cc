import type { HouseNights, PlaceType } from '#contract/catalogue/houses.ts'
import type { Nights } from '#ui/dates/nights.ts'

/** One way of selling a house, or so many of its rooms at once. */
export type Kind = { type: PlaceType; rooms?: number }

/** Its nights as a calendar of these dates has them; undefined where it is not sold so. */
export function nightsOf(house: HouseNights, dates: readonly string[], { type, rooms = 1 }: Kind): Nights | undefined {
  const isHouse = type === 'HOUSE'
  const price = isHouse ? house.Price : house.RoomPrice
  const prices = isHouse ? house.Prices : house.RoomPrices
  const needed = isHouse ? house.UnitCount : rooms
  if (price === null) return undefined
  const rules = new Map((isHouse ? house.Rules : house.RoomRules)?.map((rule) => [rule.Night, rule]))
  return new Map(
    dates.map((date, index) => {
      const isFree = (house.Free[index] ?? 0) >= needed
      return [date, { price: prices?.[index] ?? price, isFree, rule: rules.get(date) }]
    }),
  )
}
