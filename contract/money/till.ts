import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { toPaisa } from '#contract/values/money.ts'
import { ActivityId, givenId, line, listOf, Moment, RowId, Taka, TakaInput } from '#contract/wire.ts'
import { Reason } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderSummary } from '#contract/orders/summary.ts'
import { OrderCode } from '#contract/order-code.ts'

/** How guests pay at the desk; what is not cash has a number: a card slip, a TrxID, a transfer. */
export const deskMethods = ['cash', 'card', 'bkash', 'nagad', 'bank'] as const
export const DeskMethod = z.enum(deskMethods)
export type DeskMethod = z.infer<typeof DeskMethod>

/** Below 0 for what leaves the till. */
const Movement = z.number().check(
  z.minimum(-10_000_000),
  z.maximum(10_000_000),
  z.refine((amount) => toPaisa(amount) !== 0, 'is nothing'),
)

/** Where a transaction number was met before: `data` of `reference_known`. */
export const KnownReference = z.object({
  Code: OrderCode,
  Guest: z.string(),
  Amount: Taka,
  At: Moment,
  Receipt: z.string(),
})
export type KnownReference = z.infer<typeof KnownReference>

/** What cash should be there, and what was counted: `data` of `till_differs`. */
export const TillCount = z.object({ Expected: Taka, Counted: Taka, Difference: Taka })
export type TillCount = z.infer<typeof TillCount>

/** What was taken by one method. */
export const MethodSum = z.object({ Method: z.string(), Amount: Taka, Count: z.int() })

/** Cash that came or went and is not a payment. */
export const TillEntry = z.object({
  Id: z.int(),
  At: Moment,
  /** Whose till. */
  By: z.string(),
  Amount: Taka,
  Reason: z.string(),
  /** The entry that this one reverses, or null. */
  Reverses: z.nullable(z.int()),
  IsReversed: z.boolean(),
  /** The booking whose refund was paid out: there is no other reason, and it is not reversed here. */
  RefundOf: z.optional(OrderCode),
})
export type TillEntry = z.infer<typeof TillEntry>

export const takePayment = endpoint({
  ...staffChange,
  path: 'DeskArea/Money/TakePayment',
  summary: 'Takes what is due at the desk; answers the number of the receipt',
  can: 'money.take',
  problems: [
    'not_found',
    'order_settled',
    'hold_expired',
    'amount_too_large',
    'till_closed',
    'till_too_old',
    'reference_missing',
    'reference_known',
  ],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    Amount: TakaInput.check(z.minimum(1)),
    Method: DeskMethod,
    /** Empty for cash. */
    Reference: line(60),
    /** The number was met before, and the payment is taken all the same. */
    IsKnown: z.optional(z.boolean()),
  }),
  data: z.object({ Receipt: z.string() }),
})

/** A payment that was typed wrongly, within one's own shift and on the same day: it is due again, and the guest is told. */
export const reversePayment = endpoint({
  ...staffChange,
  path: 'DeskArea/Money/ReversePayment',
  summary: 'Takes back a payment that was recorded wrongly in the same shift',
  can: 'money.take',
  problems: ['not_found', 'forbidden', 'till_closed', 'till_too_low', 'order_settled', 'too_late'],
  body: z.strictObject({ ActivityId, Receipt: givenId(20), Reason }),
  data: z.null(),
})

/** A receipt of a shift. One that was reversed stays in its list. */
const ShiftPayment = z.object({
  At: Moment,
  Receipt: z.string(),
  Code: OrderCode,
  Guest: z.string(),
  Amount: Taka,
  Method: z.string(),
  /** The transaction number; empty for cash. */
  Number: z.string(),
  IsReversed: z.boolean(),
})
export type ShiftPayment = z.infer<typeof ShiftPayment>

export const Till = z.object({
  Id: z.int(),
  OpenedAt: Moment,
  Float: Taka,
  /** Open for more than a day: it takes no more money, and is closed first. */
  IsTooOld: z.boolean(),
  /** The latest first. */
  Entries: z.array(TillEntry),
  /** The latest first. */
  Payments: z.array(
    z.extend(ShiftPayment, {
      /** Taken today, so that it can be reversed. */
      IsReversible: z.boolean(),
    }),
  ),
  ByMethod: z.array(MethodSum),
})
export type Till = z.infer<typeof Till>

