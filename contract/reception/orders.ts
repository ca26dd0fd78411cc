import * as z from 'zod/mini'
import { DetailsAtDesk } from '#contract/guests/guests.ts'
import { OrderSummary } from '#contract/orders/summary.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ChargeNote } from '#contract/orders/charge-note.ts'
import { BillSums, OrderStatus, OrderType } from '#contract/orders/orders.ts'
import { chargeKindNames } from '#contract/values/charge-kinds.ts'
import { deskSources } from '#contract/values/desk-sources.ts'
import { ActivityId, CalendarDate, line, LocalDateTime, Moment, Persons, Taka, WithLevies } from '#contract/wire.ts'
import { DeskBlock } from './blocks.ts'
import { CompanyBill } from '#contract/money/company-bills.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderEvent } from '#contract/orders/history.ts'
import { Registration } from './registration.ts'
import { DeskRoom } from './rooms.ts'
import { DeskStay } from './stays.ts'
import { ExpectedParty, TimeOrNone } from '#contract/orders/party.ts'
import { OrderCode } from '#contract/order-code.ts'

/** What needs a person: each list the most urgent first, and at most 50 long. */
export const ToDo = z.object({
  /** Confirmed, and not called yet, as the site promises. */
  Reconfirm: z.array(OrderSummary),
  /** For the hall or the whole resort, without an answer. */
  Requests: z.array(OrderSummary),
  /** Paid, but their nights were sold in the meantime. */
  Unplaced: z.array(OrderSummary),
  /** With a payment that the gateway calls risky. */
  UnderReview: z.array(OrderSummary),
  /** With a refund that the gateway refused. */
  FailedRefunds: z.array(OrderSummary),
  /** With a refund that was proposed and waits for a decision. */
  Proposals: z.array(OrderSummary),
  /** Guests whose other phone waits for a manager. */
  Phones: z.array(z.object({ GuestId: z.int(), Guest: z.string(), Phone: z.string(), By: z.string() })),
  /** Rooms in which something is to be mended. */
  Repairs: z.array(DeskRoom),
})
export type ToDo = z.infer<typeof ToDo>

/** What staff should know of an order on the day it is about. */
export const OrderOfDay = z.extend(ExpectedParty, {
  Code: OrderCode,
  /** How many of the persons are registered, and how many of these gave no document. */
  Registered: z.int(),
  Expected: z.int(),
  WithoutDocument: z.int(),
  /** The rooms that its guests come to, or are in, with nobody registered. */
  EmptyRooms: z.array(z.string()),
  /** What staff noted for each other, the latest first. */
  Notes: z.array(z.object({ At: Moment, By: z.string(), Text: z.string() })),
})
export type OrderOfDay = z.infer<typeof OrderOfDay>

export const today = endpoint({
  ...staffRead,
  path: 'DeskArea/Board/Today',
  summary: 'Who comes, leaves and stays on a day, and what needs a person',
  can: 'board.read',
  query: z.strictObject({ Date: CalendarDate }),
  data: z.object({
    /** `Taken`: sold or held; a blocked room is not. */
    Rooms: z.object({ All: z.int(), Taken: z.int(), Blocked: z.int() }),
    /** What is not sold on the night of this day. */
    Blocks: z.array(DeskBlock),
    /** Expected on this day or since an earlier one, arrived on it, or not come. */
    Arriving: z.array(DeskStay),
    /** To leave on this day or before it, or gone on it. */
    Leaving: z.array(DeskStay),
    InHouse: z.array(DeskStay),
    /** Orders in these lists; none for those who may not read orders. */
    Orders: z.array(OrderOfDay),
    /** The pool, the hall and the whole resort on this day. */
    Occasions: z.array(
      z.object({
        Code: OrderCode,
        Type: OrderType,
        Status: OrderStatus,
        Guest: z.nullable(z.string()),
        Phone: z.nullable(z.string()),
        StartsAt: LocalDateTime,
        EndsAt: LocalDateTime,
        Persons,
        Due: z.nullable(Taka),
        /** The company that pays it; absent where the guest does. */
        BilledTo: z.optional(z.string()),
      }),
    ),
    /** Null for those who may not read orders. */
    ToDo: z.nullable(ToDo),
  }),
})

/** What waits, for the badges of the navigation. */
export const readCounts = endpoint({
  ...staffRead,
  path: 'DeskArea/Board/Counts',
  summary: 'How many refunds wait for a decision, and how many to be paid by hand',
  can: 'order.read',
  data: z.object({ Proposals: z.int(), ByHand: z.int() }),
})

/** An order that a search has found, with those registered in its rooms under the name that is searched for. */
export const FoundOrder = z.extend(OrderSummary, {
  Persons: z.array(z.object({ Name: z.string(), Room: z.string() })),
})
export type FoundOrder = z.infer<typeof FoundOrder>

/**
 * Finds by the beginning of a code, digits of a phone, a room in which guests are or arrive, the number of a receipt or a payment, or parts of a name in any
 * order: the guest's, a contact's, or that of a registered person. Names that only sound alike come last. The next stays first.
 */
export const findOrders = endpoint({
  ...staffRead,
  path: 'DeskArea/Order/Find',
  summary: 'Orders by code, phone, name, room or payment, and rooms by name',
  can: 'order.read',
  query: z.strictObject({ Q: line(80) }),
  data: z.object({ Data: z.array(FoundOrder), Rooms: z.array(DeskRoom) }),
})

