import { nightsOf, staysOverlap } from '#contract/stay.ts'
import { requireHostable } from '../availability/hostable.ts'
import type { Deps } from '../deps.ts'
import { isSoldByRoom } from '../houses/house-on-wire.ts'
import type { HouseRate } from '../houses/house.ts'
import { ProblemError } from '../problem-error.ts'
import type { OrderLine } from '../orders/order.ts'
import type { PlaceWish } from './wish.ts'

type Rates = ReadonlyMap<number, HouseRate>

/**
 * The lines of an order at the house's own names and prices, in the order in which nights are claimed. Throws `not_sold_by_room`,
 * `dates_not_available`, and `dates_taken` for what could not be had even in an empty resort.
 */
export function linesOf(deps: Pick<Deps, 'now'>, wishes: readonly PlaceWish[], rates: Rates): OrderLine[] {
  requireNoHouseWithItsRooms(wishes)
  return wishes
    .toSorted((one, other) => one.houseId - other.houseId || one.stay.arrival.localeCompare(other.stay.arrival))
    .map((wish, index) => {
      requireHostable(deps, wish.stay)
      return { ...priced(wish, rates.get(wish.houseId)), lineNo: index + 1 }
    })
}

function priced(wish: PlaceWish, house: HouseRate | undefined): Omit<OrderLine, 'lineNo'> {
  if (!house) throw new Error(`House ${wish.houseId} was not loaded`)
  const { price, available } = wish.type === 'HOUSE' ? { price: house.price, available: 1 } : roomsOf(house)
  if (wish.quantity > available) {
    throw new ProblemError('dates_taken', `${house.name} does not have so many rooms`)
  }
  return {
    houseId: house.id,
    placeType: wish.type,
    name: house.name,
    arrival: wish.stay.arrival,
    departure: wish.stay.departure,
    quantity: wish.quantity,
    price: price * wish.quantity * nightsOf(wish.stay),
  }
}

function roomsOf(house: HouseRate): { price: number; available: number } {
  if (!isSoldByRoom(house) || house.roomPrice === undefined) {
    throw new ProblemError('not_sold_by_room', `${house.name} cannot be booked by the room`)
  }
  return { price: house.roomPrice, available: house.unitCount }
}

function requireNoHouseWithItsRooms(wishes: readonly PlaceWish[]): void {
  for (const [index, wish] of wishes.entries()) {
    const clash = wishes.slice(index + 1).find((other) => other.houseId === wish.houseId && isClash(wish, other))
    if (clash) {
      throw new ProblemError(
        'dates_taken',
        'An entire house cannot be booked together with itself or its rooms for the same nights',
      )
    }
  }
}

function isClash(one: PlaceWish, other: PlaceWish): boolean {
  return (one.type === 'HOUSE' || other.type === 'HOUSE') && staysOverlap(one.stay, other.stay)
}
