import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, CalendarDate, distinct, line, listOf, queryInteger, Taka, TakaInput } from '#contract/wire.ts'
import { UnitId } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { RoomOfHouse, RoomState } from './rooms.ts'
import { SeenStay, SeenStays, stayProblems } from './stays.ts'
import { OrderCode } from '#contract/order-code.ts'

// A change of an order's stays: which rooms and nights it has afterwards, and what that costs. Each is quoted first, and then done at the sums
// that were seen.

const StayId = queryInteger({ min: 0, max: 999_999_999 })

/** What an order comes to. BDT. */
export const BillSums = z.object({ Charge: Taka, Tax: Taka, Payable: Taka })

/** Sums of the whole order, BDT. `Kept`, before VAT, stays on the bill of what was given up, by the refund policy. */
const ChangeTerms = z.object({
  Before: BillSums,
  After: BillSums,
  Kept: Taka,
  /** At most so much can be taken off by an allowance, before VAT: what the change puts on the bill, and `Cheaper`. */
  Charged: Taka,
  /** What the new room costs less than the one before, before VAT. The price stays, unless an allowance takes it off. */
  Cheaper: Taka,
  /** To be paid afterwards. */
  Due: Taka,
  /** Goes back to the guest. */
  Refund: Taka,
})

/** Who or what has a night that a change needs: an order, or a block where `Code` is null. */
export const NightTaken = z.object({
  Room: z.string(),
  Night: CalendarDate,
  Code: z.nullable(OrderCode),
  /** Null for a block, and for who may not read orders. */
  Guest: z.nullable(z.string()),
})
export type NightTaken = z.infer<typeof NightTaken>

export const ChangeQuote = z.object({
  /** All stays that change together: of a whole house each of its rooms. The change is sent these. */
  Stays: z.array(SeenStay),
  /** The first night that is taken by others, or null: then the change is possible. */
  Taken: z.nullable(NightTaken),
  /** One room of a house that is sold as a whole: that needs a reason. */
  NeedsReason: z.boolean(),
  /** The room into which guests in the house move: from which day on they have it, and whether it is ready now. Absent where nobody does. */
  Entering: z.optional(z.object({ Since: CalendarDate, RoomState })),
  ...ChangeTerms.shape,
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

/** What a person saw and decided with a change. `Payable` and `Refund` are those of the quote, without an allowance. */
const Seen = {
  Payable: TakaInput,
  Refund: TakaInput,
  /** Tells by SMS. A guest who gets money back is told in any case. */
  TellGuest: z.boolean(),
}

const Decision = {
  ...Seen,
  /** Taken off what the change charges, BDT before VAT: the limit of what one may give counts it. */
  Allowance: z._default(TakaInput, 0),
  /** Why, where there is an allowance; empty otherwise. */
  Reason: z._default(line(200), ''),
}

const danger = {
  freshCode: { unless: { Reason: '' } },
  limit: 'giveAway',
  act: 'gaveAllowance',
} as const

const changeProblems = [
  ...stayProblems,
  'amount_too_large',
  'dates_not_available',
  'dates_taken',
  'fields_missing',
  'price_changed',
] as const

/**
 * Other days, another room, or both. Guests in the house keep their arrival, and sleep in another room from today on. Of a whole house any
 * of its stays is named, with its own room.
 */
export const quoteStayChange = endpoint({
  ...staffRead,
  path: 'DeskArea/Stay/QuoteChange',
  summary: 'Whether a stay can have another room or other days, and what that costs',
  can: 'stay.change',
  problems: ['not_found', 'stay_not_ready', 'dates_not_available', 'dates_taken', 'room_occupied', 'amount_too_large'],
  query: z.strictObject({ Id: StayId, UnitId, Arrival: CalendarDate, Departure: CalendarDate }),
  data: ChangeQuote,
})

/** `dates_taken` has `NightTaken` as data, and `price_changed` the new quote. */
export const changeStay = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/Change',
  summary: 'Gives guests other days, another room, or both',
  can: 'stay.change',
  danger,
  problems: [...changeProblems, 'room_occupied'],
  body: z.strictObject({
    ActivityId,
    Stays: SeenStays,
    UnitId,
    Arrival: CalendarDate,
    Departure: CalendarDate,
    ...Decision,
  }),
  data: z.null(),
})

