// A booking whose rooms were sold before its money came gets as many others that are free on all of its nights.

import type { DataOf } from '#contract/endpoint.ts'
import { type DialogForm, readingDialogMachine } from '#machines/parts/dialog.ts'
import type { listRoomsForOrder } from '#contract/reception/walk-in.ts'

export type AssignFields = { unitIds: readonly string[] }

export type FreeRooms = DataOf<typeof listRoomsForOrder>

export const assignRoomsMachine = readingDialogMachine({
  id: 'assignRooms',
  start: (): AssignFields => ({ unitIds: [] }),
  validate: ({ fields, data }: DialogForm<AssignFields, { code: string }, FreeRooms>) => ({
    unitIds: fields.unitIds.length === data.Rooms ? undefined : ('tooFew' as const),
  }),
  reconcile: ({ unitIds }, { Data: rooms }) => ({
    unitIds: unitIds.filter((unitId) => rooms.some(({ UnitId }) => UnitId === unitId)),
  }),
})
