import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { daysBetween } from '#contract/values/calendar.ts'
import { CalendarDate, Moment, Taka } from '#contract/wire.ts'
import { MethodSum, Shift, TillEntry } from './till.ts'
import { staffRead } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

// What all took on some days, and the shifts in which they did.

const TakenPayment = z.object({
  At: Moment,
  Receipt: z.string(),
  Code: OrderCode,
  Guest: z.string(),
  Amount: Taka,
  Gateway: z.string(),
  Method: z.string(),
  Reference: z.string(),
  /** The receipt of an earlier payment with the same number; absent where there was none. */
  Repeats: z.optional(z.string()),
  /** Who took it; empty for what was paid online. */
  By: z.string(),
  IsReversed: z.boolean(),
})

/** Money that went back to a guest. */
const PaidRefund = z.object({
  At: Moment,
  Code: OrderCode,
  Guest: z.string(),
  Amount: Taka,
  /** As in `MethodSum`; empty where it was paid by hand and not in cash. */
  Method: z.string(),
  /** The gateway's, or what staff typed. */
  Reference: z.string(),
  /** Empty where the gateway paid it. */
  By: z.string(),
})
export type PaidRefund = z.infer<typeof PaidRefund>

/** Payments, online ones included but not the reversed, what was refunded, and the difference: below 0 where more went than came. */
const Collected = { Taken: Taka, Refunded: Taka, Net: Taka }
export const CollectedDay = z.object({ Date: CalendarDate, ...Collected })
export type CollectedDay = z.infer<typeof CollectedDay>

export const Takings = z.object({
  ...Collected,
  ByMethod: z.array(MethodSum),
  /** Days on which something was taken or refunded, the first one first. */
  ByDay: z.array(CollectedDay),
  Payments: z.array(TakenPayment),
  Refunds: z.array(PaidRefund),
  /** Cash that is not a payment, in all tills. */
  Entries: z.array(TillEntry),
  Shifts: z.array(Shift),
})
export type Takings = z.infer<typeof Takings>

/** The longest month. */
export const MAX_TAKINGS_DAYS = 31

export const readTakings = endpoint({
  ...staffRead,
  path: 'DeskArea/Money/Takings',
  summary: 'What was taken and refunded on some days, by method and by day, and their shifts',
  can: 'takings.read',
  query: z
    .strictObject({
      /** Days in Dhaka, both included. */
      From: CalendarDate,
      To: CalendarDate,
    })
    .check(
      z.refine(({ From, To }) => {
        const days = daysBetween(From, To) + 1
        return days >= 1 && days <= MAX_TAKINGS_DAYS
      }, `must hold 1 to ${MAX_TAKINGS_DAYS} days`),
    ),
  data: Takings,
})
