import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, CalendarDate, line, listOf, Moment, RowId } from '#contract/wire.ts'
import { UnitIds, Version } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'

/** Why a room is not sold: it is repaired or painted, the owner uses it, or the words explain it. */
export const blockKinds = ['maintenance', 'owner', 'other'] as const
export const BlockKind = z.enum(blockKinds)
export type BlockKind = z.infer<typeof BlockKind>

/** A room that is not sold for some nights. */
export const DeskBlock = z.object({
  Id: z.int(),
  Version,
  UnitId: z.string(),
  Room: z.string(),
  House: z.string(),
  Kind: BlockKind,
  Reason: z.string(),
  /** The first night, and the day from which the room is sold again. */
  From: CalendarDate,
  Until: CalendarDate,
  /** Who blocked it, and when. */
  By: z.string(),
  At: Moment,
})
export type DeskBlock = z.infer<typeof DeskBlock>

export const listBlocks = endpoint({
  ...staffRead,
  path: 'DeskArea/Block/List',
  summary: 'Blocks that run now or will, by room',
  can: 'board.read',
  data: listOf(DeskBlock),
})

/** All of these rooms or none of them. Nights that are sold, held or blocked already refuse it. */
export const addBlocks = endpoint({
  ...staffChange,
  path: 'DeskArea/Block/Add',
  summary: 'Takes rooms off sale for some nights',
  can: 'room.block',
  problems: ['not_found', 'dates_not_available', 'dates_taken', 'fields_missing', 'forbidden', 'sign_in_again'],
  body: z.strictObject({
    ActivityId,
    UnitIds,
    From: CalendarDate,
    Until: CalendarDate,
    Kind: BlockKind,
    /** Required where the kind explains nothing. */
    Reason: line(200),
  }),
  data: z.null(),
})

/** The nights from `From` on are on sale at once; those before today stay as they were. */
export const releaseBlock = endpoint({
  ...staffChange,
  path: 'DeskArea/Block/Release',
  summary: 'Puts a blocked room on sale again, from a day on',
  can: 'room.block',
  problems: ['not_found', 'changed_elsewhere', 'too_late', 'forbidden'],
  body: z.strictObject({
    ActivityId,
    /** As the person saw it: one that was changed since is refused. */
    Block: z.strictObject({ Id: RowId, Version }),
    From: CalendarDate,
  }),
  data: z.null(),
})
