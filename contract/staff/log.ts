import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { contentRights, roles } from '#contract/values/roles.ts'
import { CalendarDate, Moment, Page, queryInteger, Taka, take, Levies } from '#contract/wire.ts'
import { NamedPlace } from '#contract/catalogue/houses.ts'
import { blockKinds } from '#contract/reception/blocks.ts'
import { roomStates } from '#contract/reception/rooms.ts'
import { staffRead } from '#contract/staff-endpoint.ts'
import { HistoryEntry, orderActs, Typed } from '#contract/orders/history.ts'
import { OrderCode } from '#contract/order-code.ts'

const Role = z.enum(roles)
const Content = z.optional(z.enum(contentRights))
const Name = z.string()
const RoomState = z.enum(roomStates)
const Minutes = z.int()
/** A block's first night, and the day after the last. */
const Nights = { From: CalendarDate, Until: CalendarDate }
const Counted = { Counted: Taka, Expected: Taka }
/** Below 0 for what left the till. `RefundOf`: the booking whose refund was paid out. */
const Movement = { Amount: Taka, Reason: Typed, RefundOf: z.optional(OrderCode) }

/** What staff did, by its kind: with an order, or with all else. */
export const LoggedAct = z.discriminatedUnion('Kind', [
  ...orderActs,
  z.object({
    Kind: z.literal([
      'signedIn',
      'signedOut',
      'failedSignIn',
      'failedCode',
      'failedPin',
      'usedRecoveryCode',
      'enrolled',
      'changedPassword',
      'setPin',
      'resetStaff',
      'endedStaff',
      'forgotBrowser',
      'openedStudio',
    ]),
  }),
  /** `From`: who was signed in there. */
  z.object({ Kind: z.literal('switchedTo'), From: Name }),
  /** `Content`: what they may do in the Studio from then on, where that changed. */
  z.object({ Kind: z.literal('addedStaff'), Role, Content }),
  z.object({ Kind: z.literal('setRole'), From: Role, To: Role, Content }),
  z.object({ Kind: z.literal('renamedRoom'), From: Name, To: Name }),
  z.object({ Kind: z.literal(['addedRoomToHouse', 'removedRoom']), House: Name }),
  /** `Before` and `After`: the values that were changed, such as two phones. */
  z.object({ Kind: z.literal('correctedGuest'), Before: Typed, After: Typed, Reason: Typed }),
  z.object({ Kind: z.literal('proposedPhone'), Before: Typed, After: Typed, Reason: Typed }),
  /** Pages of guests without a booking of these days, on this day so far. */
  z.object({ Kind: z.literal('openedGuests'), Count: z.int() }),
  z.object({ Kind: z.literal('declinedPhone'), After: Typed }),
  z.object({ Kind: z.literal('markedRoom'), From: RoomState, To: RoomState, Note: Typed }),
  z.object({ Kind: z.literal(['reportedRepair', 'mendedRoom']), Note: Typed }),
  z.object({ Kind: z.literal('setTurnTime'), From: Minutes, To: Minutes }),
  z.object({ Kind: z.literal('blockedRoom'), ...Nights, Cause: z.enum(blockKinds), Reason: Typed }),
  z.object({ Kind: z.literal('releasedRoom'), ...Nights }),
  /** `Nights` 0: a week of base prices. `Before` and `After`: taka, where all nights changed alike. `Name`: a season, as staff called it. */
  z.object({
    Kind: z.literal(['changedRates', 'undidRates']),
    Name,
    Places: z.array(NamedPlace),
    Nights: z.int(),
    From: z.nullable(CalendarDate),
    Until: z.nullable(CalendarDate),
    Before: z.nullable(Taka),
    After: z.nullable(Taka),
  }),
  z.object({ Kind: z.literal('changedLevies'), Before: Levies, After: Levies }),
  z.object({ Kind: z.literal('openedTill'), Float: Taka }),
  z.object({ Kind: z.literal('countedTill'), ...Counted }),
  z.object({ Kind: z.literal('closedTill'), ...Counted, Note: Typed }),
  z.object({ Kind: z.literal('movedCash'), ...Movement }),
  z.object({ Kind: z.literal('reversedCash'), ...Movement }),
  /** Who was in the house in a night, with their documents. */
  z.object({ Kind: z.literal('readRegister'), Night: CalendarDate, Persons: z.int() }),
])
export type LoggedAct = z.infer<typeof LoggedAct>

/** What a row of the log is about. Rows are only added. */
export type StaffAct = LoggedAct['Kind']
export const staffActs = LoggedAct._zod.def.options.flatMap(({ shape }) => shape.Kind._zod.def.values)

/** The names that free text has in the histories of orders and in the log: the fields that alone may be missing. */
export const typedFields = [
  ...new Set(
    [...HistoryEntry._zod.def.options, ...LoggedAct._zod.def.options].flatMap(({ shape }) =>
      Object.entries(shape).flatMap(([name, field]) => (field._zod.def.type === 'default' ? [name] : [])),
    ),
  ),
]

export const LogEntry = z.object({
  Id: z.int(),
  At: Moment,
  /** `stranger`: someone failed to sign in. */
  By: z.discriminatedUnion('Kind', [
    z.object({ Kind: z.literal('staff'), Id: z.int(), Name }),
    z.object({ Kind: z.enum(['commandLine', 'stranger']) }),
  ]),
  Entry: LoggedAct,
  /** What it was done to, by name: a member of staff, a room, a booking with its guest, or a shift. */
  Subject: z.string(),
  /** The booking that it was done to, for a link; null where it was none. */
  Code: z.nullable(OrderCode),
})
export type LogEntry = z.infer<typeof LogEntry>

export const readLog = endpoint({
  ...staffRead,
  path: 'DeskArea/Staff/Log',
  summary: 'What staff did, the latest first',
  can: 'log.read',
  query: z.strictObject({
    /** Days in Dhaka, both included. */
    From: CalendarDate,
    To: CalendarDate,
    MemberId: z.optional(queryInteger({ min: 1, max: 999_999_999 })),
    Kind: z.optional(z.enum(staffActs)),
    Page,
    Take: take(100),
  }),
  /** `Members`: whose acts can be requested. */
  data: z.object({
    Data: z.array(LogEntry),
    Count: z.int(),
    Members: z.array(z.object({ Id: z.int(), Name })),
  }),
})
