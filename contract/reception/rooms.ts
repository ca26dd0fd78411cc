import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, CalendarDate, line, Moment } from '#contract/wire.ts'
import { UnitId, Version } from '#contract/desk-fields.ts'
import { HouseId } from '#contract/catalogue/houses.ts'
import { BlockKind } from './blocks.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

/** Whether a room is ready for guests. Guests who leave make it dirty. What is out of order is blocked (blocks.ts). */
export const roomStates = ['dirty', 'clean', 'inspected'] as const
export const RoomState = z.enum(roomStates)
export type RoomState = z.infer<typeof RoomState>

/**
 * What a room is used for today: guests in it who leave today, stay over or came today, or who are expected; `next` are the first who
 * come on a later day.
 */
export const roomUses = ['leaves', 'staysOver', 'arrived', 'arrives', 'next'] as const
export const RoomUse = z.enum(roomUses)
export type RoomUse = z.infer<typeof RoomUse>

/** A room and its house. */
export const RoomOfHouse = z.object({ UnitId: z.string(), Room: z.string(), House: z.string() })

export const DeskRoom = z.extend(RoomOfHouse, {
  HouseId,
  State: RoomState,
  /** Counts changes of its state; 0 where it was never marked. */
  Version,
  /** In the words of staff: 'extra bed', 'tap drips'. */
  Note: z.string(),
  /** Who marked it, and when. Null where nobody did. */
  MarkedBy: z.nullable(z.string()),
  MarkedAt: z.nullable(Moment),
  /** What is to be mended: in whose words, since when, and whether the caller may say that it is. Null where nothing is. */
  Repair: z._default(
    z.nullable(z.object({ Text: z.string(), By: z.string(), At: Moment, CanMend: z.boolean() })),
    null,
  ),
  /** Why it is out of order tonight. */
  Block: z.nullable(z.object({ Kind: BlockKind, Reason: z.string(), Until: CalendarDate })),
  /** Those in it first. Who may not read orders gets no names and no codes. */
  Guests: z.array(
    z.object({
      Use: RoomUse,
      Code: z.nullable(OrderCode),
      Guest: z.nullable(z.string()),
      Arrival: CalendarDate,
      Departure: CalendarDate,
      /** How many are registered in this room. */
      Here: z.int(),
      /** How many they are in all `Rooms` of their booking, until it is known of each room; null where nobody said so. */
      Party: z.nullable(z.object({ Count: z.int(), Rooms: z.int() })),
    }),
  ),
})
export type DeskRoom = z.infer<typeof DeskRoom>

export const listRooms = endpoint({
  ...staffRead,
  path: 'DeskArea/Room/List',
  summary: 'All rooms by house: whether they are ready, and who is in them',
  can: 'board.read',
  data: z.object({
    Data: z.array(DeskRoom),
    /** For how many minutes the site does not sell a dirty room for tonight. */
    TurnMinutes: z.int(),
  }),
})

/** To any state: each press of a person is one mark, and its undo another. */
export const markRoom = endpoint({
  ...staffChange,
  path: 'DeskArea/Room/Mark',
  summary: 'Says whether a room is dirty, clean or inspected',
  can: 'room.mark',
  problems: ['not_found', 'changed_elsewhere'],
  body: z.strictObject({
    ActivityId,
    /** As the person saw it: one that was marked since is refused. */
    Room: z.strictObject({ UnitId, Version }),
    State: RoomState,
    Note: line(200),
  }),
  data: z.object({ Version }),
})

/** Only the member who reported it, or one who may take rooms off sale, can mark it as mended. */
export const setRepair = endpoint({
  ...staffChange,
  path: 'DeskArea/Room/Repair',
  summary: 'Reports what is to be mended in a room, or that it is mended',
  can: 'room.mark',
  problems: ['not_found', 'changed_elsewhere', 'forbidden'],
  body: z.strictObject({
    ActivityId,
    /** As in `markRoom`. */
    Room: z.strictObject({ UnitId, Version }),
    /** Empty: it is mended. */
    Repair: line(200),
  }),
  data: z.object({ Version }),
})

export const MAX_TURN_MINUTES = 720

export const setTurnTime = endpoint({
  ...staffChange,
  path: 'DeskArea/Room/SetTurnTime',
  summary: 'Changes how long the site does not sell a dirty room for tonight',
  can: 'room.setTurnTime',
  body: z.strictObject({ ActivityId, Minutes: z.int().check(z.minimum(0), z.maximum(MAX_TURN_MINUTES)) }),
  data: z.null(),
})

/** Unique among the rooms of its house. */
const RoomName = line(60).check(z.minLength(1))

export const renameRoom = endpoint({
  ...staffChange,
  path: 'DeskArea/Room/Rename',
  summary: 'Changes the name of a room',
  can: 'room.change',
  problems: ['not_found', 'already_registered'],
  body: z.strictObject({ ActivityId, UnitId, Name: RoomName }),
  data: z.null(),
})

export const addRoom = endpoint({
  ...staffChange,
  path: 'DeskArea/Room/Add',
  summary: 'Adds a room to a house: bookings that have the house as a whole have it too',
  can: 'room.change',
  problems: ['not_found', 'already_registered'],
  body: z.strictObject({ ActivityId, HouseId, Name: RoomName }),
  data: z.null(),
})

/** The last room of a house stays. */
export const removeRoom = endpoint({
  ...staffChange,
  path: 'DeskArea/Room/Remove',
  summary: 'Takes a room out of its house for good, once no booking and no block has it any more',
  can: 'room.change',
  problems: ['not_found', 'room_occupied', 'dates_taken', 'last_room'],
  body: z.strictObject({ ActivityId, UnitId }),
  data: z.null(),
})
