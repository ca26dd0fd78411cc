import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, listOf, Moment, RowId } from '#contract/wire.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'

/** What one shift tells the next. */
export const ShiftNote = z.object({ Id: z.int(), At: Moment, By: z.string(), Text: z.string() })
export type ShiftNote = z.infer<typeof ShiftNote>

export const listShiftNotes = endpoint({
  ...staffRead,
  path: 'DeskArea/ShiftNote/List',
  summary: 'The notes to the shift that nobody has done yet, the oldest first',
  can: 'order.read',
  data: listOf(ShiftNote),
})

export const writeShiftNote = endpoint({
  ...staffChange,
  path: 'DeskArea/ShiftNote/Write',
  summary: 'Leaves a note to the shift',
  can: 'note.write',
  body: z.strictObject({ ActivityId, Text: line(500).check(z.minLength(1)) }),
  data: z.null(),
})

/** `IsDone` false takes it back. */
export const finishShiftNote = endpoint({
  ...staffChange,
  path: 'DeskArea/ShiftNote/Finish',
  summary: 'A note to the shift is done',
  can: 'note.write',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, Id: RowId, IsDone: z.boolean() }),
  data: z.null(),
})
