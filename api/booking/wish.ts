import type { PlaceType } from '#contract/houses.ts'
import type { PayPercent, Quote } from '#contract/money.ts'
import type { Stay } from '#contract/stay.ts'

/** Rooms of a house, or the whole of it, that a guest wants for one stay. */
export type PlaceWish = { houseId: number; type: PlaceType; quantity: number; stay: Stay }

/** What a guest asks to book. `shown` is what they were told it costs, in paisa. */
export type BookingWish = { places: readonly PlaceWish[]; shown: Quote; payPercent: PayPercent }
