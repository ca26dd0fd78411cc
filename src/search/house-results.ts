import { type House, isBookable } from '#contract/catalogue/houses.ts'
import { toTaka } from '#contract/values/money.ts'
import { rangeOf } from '#contract/values/rates.ts'
import type { Stay } from '#contract/values/stay.ts'
import { nightsOfItem } from '#machines/parts/cart-lines.ts'

/** A house as a search found it: what of it is free for the stay, if anything is. */
export type HouseResult = {
  id: number
  /** Its rooms, as many as are free on all nights; undefined when it has no price for one. */
  room: House | undefined
  /** All of it; undefined when one of its rooms is taken. */
  whole: House | undefined
}

/** One entry a house, in the order in which the search lists its offers; those of which nothing can be booked come last. */
export function groupByHouse(found: readonly House[]): HouseResult[] {
  const results = [...Map.groupBy(found, ({ Id }) => Id)].map(([id, items]) => ({
    id,
    room: items.find(({ Type }) => Type === 'ROOM'),
    whole: items.find(({ Type }) => Type === 'HOUSE'),
  }))
  return results.toSorted((a, b) => Number(canBeBooked(b)) - Number(canBeBooked(a)))
}

/** Whether any of it can be booked. */
export function canBeBooked({ room, whole }: HouseResult): boolean {
  return [room, whole].some((item) => item !== undefined && isBookable(item))
}

/** Lists what of it is free, but refused by a rule. */
export function refusedOf({ room, whole }: HouseResult): House[] {
  return [room, whole].filter((item) => item !== undefined).filter(({ Refusal }) => Refusal !== undefined)
}

/** How many of the offers can really be booked. */
export function countBookable(found: readonly House[]): number {
  return found.filter(isBookable).length
}

/** What a search found, at the lowest price of its nights: its details are for other dates too. */
export function perNight(found: House, stay: Stay): House {
  const { Night: _count, Nights: _prices, Refusal: _refusal, ...item } = found
  const { lowest, highest } = rangeOf(nightsOfItem(found, stay))
  const most = highest > lowest ? toTaka(highest) : undefined
  return item.Type === 'ROOM'
    ? { ...item, RoomPrice: toTaka(lowest), HighestRoomPrice: most }
    : { ...item, Price: toTaka(lowest), HighestPrice: most }
}

const BREAKFAST = /breakfast/i
const FEW = 3

/** A house in little room: whether there is breakfast, and the first of its other amenities. */
export function inShort({ Facalities }: Pick<House, 'Facalities'>): { hasBreakfast: boolean; amenities: string[] } {
  const names = Facalities.map(({ Name }) => Name)
  return {
    hasBreakfast: names.some((name) => BREAKFAST.test(name)),
    amenities: names.filter((name) => !BREAKFAST.test(name)).slice(0, FEW),
  }
}
