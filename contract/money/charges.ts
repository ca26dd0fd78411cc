import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, Taka, TakaInput, WithLevies } from '#contract/wire.ts'
import { ChargeNo } from '#contract/desk-fields.ts'
import { allowanceCauses } from '#contract/orders/allowance-rules.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

/** What a guest has apart from the nights: a driver's bed, a meal. `Price` is of one, before tax. */
export const addExtra = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/AddExtra',
  summary: 'Puts an extra on the bill of an order',
  can: 'bill.change',
  problems: ['not_found', 'order_settled', 'amount_too_large'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    Label: line(80).check(z.minLength(1)),
    Quantity: z.int().check(z.minimum(1), z.maximum(999)),
    Price: TakaInput.check(z.minimum(1), z.maximum(1_000_000)),
  }),
  data: z.null(),
})

/**
 * Takes an extra off the bill that was not paid yet; what was paid is given back as a refund. Whoever added it may do so for half an
 * hour (`MISTAKE_MINUTES`); later, or by another member, it waives what is due. What a move to a dearer room costs goes with the move alone.
 */
export const removeExtra = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/RemoveExtra',
  summary: 'Takes an extra off the bill of an order',
  can: 'bill.change',
  danger: { freshCode: 'whenSpent', limit: 'giveAway', act: 'removedExtra' },
  problems: ['not_found', 'order_settled'],
  body: z.strictObject({ ActivityId, Code: OrderCode, No: ChargeNo }),
  data: z.null(),
})

/** What can be taken off a bill, BDT. All but `Payable` and `Held`, which was paid, is before VAT. */
export const AllowanceQuote = z.object({
  Payable: Taka,
  Held: Taka,
  Charge: Taka,
  RoomCharge: Taka,
  Most: Taka,
  ...WithLevies,
})
export type AllowanceQuote = z.infer<typeof AllowanceQuote>

export const quoteAllowance = endpoint({
  ...staffRead,
  path: 'DeskArea/Order/QuoteAllowance/{Code}',
  summary: 'What can be taken off the bill of an order',
  can: 'stay.waiveDue',
  problems: ['not_found', 'order_settled'],
  params: z.strictObject({ Code: OrderCode }),
  data: AllowanceQuote,
})

/**
 * Takes something off what is still to be paid, because something went wrong. `Payable` is the bill that the member saw. The percentage
 * is of the room charge.
 */
export const giveAllowance = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/GiveAllowance',
  summary: 'Takes something off the bill of an order after booking',
  can: 'stay.waiveDue',
  danger: { freshCode: 'always', limit: 'giveAway', act: 'gaveAllowance' },
  problems: ['not_found', 'order_settled', 'price_changed', 'amount_too_large', 'fields_missing'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    Payable: TakaInput,
    Off: z.discriminatedUnion('Kind', [
      z.strictObject({ Kind: z.literal('amount'), Amount: TakaInput }),
      z.strictObject({ Kind: z.literal('percent'), Percent: z.int().check(z.minimum(1), z.maximum(100)) }),
    ]),
    Cause: z.enum(allowanceCauses),
    /** Required where the cause explains nothing. */
    Reason: line(200),
  }),
  data: z.null(),
})

/** Puts an allowance back on the bill, by who may remove an extra. What it used of the member's limit stays used. */
export const voidAllowance = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/VoidAllowance',
  summary: 'Voids an allowance on the bill of an order',
  can: 'bill.change',
  problems: ['not_found', 'order_settled', 'amount_too_large', 'forbidden'],
  body: z.strictObject({ ActivityId, Code: OrderCode, No: ChargeNo }),
  data: z.null(),
})
