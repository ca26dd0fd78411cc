/** A house of the resort: sold as a whole, or by the room. Prices are paisa per night. */
export type House = {
  id: number
  permalink: string
  name: string
  description: string
  roomDescription: string
  price: number
  /** undefined when the house has no price for a single room. */
  roomPrice: number | undefined
  adultsPerRoom: number
  childrenPerRoom: number
  /** How many physical rooms it has. */
  unitCount: number
  facilities: readonly string[]
  images: readonly HouseImage[]
  /** undefined while too few stays have a score. */
  rating?: { mean: number; stays: number } | undefined
}

/** What it takes to sell a house or its rooms. */
export type HouseRate = Pick<House, 'id' | 'permalink' | 'name' | 'price' | 'roomPrice' | 'unitCount'>

export type HouseImage = {
  path: string
  purpose: 'ROOM_COVER' | 'HOUSE_COVER' | 'HOUSE_SLIDER'
  /** An instant, ISO with zone. */
  uploadedAt: string
}
