import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HouseId, PlaceType } from './houses.ts'
import { payPercents } from './money.ts'
import { OrderCode } from './order.ts'
import { ActivityId, CalendarDate, line, Taka } from './wire.ts'

export const Place = z.strictObject({
  Id: HouseId,
  Type: PlaceType,
  Quantity: z.int().check(z.minimum(1), z.maximum(99)),
  ArrivalDate: CalendarDate,
  DepartureDate: CalendarDate,
  Name: line(120),
})
export type Place = z.infer<typeof Place>

/** The money fields are what the guest was shown; the server recomputes them and refuses a difference. */
export const book = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/Book',
  area: 'Bookings',
  summary: 'Holds places and opens a payment page',
  caller: 'guest',
  once: 'steps',
  problems: [
    'dates_not_available',
    'dates_taken',
    'gateway_unavailable',
    'guest_incomplete',
    'hold_expired',
    'not_found',
    'not_sold_by_room',
    'order_settled',
    'price_changed',
  ],
  limits: { bookingsPerGuest: 'guest' },
  body: z.strictObject({
    ActivityId,
    Tax: Taka,
    RoomCharge: Taka,
    Payable: Taka,
    AdvancePaying: z.literal(0),
    PayPercent: z.enum(payPercents),
    Places: z.array(Place).check(z.minLength(1), z.maxLength(50)),
  }),
  data: z.object({ PaymentURL: z.string(), Code: OrderCode }),
})

/** `Data` of a `price_changed` problem: the server's own figures. */
export const PriceChange = z.object({ RoomCharge: Taka, Tax: Taka, Payable: Taka })
export type PriceChange = z.infer<typeof PriceChange>
