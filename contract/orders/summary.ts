import * as z from 'zod/mini'
import { OrderStatus, OrderType } from './orders.ts'
import { CalendarDate, Moment, Taka } from '#contract/wire.ts'
import { TimeOrNone } from './party.ts'
import { OrderCode } from '#contract/order-code.ts'

/** An order in a line. */
export const OrderSummary = z.object({
  Code: OrderCode,
  Type: OrderType,
  Status: OrderStatus,
  Guest: z.string(),
  Phone: z.string(),
  Arrival: CalendarDate,
  Departure: CalendarDate,
  Rooms: z.int(),
  Due: Taka,
  ArrivesAbout: TimeOrNone,
  /** The company that pays what is due; absent where its guest does. */
  BilledTo: z.optional(z.string()),
  CreatedAt: Moment,
})
export type OrderSummary = z.infer<typeof OrderSummary>
