import {
  type CataloguePicture as WirePicture,
  mayBeSoldByRoom,
  type House as WireHouse,
} from '#contract/catalogue/houses.ts'
import { leviesOnWire } from '#contract/values/levies.ts'
import { type Levies, toTaka } from '#contract/values/money.ts'
import type { PriceRange } from '#contract/values/rates.ts'
import type { CataloguePicture, House } from './house.ts'

/** ROOM is undefined where it has no price for a single room. */
export type PriceRanges = { HOUSE: PriceRange; ROOM: PriceRange | undefined; levies: Levies }

/** A whole house as a listing shows it: lowest prices of a night, places for all who fit into its rooms. */
export function houseOnWire(house: House, prices: PriceRanges): WireHouse {
  return {
    ...commonOnWire(house, prices),
    Type: 'HOUSE',
    Available: 1,
    AdultPerRoom: house.adultsPerRoom * house.unitCount,
    ChildrenPerRoom: house.childrenPerRoom * house.unitCount,
  }
}

/** The rooms of a house as a listing shows them: one entry with the number of rooms. */
export function roomOnWire(house: House, prices: PriceRanges): WireHouse {
  return {
    ...commonOnWire(house, prices),
    Type: 'ROOM',
    Available: house.unitCount,
    AdultPerRoom: house.adultsPerRoom,
    ChildrenPerRoom: house.childrenPerRoom,
  }
}

export function pictureOnWire({ path, alt, width, height, focus, isPhotograph }: CataloguePicture): WirePicture {
  return {
    ImagePath: path,
    AltText: alt,
    Width: width,
    Height: height,
    ...(focus && { Focus: focus }),
    ...(isPhotograph && { IsPhotograph: true }),
  }
}

export function isSoldByRoom(house: Pick<House, 'permalink' | 'name' | 'soldAs'>): boolean {
  return house.soldAs.includes('ROOM') && mayBeSoldByRoom({ Permalink: house.permalink, Name: house.name })
}

function commonOnWire(
  house: House,
  { HOUSE: whole, ROOM: room, levies }: PriceRanges,
): Omit<WireHouse, 'Type' | 'Available' | 'AdultPerRoom' | 'ChildrenPerRoom'> {
  return {
    Id: house.id,
    Name: house.name,
    Permalink: house.permalink,
    Description: house.description,
    RoomDescription: house.roomDescription,
    RoomPrice: room ? toTaka(room.lowest) : null,
    Price: toTaka(whole.lowest),
    ...(room && room.highest > room.lowest && { HighestRoomPrice: toTaka(room.highest) }),
    ...(whole.highest > whole.lowest && { HighestPrice: toTaka(whole.highest) }),
    ...leviesOnWire(levies),
    Facalities: house.facilities.map(({ name, icon }) => ({ Name: name, Icon: icon })),
    Images: house.images.map(({ purpose, uploadedAt, ...picture }) => ({
      ...pictureOnWire(picture),
      ImageFor: purpose,
      UploadDate: uploadedAt,
    })),
    Comments: [],
    ...(house.rating && { Rating: { Mean: house.rating.mean, Stays: house.rating.stays } }),
  }
}
