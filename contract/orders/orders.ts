import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import {
  ActivityId,
  CalendarDate,
  line,
  listOf,
  LocalDateTime,
  Page,
  PartyCount,
  Persons,
  Taka,
  take,
  WithLevies,
} from '#contract/wire.ts'
import { HouseId, PlaceType } from '#contract/catalogue/houses.ts'
import { payPercents } from '#contract/values/money.ts'
import { SeenSums } from './sums.ts'
import { OrderCode } from '#contract/order-code.ts'
import { VisitSource } from '#contract/values/visit-source.ts'

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

/** What an order comes to, BDT. `Service` is absent where there is none. */
export const BillSums = z.object({ Charge: Taka, Service: z.optional(Taka), Tax: Taka, Payable: Taka })

/** Why an order can no longer be paid or cancelled: its hold has run out, or there is nothing to do about it. */
export const OrderObstacle = z.enum(['hold_expired', 'order_settled'])
export type OrderObstacle = z.infer<typeof OrderObstacle>

/** A line of an order. `Permalink` and `ImagePath` are of the house as it is now; null, as its id, where there is none. */
export const BookedPlace = z.object({
  /** Stays with the line, whatever becomes of the others. */
  LineNo: z._default(z.int(), 1),
  Name: z.string(),
  HouseId: z.nullable(HouseId),
  Type: z.string(),
  ReservationDate: CalendarDate,
  ReleaseDate: CalendarDate,
  /** Until when its guests, who are here, have it, where that is earlier: later nights were sold while they were away. */
  Until: z.optional(CalendarDate),
  Quantity: z.int(),
  Price: Taka,
  /** Where its nights cost different prices, that of each, of one room or house. */
  Nights: z.optional(z.array(Taka)),
  Permalink: z.nullable(z.string()),
  ImagePath: z.nullable(z.string()),
})
export type BookedPlace = z.infer<typeof BookedPlace>

const RefundState = z.enum(['PENDING', 'REFUNDED', 'FAILED'])

/** Money of an order that goes back. `By` is the last day on which it should arrive; `FAILED` waits for staff. */
export const OrderRefund = z.object({
  Amount: Taka,
  State: RefundState,
  By: CalendarDate,
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** At is an instant; of a refund the one at which it was sent, and until then at which it was ordered. */
const OrderMoney = z.object({ At: z.string(), Amount: Taka, Method: z.string() })

export const Order = z.object({
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
  /** On top of `Amount`; absent where there is none. */
  Service: z.optional(Taka),
  Tax: Taka,
  PayableAmount: Taka,
  ...WithLevies,
  Paid: Taka,
  /** What is still to be paid: 0 once it was given up, has expired, or is over and no company owes it. What went back as a surplus does not count as paid. */
  Due: Taka,
  /** The company that pays what is due, as the guest has agreed; absent where the guest does. */
  BilledTo: z.optional(z.string()),
  CreatedAt: z.string(),
  /** Grows with each change of the order. */
  Revision: z.int(),
  /** The instant at which an unpaid order gives up its nights; null when nothing is held. */
  HoldUntil: z.nullable(z.string()),
  /** Whether its guest can pay it online now, and else the problem with which Pay would answer. */
  CanPay: z.boolean(),
  /** Whether a share of it may be paid: of a stay of which nothing was paid. */
  CanPayPart: z._default(z.boolean(), false),
  /** The share that the last payment page asked for; all, where there was none. */
  PayPercent: z.enum(payPercents),
  PayProblem: z.nullable(OrderObstacle),
  /** Whether it can be cancelled. */
  CanCancel: z.boolean(),
  CancelProblem: z.nullable(OrderObstacle),
  /** Money was taken that staff must look at: until then it can be neither paid nor cancelled. */
  UnderReview: z.boolean(),
  /** When it begins on the resort's clock, of the pool, the hall and the whole resort, when it ends, and how many people come. Null for a stay. */
  StartsAt: z.nullable(LocalDateTime),
  EndsAt: z.nullable(LocalDateTime),
  Persons: z.nullable(Persons),
  /** What goes back because it was given up. */
  Refund: z.nullable(OrderRefund),
  /** What goes back because more was paid than it costs. */
  SurplusRefund: z.nullable(OrderRefund),
  /** What the resort gave back for another reason. */
  GoodwillRefund: z.nullable(OrderRefund),
  /** What was paid, in the order of time. `Method` is what the gateway or reception calls it: `BKASH-BKash`, `cash`. */
  Payments: z.array(OrderMoney),
  /** What went back. `Method` is empty where that was not recorded. */
  Refunds: z.array(z.extend(OrderMoney, { State: RefundState })),
  BookedPlaces: z.array(BookedPlace),
  /** Those that were given up, where the order has others. */
  CancelledPlaces: z._default(z.array(BookedPlace), []),
  /** Other charges on the bill, before tax. Discounts are negative. */
  Charges: z.array(z.object({ Name: z.string(), Quantity: z.int(), Amount: z.number() })),
})
export type Order = z.infer<typeof Order>

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
  data: listOf(Order),
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
    'guest_wrong',
    'hold_expired',
    'not_found',
    'not_sold_by_room',
    'order_settled',
    'price_changed',
    'too_many_holds',
  ],
  limits: { bookingsPerGuest: 'guest' },
  body: z.strictObject({
    ActivityId,
    ...SeenSums,
    AdvancePaying: z.literal(0),
    PayPercent: z.enum(payPercents),
    Places: z.array(Place).check(z.minLength(1), z.maxLength(50)),
    /** Who comes, as the guest last searched. */
    Party: z.optional(PartyCount),
    /** Where the visit came from. */
    Source: z.optional(VisitSource),
  }),
  data: z.object({ PaymentURL: z.string(), Code: OrderCode }),
})

/** What one room or house of a booking costs for all its nights. */
const PlacePrice = z.object({
  ...z.pick(Place, { Id: true, Type: true, ArrivalDate: true, DepartureDate: true }).shape,
  Price: Taka,
  /** Where its nights cost different prices, that of each. */
  Nights: z.optional(z.array(Taka)),
  ...WithLevies,
})
export type PlacePrice = z.infer<typeof PlacePrice>

/** `Data` of a `price_changed` problem: the server's own figures. */
export const PriceChange = z.object({
  RoomCharge: Taka,
  Service: z.optional(Taka),
  Tax: Taka,
  Payable: Taka,
  Places: z._default(z.array(PlacePrice), []),
})
export type PriceChange = z.infer<typeof PriceChange>
