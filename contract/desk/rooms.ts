import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, listOf } from '#contract/wire.ts'
import { staffChange, staffRead } from './staff-endpoint.ts'

export const listRooms = endpoint({
  ...staffRead,
  path: 'DeskArea/Room/List',
  summary: 'All rooms, by house',
  can: 'board.read',
  data: listOf(z.object({ UnitId: z.string(), Room: z.string(), House: z.string() })),
})

export const renameRoom = endpoint({
  ...staffChange,
  path: 'DeskArea/Room/Rename',
  summary: 'Changes the name of a room',
  can: 'room.rename',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, UnitId: z.string().check(z.maxLength(40)), Name: line(60).check(z.minLength(1)) }),
  data: z.null(),
})
