import * as z from 'zod/mini'
import { StayState, undoableChanges } from '#contract/orders/stays.ts'
import { endpoint } from '#contract/endpoint.ts'
import { PlaceType } from '#contract/catalogue/houses.ts'
import { ActivityId, CalendarDate, distinct, line, Moment, RowId, Taka } from '#contract/wire.ts'
import { Version } from '#contract/desk-fields.ts'
import { RoomState } from './rooms.ts'
import { staffChange } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

/** One room of an order. Who may not read orders gets neither name, phone nor money. */
export const DeskStay = z.object({
  Id: z.int(),
  Version,
  State: StayState,
  /** Its guests have been checked in, also where that was undone: they are no no-show. */
  WasInHouse: z.boolean(),
  Code: OrderCode,
  Guest: z.nullable(z.string()),
  Phone: z.nullable(z.string()),
  UnitId: z.string(),
  Room: z.string(),
  House: z.string(),
  /** Whether the room is ready now. */
  RoomState,
  Type: PlaceType,
  Arrival: CalendarDate,
  Departure: CalendarDate,
  /** How many rooms the order has on these days, this one included. */
  Rooms: z.int(),
  /** What is still to be paid of the whole order. */
  Due: z.nullable(Taka),
  /** The company that pays it; absent where the guests do. */
  BilledTo: z.optional(z.string()),
  /** What the member who reads it may undo, and until when; null where there is nothing to undo. */
  Undoes: z.nullable(z.enum(undoableChanges)),
  UndoUntil: z.nullable(Moment),
})
export type DeskStay = z.infer<typeof DeskStay>

/** A stay as the person saw it: one that was changed since is refused (`changed_elsewhere`). */
export const SeenStay = z.strictObject({ Id: RowId, Version })
export type SeenStay = z.infer<typeof SeenStay>
/** All of one order. */
export const SeenStays = distinct(SeenStay, ({ Id }) => Id, 99).check(z.minLength(1))
export const stayProblems = ['not_found', 'changed_elsewhere', 'stay_not_ready'] as const

/**
 * Some or all rooms of one order; from the day of arrival until the day of departure. No-shows of the night who came after all, until noon:
 * they have their room until the first night that others have now.
 */
export const checkIn = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/CheckIn',
  summary: 'Guests have arrived in rooms of an order',
  can: 'stay.change',
  problems: [...stayProblems, 'room_occupied', 'dates_taken'],
  body: z.strictObject({ ActivityId, Stays: SeenStays }),
  data: z.null(),
})

/**
 * Nights that are left are free at once. The last rooms of an order with something due that no company pays need a reason, and the right to
 * give one.
 */
export const checkOut = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/CheckOut',
  summary: 'Guests have left rooms of an order',
  can: 'stay.change',
  danger: { freshCode: { unless: { WaiveReason: '' } }, limit: 'giveAway', act: 'waivedDue' },
  problems: [...stayProblems, 'due_open'],
  body: z.strictObject({
    ActivityId,
    Stays: SeenStays,
    /** Why they leave with something due; empty otherwise. */
    WaiveReason: line(200),
  }),
  data: z.null(),
})

/** On the day of arrival guests may come until late; from then on their rooms can be given away. */
export const NO_SHOW_FROM = '22:00'

/** The first night is charged and stays taken; those after it are free at once. */
export const markNoShow = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/NoShow',
  summary: 'Guests who were expected did not come',
  can: 'stay.change',
  problems: [...stayProblems, 'due_open'],
  body: z.strictObject({ ActivityId, Stays: SeenStays }),
  data: z.null(),
})

/**
 * Undoes the last change of a stay, until the day is over on which such a change was first made, and while its room and nights are free.
 * After a check-out or a no-show guests have their room until the first night that others have now.
 */
export const undoStay = endpoint({
  ...staffChange,
  path: 'DeskArea/Stay/Undo',
  summary: 'Undoes a check-in, a check-out, a no-show, a move or a change of days',
  can: 'stay.change',
  problems: [...stayProblems, 'dates_taken', 'room_occupied', 'too_late', 'amount_too_large'],
  body: z.strictObject({ ActivityId, Stay: SeenStay }),
  data: z.null(),
})