export const DeskOrder = z.object({
  Summary: OrderSummary,
  Guest: z.object({
    Id: z.int(),
    /** What staff wrote down. */
    Likes: z.string(),
    Name: z.string(),
    Phone: z.string(),
    ...DetailsAtDesk.shape,
    HasIdentity: z.boolean(),
  }),
  HoldUntil: z.nullable(Moment),
  /** How it came: 'web' is the site. */
  Source: z.enum(['web', ...deskSources]),
  Lines: z.array(
    z.object({
      Name: z.string(),
      Arrival: CalendarDate,
      Departure: CalendarDate,
      Quantity: z.int(),
      Type: z.string(),
      Price: Taka,
    }),
  ),
  /** Charges other than nights, before tax. Discounts and allowances are negative. */
  Charges: z.array(
    z.object({
      No: z.int(),
      Kind: z.enum(chargeKindNames),
      Note: ChargeNote,
      Quantity: z.int(),
      Amount: z.number(),
      /** The member who reads it may take it off: it does not go with a room move, and is no colleague's. */
      IsRemovable: z.optional(z.boolean()),
    }),
  ),
  /** Times of what takes no nights. */
  Occasion: z.nullable(
    z.object({
      StartsAt: LocalDateTime,
      EndsAt: LocalDateTime,
      Persons,
      Name: z.string(),
      Phone: z.string(),
      Remark: z.string(),
    }),
  ),
  Stays: z.array(DeskStay),
  /** Who stays in them. */
  Registration,
  /** The company that what is due goes to, with who agreed to that, and when it was recorded. */
  CompanyBill: z.optional(CompanyBill),
  Bill: z.extend(BillSums, { Paid: Taka, Refunded: Taka, Due: Taka, ...WithLevies }),
  Payments: z.array(
    z.object({
      At: Moment,
      Amount: Taka,
      Gateway: z.string(),
      Method: z.string(),
      /** The gateway's own number, or that of the receipt. */
      Reference: z.string(),
      /** The transaction number that was typed at the desk; otherwise empty. */
      Number: z.string(),
      /** Set where it was recorded wrongly and reversed; it counts nowhere. */
      Reversed: z.nullable(z.object({ At: Moment, By: z.string(), Reason: z.string() })),
    }),
  ),
  /** Tries to pay online, the latest first, also those that brought no money. */
  Attempts: z.array(z.object({ Id: z.string(), At: Moment, Amount: Taka, Gateway: z.string(), State: z.string() })),
  Refunds: z.array(z.object({ At: Moment, Amount: Taka, Cause: z.string(), State: z.string() })),
  /** What was sent to the guest about it, while it is stored. */
  Messages: z.array(
    z.object({
      At: Moment,
      Channel: z.enum(['sms', 'email']),
      To: z.string(),
      SentAt: z.nullable(Moment),
      Text: z.string(),
    }),
  ),
  /** What happened, the latest first. */
  Events: z.array(OrderEvent),
  /** What the gateway sent about its payments, for disputes. */
  Callbacks: z.array(z.object({ At: Moment, Gateway: z.string(), Route: z.string(), Verdict: z.string() })),
})
export type DeskOrder = z.infer<typeof DeskOrder>

export const readDeskOrder = endpoint({
  ...staffRead,
  path: 'DeskArea/Order/Get/{Code}',
  summary: 'All that is known of an order',
  can: 'order.read',
  problems: ['not_found'],
  params: z.strictObject({ Code: OrderCode }),
  data: DeskOrder,
})

/** The document that its guest must show at check-in. Dates are dd-mm-yyyy; unknown values are empty. */
export const IdentityDocument = z.object({
  Type: z.string(),
  Number: z.string(),
  Expires: z.string(),
  DateOfBirth: z.string(),
})
export type IdentityDocument = z.infer<typeof IdentityDocument>

/**
 * Each look is a line of the log. Reception sees the document of a guest who arrives today or is in the house, by an order that someone
 * else made or that is paid; managers that of any guest.
 */
export const readIdentity = endpoint({
  method: 'POST',
  path: 'DeskArea/Order/ReadIdentity',
  area: 'Desk',
  summary: 'The identity document of the guest of an order; who read it is recorded',
  caller: 'staff',
  can: 'identity.read',
  danger: { freshCode: 'always', limit: 'identity', act: 'readIdentity' },
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, Code: OrderCode }),
  data: IdentityDocument,
})

export const reconfirmOrder = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/Reconfirm',
  summary: 'The guest was called about a confirmed order, or was not after all',
  can: 'note.write',
  problems: ['not_found'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    IsUndone: z.optional(z.boolean()),
    /** As the guest said on the phone; without it the time stays as it is. */
    ArrivesAbout: z.optional(TimeOrNone),
    /** The time stays as it is unless it is this one: another desk may know better. */
    InsteadOf: z.optional(TimeOrNone),
  }),
  data: z.null(),
})

export const addNote = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/AddNote',
  summary: 'A note in the history of an order, for staff alone',
  can: 'note.write',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, Code: OrderCode, Text: line(500).check(z.minLength(1)) }),
  data: z.null(),
})
