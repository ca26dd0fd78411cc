import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { CalendarDate, listOf, Page, Taka, take } from './wire.ts'

/** Where an order stands (design, reading 10). */
export const OrderStatus = z.enum([
  'Requested',
  'Pending',
  'Confirmed',
  'Paid-unplaced',
  'Cancelled',
  'Expired',
  'Refunded',
  'Completed',
])
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderType = z.enum(['Room', 'Pool', 'Hall', 'Package'])
export type OrderType = z.infer<typeof OrderType>

/** An order's code: 12 characters that cannot be guessed. */
export const OrderCode = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/))

/** Why an order can no longer be paid or cancelled: its hold has run out, or there is nothing to do about it. */
export const OrderObstacle = z.enum(['hold_expired', 'order_settled'])
export type OrderObstacle = z.infer<typeof OrderObstacle>

const OrderSummary = z.object({
  Code: OrderCode,
  Type: OrderType,
  Status: OrderStatus,
  FirstName: z.string(),
  Quantity: z.int(),
  ItemCount: z.int(),
  Night: z.int(),
  Duration: z.number(),
  ReservationDate: CalendarDate,
  ReleaseDate: CalendarDate,
  Amount: Taka,
  Tax: Taka,
  PayableAmount: Taka,
  Paid: Taka,
  CreatedAt: z.string(),
  /** The instant at which an unpaid order gives up its nights; null when nothing is held. */
  HoldUntil: z.nullable(z.string()),
  /** Whether its guest can pay it online now, and else the problem with which Pay would answer. */
  CanPay: z.boolean(),
  PayProblem: z.nullable(OrderObstacle),
  /** The same of cancelling it. */
  CanCancel: z.boolean(),
  CancelProblem: z.nullable(OrderObstacle),
})

export const BookedPlace = z.object({
  Name: z.string(),
  Type: z.string(),
  ReservationDate: CalendarDate,
  ReleaseDate: CalendarDate,
  Quantity: z.int(),
  Price: Taka,
})
export type BookedPlace = z.infer<typeof BookedPlace>

export const Order = z.object({ ...OrderSummary.shape, BookedPlaces: z.array(BookedPlace) })
export type Order = z.infer<typeof Order>
export type OrderSummary = z.infer<typeof OrderSummary>

export const getBookings = endpoint({
  method: 'GET',
  path: 'BookingArea/Booking/GetBookings',
  area: 'Bookings',
  summary: "The guest's orders, the newest first",
  caller: 'guest',
  query: z.strictObject({
    Take: take(500),
    page: Page,
    Status: z._default(z.union([z.literal('all'), OrderStatus]), 'all'),
  }),
  data: listOf(OrderSummary),
})

/** Path and query both carry the code, as specified; they must agree. */
export const getBooking = endpoint({
  method: 'GET',
  path: 'BookingArea/Booking/GetBooking/{id}',
  area: 'Bookings',
  summary: "One of the guest's orders",
  caller: 'guest',
  problems: ['not_found'],
  params: z.strictObject({ id: OrderCode }),
  query: z.strictObject({ Code: OrderCode }),
  data: Order,
})
