import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { OrderCode } from '#contract/orders.ts'
import { ActivityId, CalendarDate, line, listOf, Taka } from '#contract/wire.ts'
import { OrderSummary } from './orders.ts'

/** How guests pay at the desk; what is not cash has a number: a card slip, a TrxID, a transfer. */
export const deskMethods = ['cash', 'card', 'bkash', 'nagad', 'bank'] as const
export const DeskMethod = z.enum(deskMethods)
export type DeskMethod = z.infer<typeof DeskMethod>

/** An instant, ISO 8601 in UTC. */
const Moment = z.string()
/** A sum that may also be missing from a till. */
const SignedTaka = z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000))

export const takePayment = endpoint({
  method: 'POST',
  path: 'DeskArea/Money/TakePayment',
  area: 'Desk',
  summary: 'Takes what is due at the desk; answers the number of the receipt',
  caller: 'staff',
  can: 'money.take',
  once: 'answer',
  problems: ['not_found', 'order_settled', 'hold_expired', 'amount_too_large', 'till_closed', 'reference_missing'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    Amount: Taka.check(z.minimum(1)),
    Method: DeskMethod,
    /** Empty for cash. */
    Reference: line(60),
  }),
  data: z.object({ Receipt: z.string() }),
})

/** A payment that was typed wrongly, within one's own shift: it is due again. */
export const reversePayment = endpoint({
  method: 'POST',
  path: 'DeskArea/Money/ReversePayment',
  area: 'Desk',
  summary: 'Takes back a payment that was recorded wrongly in the same shift',
  caller: 'staff',
  can: 'money.take',
  once: 'answer',
  problems: ['not_found', 'till_closed', 'order_settled'],
  body: z.strictObject({
    ActivityId,
    Receipt: z.string().check(z.maxLength(20)),
    Reason: line(200).check(z.minLength(1)),
  }),
  data: z.null(),
})

export const Till = z.object({
  Id: z.int(),
  OpenedAt: Moment,
  Float: Taka,
  /** Cash that came and went beside payments, the latest first. */
  Entries: z.array(z.object({ At: Moment, Amount: SignedTaka, Reason: z.string() })),
  Payments: z.array(
    z.object({ At: Moment, Receipt: z.string(), Code: OrderCode, Guest: z.string(), Amount: Taka, Method: z.string() }),
  ),
})
export type Till = z.infer<typeof Till>

/** What the till should hold is not part of it: it is counted first. */
export const readTill = endpoint({
  method: 'GET',
  path: 'DeskArea/Till/Current',
  area: 'Desk',
  summary: "One's own open shift, or null",
  caller: 'staff',
  can: 'money.take',
  data: z.nullable(Till),
})

export const openTill = endpoint({
  method: 'POST',
  path: 'DeskArea/Till/Open',
  area: 'Desk',
  summary: "Opens one's own shift with the cash that is in the till",
  caller: 'staff',
  can: 'money.take',
  once: 'answer',
  problems: ['till_open'],
  body: z.strictObject({ ActivityId, Float: Taka }),
  data: z.null(),
})

export const addTillEntry = endpoint({
  method: 'POST',
  path: 'DeskArea/Till/Entry',
  area: 'Desk',
  summary: 'Cash that came into the till or left it and is not a payment',
  caller: 'staff',
  can: 'money.take',
  once: 'answer',
  problems: ['till_closed'],
  body: z.strictObject({ ActivityId, Amount: SignedTaka, Reason: line(200).check(z.minLength(1)) }),
  data: z.null(),
})

export const closeTill = endpoint({
  method: 'POST',
  path: 'DeskArea/Till/Close',
  area: 'Desk',
  summary: "Closes one's own shift by what was counted; answers what should have been there",
  caller: 'staff',
  can: 'money.take',
  once: 'answer',
  problems: ['till_closed'],
  body: z.strictObject({ ActivityId, Counted: Taka, Note: line(200) }),
  data: z.object({ Expected: SignedTaka, Counted: Taka, Difference: SignedTaka }),
})

/** Who owes, by departure. */
export const listDues = endpoint({
  method: 'GET',
  path: 'DeskArea/Money/Dues',
  area: 'Desk',
  summary: 'Confirmed bookings with something due, the next departure first',
  caller: 'staff',
  can: 'order.read',
  data: listOf(OrderSummary),
})

export const Takings = z.object({
  /** Of every payment of the day, online ones included; reversed ones are left out. */
  ByMethod: z.array(z.object({ Method: z.string(), Amount: Taka, Count: z.int() })),
  Refunded: Taka,
  Payments: z.array(
    z.object({
      At: Moment,
      Receipt: z.string(),
      Code: OrderCode,
      Guest: z.string(),
      Amount: Taka,
      Gateway: z.string(),
      Method: z.string(),
      Reference: z.string(),
      /** Who took it; empty for what was paid online. */
      By: z.string(),
      IsReversed: z.boolean(),
    }),
  ),
  Shifts: z.array(
    z.object({
      By: z.string(),
      OpenedAt: Moment,
      ClosedAt: z.nullable(Moment),
      Float: Taka,
      /** Null while it is open. */
      Expected: z.nullable(SignedTaka),
      Counted: z.nullable(Taka),
      Note: z.string(),
    }),
  ),
})
export type Takings = z.infer<typeof Takings>

export const readTakings = endpoint({
  method: 'GET',
  path: 'DeskArea/Money/Takings',
  area: 'Desk',
  summary: 'What was taken on a day, by method, and its shifts',
  caller: 'staff',
  can: 'takings.read',
  query: z.strictObject({ Date: CalendarDate }),
  data: Takings,
})
