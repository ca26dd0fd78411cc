import type { FacilityIcon } from '#contract/values/facility-icons.ts'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { PictureUse } from '#contract/values/house-pictures.ts'
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
  facilities: readonly Facility[]
  images: readonly HouseImage[]
  /** undefined while too few stays have a score. */
  rating?: { mean: number; stays: number } | undefined
}

export type Facility = { name: string; icon: FacilityIcon }

/** What is sold, as it is first put into the catalogue at the same price on each weekday: paisa per night. Its words and pictures are content. */
export type NewHouse = Pick<House, 'id' | 'permalink' | 'name' | 'adultsPerRoom' | 'childrenPerRoom' | 'unitCount'> & {
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

/** A picture of the content. */
export type CataloguePicture = {
  /** `files/images/{category}/{file}`. */
  path: string
  alt: string
  /** Pixels, as the editor cropped it. */
  width: number
  height: number
  /** What stays in sight where a box cuts it, as parts of its width and height; null: its middle. */
  focus: { x: number; y: number } | null
  isPhotograph: boolean
}

export type HouseImage = CataloguePicture & {
  purpose: PictureUse
  /** An instant, ISO with zone. */
  uploadedAt: string
}

/** What staff write of a house in the Studio. An empty name: it is called as the booking system calls it. */
export type HouseContent = Pick<
  House,
  'permalink' | 'name' | 'description' | 'roomDescription' | 'facilities' | 'images'
>
