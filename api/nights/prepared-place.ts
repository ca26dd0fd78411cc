import type { House as WireHouse } from '#contract/catalogue/houses.ts'
import type { DeskOffer } from '#contract/nights/desk-offers.ts'

/** A house or its rooms as Search lists them, written as JSON but for what depends on the stay. */
export type PreparedPlace = { json: string }

/** The part of a place that depends on the stay. */
export type PlaceForStay = Pick<WireHouse, 'Night' | 'Nights' | 'Price' | 'RoomPrice' | 'Available' | 'Refusal'> &
  Partial<Pick<DeskOffer, 'Rooms'>>

export function preparePlace(place: WireHouse): PreparedPlace {
  const {
    Price: _,
    RoomPrice: _room,
    HighestPrice: _most,
    HighestRoomPrice: _roomMost,
    Available: _free,
    ...same
  } = place
  return { json: JSON.stringify(same).slice(0, -1) }
}

/** The JSON of a place for a whole stay, with the rooms that staff may choose of. */
export function placeJson({ json }: PreparedPlace, stay: PlaceForStay): string {
  return `${json},${JSON.stringify(stay).slice(1)}`
}
