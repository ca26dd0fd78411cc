import type { House, PlaceType } from '#contract/houses.ts'

/** A place whose details are open: a room, or a house as a whole. */
export type OpenPlace = { house: House; type: PlaceType }
