import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { House } from '#contract/catalogue/houses.ts'
import { CalendarDate, listOf } from '#contract/wire.ts'
import { staffRead } from '#contract/staff-endpoint.ts'

/** A house or its rooms as guests find them; of rooms those that are free. */
export const DeskOffer = z.extend(House, { Rooms: z.array(z.object({ UnitId: z.string(), Room: z.string() })) })
export type DeskOffer = z.infer<typeof DeskOffer>

/** What guests find on the site for these dates, priced for the whole stay, and for tonight also rooms that are not ready yet. */
export const listDeskOffers = endpoint({
  ...staffRead,
  path: 'DeskArea/Booking/Offers',
  summary: 'What is free for all nights of a stay, also where rooms are dirty',
  can: 'booking.make',
  problems: ['dates_not_available'],
  query: z.strictObject({ Arrival: CalendarDate, Departure: CalendarDate }),
  data: listOf(DeskOffer),
})
