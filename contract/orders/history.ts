import * as z from 'zod/mini'
import { OrderStatus } from './orders.ts'
import { DeskSource } from '#contract/values/desk-sources.ts'
import { CalendarDate, Moment, Taka } from '#contract/wire.ts'
import { allowanceCauses } from './allowance-rules.ts'
import { undoableChanges } from './stays.ts'
import { ExpectedParty } from './party.ts'

// What happened to an order. Only data: `desk/orders/history-words.ts` has the words.

/** Who did it: a member of staff, the order's guest, the payment gateway, or a job of the system. */
export const Actor = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('staff'), Id: z.int(), Name: z.string() }),
  z.object({ Kind: z.enum(['guest', 'gateway', 'system']) }),
])
export type Actor = z.infer<typeof Actor>

/** What a person typed. Erasing a guest's data empties every field of this kind (`typedFields` of staff/log.ts). */
export const Typed = z._default(z.string(), '')

const Room = z.string()
/** Until when guests have their room, where others have later nights of it. */
const Until = z.optional(CalendarDate)
const Days = z.object({ Arrival: CalendarDate, Departure: CalendarDate })
const Payable = z.object({ Before: Taka, After: Taka })
const OneRoom = z.object({ Room, Days, Payable })
const Refund = z.object({ Amount: Taka, Reason: Typed })
const Extra = z.object({ Label: Typed, Quantity: z.int(), Amount: Taka })

/** What staff do with an order, each named as its act. The log of staff shows these kinds, and no others of the history. */
export const orderActs = [
  z.object({
    Kind: z.literal('booked'),
    Source: DeskSource,
    /** Taken off the room charge. */
    Percent: z.optional(z.number()),
    DiscountReason: Typed,
    /** Why the guest has no phone. */
    NoPhoneReason: Typed,
    /** Why it is paid at the resort. */
    LaterReason: Typed,
    /** Why staff sold what a rule of the nights refuses to guests. */
    ExceptionReason: Typed,
  }),
  z.extend(Extra, { Kind: z.literal('addedExtra') }),
  z.extend(Extra, { Kind: z.literal('removedExtra') }),
  z.object({ Kind: z.literal('sentPayLink'), Via: z.enum(['sms', 'whatsApp']) }),
  z.object({ Kind: z.literal('readIdentity') }),
  z.object({ Kind: z.literal('checkedIn'), Room, Until }),
  z.object({ Kind: z.literal('checkedOut'), Room }),
  z.object({ Kind: z.literal('markedNoShow'), Room }),
  /** To another room, from a day on. `Payable`: what the order comes to, with VAT. */
  z.object({
    Kind: z.literal('movedGuests'),
    From: Room,
    To: Room,
    Since: CalendarDate,
    Payable: z.optional(Payable),
    Reason: Typed,
  }),
  /** Other days, and perhaps another room; guests who were in the house have that from `Since` on. */
  z.object({
    Kind: z.literal('changedStay'),
    Room,
    To: z.optional(Room),
    Since: z.optional(CalendarDate),
    Days: z.object({ Before: Days, After: Days }),
    Payable,
    Reason: Typed,
  }),
  z.extend(OneRoom, { Kind: z.literal('cancelledRoom') }),
  z.extend(OneRoom, { Kind: z.literal('addedRoom'), Reason: Typed }),
  z.extend(OneRoom, { Kind: z.literal('reinstatedRoom') }),
  /** With all of its rooms. `Due`: what is to be paid again, and what was not paid yet. */
  z.object({ Kind: z.literal('reinstatedOrder'), Rooms: z.array(Room), Due: Taka }),
  /** Taken off the bill, before VAT. */
  z.object({
    Kind: z.literal('gaveAllowance'),
    Amount: Taka,
    /** Percent of the room charge, where it was given as one. */
    Percent: z.optional(z.number()),
    Cause: z.optional(z.enum(allowanceCauses)),
    Reason: Typed,
  }),
  z.object({ Kind: z.literal('voidedAllowance'), Amount: Taka }),
  z.object({ Kind: z.literal('undidStay'), Change: z.enum(undoableChanges), Room, Until }),
  /** What was due; with `Room`, of earlier days, what that room costs more. */
  z.object({ Kind: z.literal('waivedDue'), Amount: Taka, Room: z.optional(Room), Reason: Typed }),
  /** What was due then. `AgreedBy`: who said that the guest agrees. */
  z.object({ Kind: z.literal('billedCompany'), Amount: Taka, Company: Typed, Reference: Typed, AgreedBy: Typed }),
  z.object({ Kind: z.literal('billedGuest'), Company: Typed }),
  /** Cancelled by its guest or by staff. `Refund` of `Paid` goes back. */
  z.object({ Kind: z.literal('cancelledOrder'), Paid: Taka, Refund: Taka, Reason: Typed }),
  z.object({ Kind: z.literal('placedOrder'), Rooms: z.array(Room) }),
  /** `Receipt` and `Reference`: of what was taken at the desk. */
  z.object({
    Kind: z.literal('tookPayment'),
    Amount: Taka,
    Method: z.string(),
    Receipt: z.optional(z.string()),
    Reference: Typed,
    /** The receipt of an earlier payment with the same number. */
    Repeats: z.optional(z.string()),
  }),
  z.object({ Kind: z.literal('reversedPayment'), Amount: Taka, Receipt: z.string(), Reason: Typed }),
  z.object({ Kind: z.literal('issuedInvoice'), Number: z.string(), Amount: Taka }),
  /** `Number` is of the credit note. */
  z.object({ Kind: z.literal('creditedInvoice'), Number: z.string(), Amount: Taka, Reason: Typed }),
  z.extend(Refund, { Kind: z.literal('proposedRefund') }),
  z.extend(Refund, { Kind: z.literal('approvedRefund') }),
  z.object({ Kind: z.literal('declinedRefund'), Amount: Taka }),
  z.extend(Refund, { Kind: z.literal('gaveRefund') }),
  z.object({
    Kind: z.literal('paidOutRefund'),
    Amount: Taka,
    How: z.enum(['gateway', 'cash', 'otherwise']),
    Reference: Typed,
  }),
] as const

