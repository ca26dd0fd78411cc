import { SeenSums } from '#contract/orders/sums.ts'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { Place } from '#contract/orders/orders.ts'
import { ActivityId, CalendarDate, line, listOf, LocalDateTime, RowId, TakaInput } from '#contract/wire.ts'
import { Reason, UnitId, UnitIds } from '#contract/desk-fields.ts'
import { RoomOfHouse } from './rooms.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { DeskMethod } from '#contract/money/till.ts'
import { DeskSource } from '#contract/values/desk-sources.ts'
import { ExpectedParty } from '#contract/orders/party.ts'
import { OrderCode } from '#contract/order-code.ts'

const Phone = line(40).check(z.minLength(1))
const Name = line(80).check(z.minLength(1))

/** A guest as staff recognize one: by the name, and by what they booked before. */
export const KnownGuest = z.object({
  Id: z.int(),
  Name: z.string(),
  Bookings: z.int(),
  /** Arrival of the latest stay that is confirmed or completed. */
  LastArrival: z.nullable(CalendarDate),
})
export type KnownGuest = z.infer<typeof KnownGuest>

/** Whose phone it is, as sign-in would find it; `Guest` is null where it belongs to nobody yet. */
export const findDeskGuest = endpoint({
  ...staffRead,
  path: 'DeskArea/Guest/Find',
  summary: 'The guest with a phone number',
  can: 'booking.make',
  problems: ['phone_invalid'],
  query: z.strictObject({ Phone }),
  /** `Phone` is the number in E.164. */
  data: z.object({ Phone: z.string(), Guest: z.nullable(KnownGuest) }),
})

/**
 * Whose booking it is. A `new` guest's phone that is someone's already is refused (`guest_known`): staff book for that guest, or ask for
 * another number, so that no two people become one unnoticed.
 */
export const BookedFor = z.discriminatedUnion('Kind', [
  z.strictObject({ Kind: z.literal('known'), Id: RowId }),
  z.strictObject({ Kind: z.literal('new'), Name, Phone, Email: line(254) }),
  z.strictObject({ Kind: z.literal('withoutPhone'), Name, Reason }),
])
export type BookedFor = z.infer<typeof BookedFor>

/** `now`: all of it or a deposit. `hold`: unpaid until a time on the resort's clock, then free again. `later`: confirmed, paid at the resort. */
export const DeskTerms = z.discriminatedUnion('Kind', [
  z.strictObject({
    Kind: z.literal('now'),
    Amount: TakaInput.check(z.minimum(1)),
    Method: DeskMethod,
    Reference: line(60),
    /** The number was met before, and the payment is taken all the same. */
    IsKnown: z.optional(z.boolean()),
  }),
  z.strictObject({ Kind: z.literal('hold'), Until: LocalDateTime }),
  z.strictObject({ Kind: z.literal('later'), Reason }),
])
export type DeskTerms = z.infer<typeof DeskTerms>

/** Percent of the room charge, before tax; a role has a limit (`discountLimits`), and what reception may not give wants a fresh code. */
export const DeskDiscount = z.strictObject({ Percent: z.int().check(z.minimum(1), z.maximum(100)), Reason })
export type DeskDiscount = z.infer<typeof DeskDiscount>

/** `UnitId`: the room that the guests are to have, or one of theirs; any free rooms without it. */
export const DeskPlace = z
  .extend(Place, { UnitId: z.optional(UnitId) })
  .check(z.refine(({ Type, UnitId: unit }) => unit === undefined || Type === 'ROOM', 'names a room of a whole house'))
export type DeskPlace = z.infer<typeof DeskPlace>

/**
 * Books as a guest does, at the same prices and for the same nights, for a guest who is there or calls. The sums are what staff were
 * shown, the discount taken off. Where others have the room that is named, `dates_taken` has `NightTaken` as data.
 */
export const bookAtDesk = endpoint({
  ...staffChange,
  path: 'DeskArea/Booking/Book',
  summary: 'Books rooms for a guest at the desk or on the phone',
  can: 'booking.make',
  problems: [
    'amount_too_large',
    'dates_not_available',
    'dates_taken',
    'guest_known',
    'guest_wrong',
    'hold_wrong',
    'not_found',
    'not_sold_by_room',
    'phone_invalid',
    'price_changed',
    'reference_known',
    'reference_missing',
    'sign_in_again',
    'till_closed',
    'till_too_old',
  ],
  body: z.strictObject({
    ActivityId,
    Places: z.array(DeskPlace).check(z.minLength(1), z.maxLength(50)),
    /** The room charge is less the discount. */
    ...SeenSums,
    Discount: z.nullable(DeskDiscount),
    Guest: BookedFor,
    Source: DeskSource,
    Terms: DeskTerms,
    Party: z.optional(ExpectedParty),
    /** Why staff sell a stay that a rule of its nights refuses to guests (`RateRefusal`). */
    Exception: z.optional(Reason),
  }),
  /** `Receipt` of what was paid now. */
  data: z.object({ Code: OrderCode, Receipt: z.nullable(z.string()) }),
})

/** Rooms for an order whose nights were sold before its money came: as many as it booked, for its own dates. */
export const assignOrderRooms = endpoint({
  ...staffChange,
  path: 'DeskArea/Order/Place',
  summary: 'Gives an order that was paid too late rooms that are free',
  can: 'stay.change',
  problems: ['not_found', 'order_settled', 'dates_taken', 'stay_not_ready'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    UnitIds,
  }),
  data: z.null(),
})

/** What such an order needs, and where it could go. */
export const listRoomsForOrder = endpoint({
  ...staffRead,
  path: 'DeskArea/Order/Places/{Code}',
  summary: 'Rooms that are free on all nights of an order',
  can: 'stay.change',
  problems: ['not_found'],
  params: z.strictObject({ Code: OrderCode }),
  data: z.object({
    /** How many rooms it has to be given. */
    Rooms: z.int(),
    ...listOf(RoomOfHouse).shape,
  }),
})
