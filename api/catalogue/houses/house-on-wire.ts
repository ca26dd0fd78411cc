import { isSoldByRoom as isSoldByRoomOnWire, type House as WireHouse } from '#contract/catalogue/houses.ts'
import { toTaka } from '#contract/values/money.ts'
import type { House } from './house.ts'

/** A whole house as a listing shows it: prices per night, places for all who fit into its rooms. */
export function houseOnWire(house: House): WireHouse {
  return {
    ...commonOnWire(house),
    Type: 'HOUSE',
    Available: 1,
    AdultPerRoom: house.adultsPerRoom * house.unitCount,
    ChildrenPerRoom: house.childrenPerRoom * house.unitCount,
  }
}

/** The rooms of a house as a listing shows them: one entry with the number of rooms. */
export function roomOnWire(house: House): WireHouse {
  return {
    ...commonOnWire(house),
    Type: 'ROOM',
    Available: house.unitCount,
    AdultPerRoom: house.adultsPerRoom,
    ChildrenPerRoom: house.childrenPerRoom,
  }
}

/** What differs of a place for a whole stay: `Available` for all its nights, and prices for all its nights. */
export function forWholeStay(
  place: Pick<WireHouse, 'Price' | 'RoomPrice'>,
  stay: { nights: number; available: number },
): Pick<WireHouse, 'Price' | 'RoomPrice' | 'Night' | 'Available'> {
  return {
    Night: stay.nights,
    Available: stay.available,
    Price: place.Price * stay.nights,
    RoomPrice: place.RoomPrice === null ? null : place.RoomPrice * stay.nights,
  }
}

export function isSoldByRoom(house: Pick<House, 'permalink' | 'name' | 'roomPrice'>): boolean {
  return isSoldByRoomOnWire({ Permalink: house.permalink, Name: house.name, RoomPrice: house.roomPrice ?? null })
}

function commonOnWire(house: House): Omit<WireHouse, 'Type' | 'Available' | 'AdultPerRoom' | 'ChildrenPerRoom'> {
  return {
    Id: house.id,
    Name: house.name,
    Permalink: house.permalink,
    Description: house.description,
    RoomDescription: house.roomDescription,
    RoomPrice: house.roomPrice === undefined ? null : toTaka(house.roomPrice),
    Price: toTaka(house.price),
    Facalities: house.facilities.map((Name) => ({ Name })),
    Images: house.images.map(({ path, purpose, uploadedAt }) => ({
      ImagePath: path,
      ImageFor: purpose,
      UploadDate: uploadedAt,
    })),
    Comments: [],
    ...(house.rating && { Rating: { Mean: house.rating.mean, Stays: house.rating.stays } }),
  }
}