export type OrderAct = z.infer<(typeof orderActs)[number]>['Kind']

/** What happened, by its kind. */
export const HistoryEntry = z.discriminatedUnion('Kind', [
  ...orderActs,
  /** The order's new status. Some changes have kinds of their own, which say more. */
  z.object({ Kind: z.literal('status'), To: OrderStatus }),
  /** Confirmed although it is paid later. */
  z.object({ Kind: z.literal('confirmedUnpaid'), Reason: Typed }),
  /** Completed by mistake, and confirmed again. */
  z.object({ Kind: z.literal('reopened') }),
  z.object({ Kind: z.literal('discounted'), Amount: Taka, Percent: z.number(), Reason: Typed }),
  /** Paid after the room that was booked by name had been sold. */
  z.object({ Kind: z.literal('gaveOtherRoom'), Named: Room, Rooms: z.array(Room) }),
  /** More was paid than it costs, and goes back. */
  z.object({ Kind: z.literal('overpaid'), Amount: Taka }),
  /** `Failure`: the gateway's words. */
  z.object({ Kind: z.literal('refundFailed'), Amount: Taka, Failure: z.string() }),
  z.object({ Kind: z.literal(['reconfirmed', 'undidReconfirm']) }),
  /** How many persons are registered in a room from then on. */
  z.object({ Kind: z.literal('registered'), Room, Persons: z.int() }),
  z.extend(ExpectedParty, { Kind: z.literal('setParty') }),
  z.object({ Kind: z.literal('note'), Text: Typed }),
])
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Kinds that bring another status. */
const statuses: Readonly<Partial<Record<HistoryEntry['Kind'], OrderStatus>>> = {
  confirmedUnpaid: 'Confirmed',
  reopened: 'Confirmed',
  reinstatedOrder: 'Confirmed',
  cancelledOrder: 'Cancelled',
}

/** The name by which SQL finds it: the order's new status, otherwise its kind. */
export function eventName(what: HistoryEntry): string {
  return what.Kind === 'status' ? what.To : (statuses[what.Kind] ?? what.Kind)
}

export const OrderEvent = z.object({
  At: Moment,
  By: Actor,
  Entry: HistoryEntry,
})
export type OrderEvent = z.infer<typeof OrderEvent>
