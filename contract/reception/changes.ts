import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, CalendarDate, distinct, line, RowId, Taka, TakaInput, WithLevies } from '#contract/wire.ts'
import { RateRefusal } from '#contract/catalogue/houses.ts'
import { UnitId } from '#contract/desk-fields.ts'
import { staffChange } from '#contract/staff-endpoint.ts'
import { RoomOfHouse, RoomState } from './rooms.ts'
import { SeenStay, stayProblems } from './stays.ts'
import { BillSums } from '#contract/orders/orders.ts'
import { OrderCode } from '#contract/order-code.ts'

// A change of an order's stays: which rooms and nights it has afterwards, and what that costs. It is quoted by a dry run first, and then made at
// the sums that were seen.

/** A stay of the order. A whole house is named by any of its stays, with its own room. */
const StayId = RowId
const Days = { Arrival: CalendarDate, Departure: CalendarDate }

/**
 * - `change`: other days, another room, or both. Guests in the house keep their arrival, and sleep in another room from today on.
 * - `addRoom`: one more room for a confirmed booking, at the price of today: the first that is free where `UnitId` is null.
 * - `cancelRoom`: one room of several, or a whole house of an order that has more, before its guests come.
 * - `reinstate`: what was cancelled is booked again, for the same nights in the same house at the price that it had: one room, or a whole house,
 *   of a confirmed order, or a cancelled order with all that it had then.
 */
export const StayWish = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('change'), StayId, UnitId, ...Days }),
  z.strictObject({ Kind: z.literal('addRoom'), Code: OrderCode, UnitId: z.nullable(UnitId), ...Days }),
  z.strictObject({ Kind: z.literal('cancelRoom'), StayId }),
  z.strictObject({ Kind: z.literal('reinstate'), StayId }),
])
export type StayWish = z.infer<typeof StayWish>

/** Who or what has a night that a change needs: an order, or a block where `Code` is null. */
export const NightTaken = z.object({
  Room: z.string(),
  Night: CalendarDate,
  Code: z.nullable(OrderCode),
  /** Null for a block, and for who may not read orders. */
  Guest: z.nullable(z.string()),
})
export type NightTaken = z.infer<typeof NightTaken>

/** A room that the guests could have. */
export const RoomOffer = z.extend(RoomOfHouse, {
  RoomState,
  /** How much it adds to the bill, and how much cheaper it is although the price stays. BDT before VAT. */
  Dearer: Taka,
  Cheaper: Taka,
  /** One room of a house that is sold as a whole: it needs a reason, and the right to split the house. */
  IsPart: z.boolean(),
})
export type RoomOffer = z.infer<typeof RoomOffer>

/** What a change comes to: sums of the whole order in BDT. */
export const ChangeQuote = z.object({
  /** All stays that change together: of a whole house each of its rooms. */
  Stays: z.array(SeenStay),
  /** The room of each of them, or the one that is added. A reinstated stay gets its own room while that is free; otherwise `Before` names that. */
  Rooms: z.array(z.extend(RoomOfHouse, { Before: z.nullable(z.string()) })),
  /** Where there is a choice: the room of now, and those that are free on the nights of the wish. */
  Offers: z.array(RoomOffer),
  /** The first night that is taken by others, or null: then the change is possible. */
  Taken: z.nullable(NightTaken),
  /** One room of a house that is sold as a whole, or a stay that a rule refuses to guests: that needs a reason. */
  NeedsReason: z.boolean(),
  /** The rule that refuses the stay to guests. */
  Refusal: z.optional(RateRefusal),
  /** The room into which guests in the house move: from which day on they have it, and whether it is ready now. Absent where nobody does. */
  Entering: z.optional(z.object({ Since: CalendarDate, RoomState })),
  ...WithLevies,
  /** For a cancelled order that is reinstated: what the resort keeps of it. */
  Before: BillSums,
  After: BillSums,
  /** Before VAT: stays on the bill of what was given up, by the refund policy. */
  Kept: Taka,
  /** The most that an allowance can take off, before VAT: what the change puts on the bill, and `Cheaper`. */
  Charged: Taka,
  /** How much less the new room costs than the old one, before VAT. The price stays, unless an allowance takes it off. */
  Cheaper: Taka,
  /** To be paid afterwards. */
  Due: Taka,
  /** Goes back to the guest. */
  Refund: Taka,
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

/**
 * A dry run changes nothing. Otherwise the stays, rooms and sums are those that the quote showed: if they have changed since, the change is
 * refused with the new quote (`price_changed`), and if others have taken a night, with its `NightTaken` (`dates_taken`).
 */
export const changeStays = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/Change',
  summary: 'Gives an order other rooms or nights, or quotes what that costs',
  can: 'stay.change',
  danger: { freshCode: { unless: { Reason: '' } }, limit: 'giveAway', act: 'gaveAllowance' },
  problems: [
    ...stayProblems,
    'amount_too_large',
    'dates_not_available',
    'dates_taken',
    'fields_missing',
    'price_changed',
    'room_occupied',
  ],
  body: z.strictObject({
    ActivityId,
    Wish: StayWish,
    DryRun: z.boolean(),
    /** As quoted; empty where a room is added. */
    Stays: z._default(
      distinct(SeenStay, ({ Id }) => Id, 99),
      [],
    ),
    /** The rooms of a quote by their ids. */
    UnitIds: z._default(z.array(UnitId).check(z.maxLength(99)), []),
    Payable: z._default(TakaInput, 0),
    Refund: z._default(TakaInput, 0),
    /** Tells by SMS. A guest who gets money back is told in any case. */
    TellGuest: z._default(z.boolean(), false),
    /** Taken off what the change charges, BDT before VAT: the limit of what one may give counts it. `Payable` and `Refund` are without it. */
    Allowance: z._default(TakaInput, 0),
    /** Why, where there is an allowance; empty otherwise. */
    Reason: z._default(line(200), ''),
  }),
  data: z.object({
    /** Answers a dry run. */
    Quote: z.nullable(ChangeQuote),
    /** The stay by which a change that was made can be undone; null where it is not undone but cancelled. */
    Undo: z.nullable(SeenStay),
  }),
})
