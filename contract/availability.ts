import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PlaceType } from './houses.ts'
import { CalendarDate, queryInteger } from './wire.ts'

export const isAvailable = endpoint({
  method: 'GET',
  path: 'BookingArea/Booking/IsAvailable',
  area: 'Houses',
  summary: 'Whether a place is free for all nights of a stay',
  caller: 'anyone',
  problems: ['dates_not_available', 'not_found'],
  query: z.strictObject({
    ArrivalTime: CalendarDate,
    DepartureTime: CalendarDate,
    NumberOfRoom: z._default(queryInteger({ min: 1, max: 99 }), 1),
    Type: PlaceType,
    Id: queryInteger({ min: 1, max: 999_999_999 }),
  }),
  data: z.boolean(),
})
