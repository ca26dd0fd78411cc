import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { Levies } from '#contract/values/money.ts'
import type { Rates } from '#contract/values/rates.ts'

/** A house of the resort. What it costs is in its rates (api/catalogue/rates/). */
export type House = {
  id: number
  permalink: string
  name: string
  description: string
  roomDescription: string
  /** Ways of selling that have a price: as a whole, and perhaps by the room. */
  soldAs: readonly PlaceType[]
  adultsPerRoom: number
  childrenPerRoom: number
  /** How many physical rooms it has. */
  unitCount: number
  facilities: readonly string[]
  images: readonly HouseImage[]
  /** undefined while too few stays have a score. */
  rating?: { mean: number; stays: number } | undefined
}

/** A house as it is first put into the catalogue, at the same price on each weekday: paisa per night. */
export type NewHouse = Omit<House, 'soldAs'> & {
  price: number
  /** undefined when the house has no price for a single room. */
  roomPrice: number | undefined
}

/** What a house and its rooms cost; ROOM is undefined when it has no price for a single room. */
export type HouseRates = { HOUSE: Rates; ROOM: Rates | undefined }

/** One way of selling a house. */
export type PlaceKey = { houseId: number; type: PlaceType }

/** What it takes to sell a house or its rooms. */
export type HouseToSell = Pick<House, 'id' | 'permalink' | 'name' | 'soldAs' | 'unitCount'> & {
  rates: HouseRates
  levies: Levies
}

export type HouseImage = {
  path: string
  purpose: 'ROOM_COVER' | 'HOUSE_COVER' | 'HOUSE_SLIDER'
  /** An instant, ISO with zone. */
  uploadedAt: string
}