/** One room of several, or a whole house of an order that has more, before its guests come. */
export const quoteRoomCancellation = endpoint({
  ...staffRead,
  path: 'DeskArea/Stay/QuoteCancel',
  summary: 'What cancelling one room of a booking gives back',
  can: 'stay.change',
  problems: ['not_found', 'stay_not_ready', 'amount_too_large'],
  query: z.strictObject({ Id: StayId }),
  data: ChangeQuote,
})

export const cancelRoom = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/Cancel',
  summary: 'Cancels one room of a booking of several',
  can: 'stay.change',
  danger,
  problems: [...stayProblems, 'amount_too_large', 'dates_taken', 'fields_missing', 'price_changed'],
  body: z.strictObject({
    ActivityId,
    Stays: SeenStays,
    ...Decision,
  }),
  data: z.null(),
})

/** One more room for guests of a confirmed booking, at the price of today. */
export const quoteRoom = endpoint({
  ...staffRead,
  path: 'DeskArea/Order/QuoteRoom',
  summary: 'Whether a booking can have another room on some days, and what that costs',
  can: 'stay.change',
  problems: ['not_found', 'stay_not_ready', 'dates_not_available', 'dates_taken', 'amount_too_large'],
  query: z.strictObject({ Code: OrderCode, UnitId, Arrival: CalendarDate, Departure: CalendarDate }),
  data: ChangeQuote,
})

export const addRoom = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/AddRoom',
  summary: 'Adds a room to a confirmed booking',
  can: 'stay.change',
  danger,
  problems: changeProblems,
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    UnitId,
    Arrival: CalendarDate,
    Departure: CalendarDate,
    ...Decision,
  }),
  data: z.null(),
})

/**
 * What was cancelled is booked again, for the same nights in the same house at the price that it had: one room, or a whole house, of a
 * confirmed order, or a cancelled order with all that it had then. `Before`: of a cancelled order what the resort keeps of it.
 */
export const ReinstatementQuote = z.object({
  ...ChangeQuote.shape,
  /** The room that each of `Stays` gets: its own while that is free. `Before`: its own, where it gets another of the house. */
  Rooms: z.array(z.object({ UnitId: z.string(), Room: z.string(), Before: z.nullable(z.string()) })),
})
export type ReinstatementQuote = z.infer<typeof ReinstatementQuote>

export const quoteReinstatement = endpoint({
  ...staffRead,
  path: 'DeskArea/Stay/QuoteReinstatement',
  summary: 'Whether a cancelled stay, or its cancelled booking, can be reinstated, and what becomes due',
  can: 'stay.change',
  problems: ['not_found', 'stay_not_ready', 'amount_too_large'],
  query: z.strictObject({ Id: StayId }),
  data: ReinstatementQuote,
})

export const reinstateStays = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/Reinstate',
  summary: 'Reinstates a cancelled stay, or a cancelled booking',
  can: 'stay.change',
  problems: [...stayProblems, 'amount_too_large', 'dates_taken', 'price_changed'],
  body: z.strictObject({
    ActivityId,
    /** As quoted, each with the room that it gets. */
    Stays: distinct(z.extend(SeenStay, { UnitId }), ({ Id }) => Id, 99).check(z.minLength(1)),
    ...Seen,
  }),
  data: z.null(),
})

/** Rooms that nobody has on these nights. */
export const listRoomsOnDays = endpoint({
  ...staffRead,
  path: 'DeskArea/Stay/RoomsOnDays',
  summary: 'Rooms that are free on some nights',
  can: 'stay.change',
  problems: ['dates_not_available'],
  query: z.strictObject({ Arrival: CalendarDate, Departure: CalendarDate }),
  data: listOf(RoomOfHouse),
})