/** What the till should hold is not part of it: it is counted first. */
export const readTill = endpoint({
  ...staffRead,
  path: 'DeskArea/Till/Current',
  summary: "One's own open shift, or null",
  can: 'money.take',
  data: z.nullable(Till),
})

export const openTill = endpoint({
  ...staffChange,
  path: 'DeskArea/Till/Open',
  summary: "Opens one's own shift with the cash that is in the till",
  can: 'money.take',
  problems: ['till_open'],
  body: z.strictObject({ ActivityId, Float: TakaInput }),
  data: z.null(),
})

export const addTillEntry = endpoint({
  ...staffChange,
  path: 'DeskArea/Till/Entry',
  summary: 'Cash that came into the till or left it and is not a payment',
  can: 'money.take',
  problems: ['till_closed', 'till_too_old', 'till_too_low'],
  body: z.strictObject({ ActivityId, Amount: Movement, Reason }),
  data: z.null(),
})

/** Reverses an entry by a second one of the opposite sum in one's own open shift; each entry is reversed once. */
export const reverseTillEntry = endpoint({
  ...staffChange,
  path: 'DeskArea/Till/ReverseEntry',
  summary: 'Reverses an entry of cash that was recorded wrongly in the same shift',
  can: 'money.take',
  problems: ['not_found', 'changed_elsewhere', 'till_closed', 'till_too_low'],
  body: z.strictObject({ ActivityId, EntryId: RowId, Reason }),
  data: z.null(),
})

/** Each count is recorded: managers see how often a till was counted, and what it lacked each time. */
export const countTill = endpoint({
  ...staffChange,
  path: 'DeskArea/Till/Count',
  summary: "Compares what was counted in one's own till with what should be there; the shift stays open",
  can: 'money.take',
  problems: ['till_closed'],
  body: z.strictObject({ ActivityId, Counted: TakaInput }),
  data: TillCount,
})

/** What differs needs a note: without one it is refused (`till_differs`), and the shift stays open. */
export const closeTill = endpoint({
  ...staffChange,
  path: 'DeskArea/Till/Close',
  summary: "Closes one's own shift by what was counted; answers what should have been there",
  can: 'money.take',
  problems: ['till_closed', 'till_differs'],
  body: z.strictObject({ ActivityId, Counted: TakaInput, Note: line(200) }),
  data: TillCount,
})

export const closeTillOf = endpoint({
  ...staffChange,
  path: 'DeskArea/Till/CloseOf',
  summary: 'Closes the shift of a colleague who is absent',
  can: 'till.closeAny',
  problems: ['not_found', 'till_closed', 'till_differs'],
  body: z.strictObject({ ActivityId, ShiftId: RowId, Counted: TakaInput, Note: line(200) }),
  data: TillCount,
})

/** Who owes, by departure. */
export const listDues = endpoint({
  ...staffRead,
  path: 'DeskArea/Money/Dues',
  summary: 'Confirmed bookings with something due, the next departure first',
  can: 'order.read',
  data: listOf(OrderSummary),
})

/** Who had a till, from when to when, and what was in it. */
export const Shift = z.object({
  Id: z.int(),
  By: z.string(),
  OpenedAt: Moment,
  /** Null while it is open. */
  ClosedAt: z.nullable(Moment),
  /** Who closed it, where that was a colleague; otherwise empty. */
  ClosedBy: z.string(),
  Float: Taka,
  /** Null while it is open. */
  Expected: z.nullable(Taka),
  Counted: z.nullable(Taka),
  Note: z.string(),
  /** Sums of the whole shift; reversed payments are left out. */
  ByMethod: z.array(MethodSum),
  /** The latest first. */
  Payments: z.array(ShiftPayment),
  Entries: z.array(TillEntry),
  /** How often it was counted, and what was lacking each time. */
  Counts: z.array(z.object({ At: Moment, ...TillCount.shape })),
})
export type Shift = z.infer<typeof Shift>
