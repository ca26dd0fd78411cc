import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OrderCode } from './order.ts'
import { ActivityId, line, LocalDateTime, Taka, text } from './wire.ts'

/** The convention hall holds up to so many people. */
export const HALL_CAPACITY = 400

const guestFields = { Name: line(120), Person: z.int().check(z.minimum(1)) }
const Requested = z.object({ Code: OrderCode })

/** A request for the whole resort. Staff answer it with a quote; nothing is held or payable before. */
export const requestFullResort = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/FullResort',
  body: z.strictObject({
    ActivityId,
    FromTime: LocalDateTime,
    ToTime: LocalDateTime,
    ...guestFields,
    phone: line(32),
    Remarks: text(2_000),
  }),
  data: Requested,
})

/** A request for the hall, like that for the resort. */
export const requestConvention = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/convention',
  body: z.strictObject({
    ActivityId,
    StartingAt: LocalDateTime,
    EndingAt: LocalDateTime,
    ...guestFields,
    phone: line(32),
    Duration: z.literal(1),
    remark: text(2_000),
  }),
  data: Requested,
})

/** Books the pool and pays for it at once. The money fields are what the guest was shown; the server recomputes them. */
export const bookPool = endpoint({
  method: 'POST',
  path: 'BookingArea/Booking/SwimmingPool',
  body: z.strictObject({
    ActivityId,
    StartingAt: LocalDateTime,
    EndingAt: LocalDateTime,
    ...guestFields,
    Phone: line(32),
    Duration: z.number(),
    CostPerHour: Taka,
    Amount: Taka,
    remark: text(2_000),
  }),
  data: z.object({ PaymentURL: z.string(), Code: OrderCode }),
})
