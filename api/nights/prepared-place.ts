import type { House as WireHouse } from '#contract/catalogue/houses.ts'
import { forWholeStay } from '../catalogue/houses/house-on-wire.ts'
import type { DeskOffer } from '#contract/nights/desk-offers.ts'

/** A house or its rooms as Search lists them, written as JSON but for what depends on the stay. */
export type PreparedPlace = { place: Priced; json: string }

type Priced = Pick<WireHouse, 'Price' | 'RoomPrice'>

export function preparePlace(place: WireHouse): PreparedPlace {
  const same = { ...place, Price: undefined, RoomPrice: undefined, Available: undefined, Night: undefined }
  return { place: { Price: place.Price, RoomPrice: place.RoomPrice }, json: JSON.stringify(same).slice(0, -1) }
}

/** The JSON of a place for a whole stay, with the rooms that staff may choose of. */
export function placeJson(
  { place, json }: PreparedPlace,
  { Rooms, ...stay }: { nights: number; available: number } & Partial<Pick<DeskOffer, 'Rooms'>>,
): string {
  return `${json},${JSON.stringify({ ...forWholeStay(place, stay), Rooms }).slice(1)}`
}
