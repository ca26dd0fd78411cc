import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, listOf } from '#contract/wire.ts'

export const listRooms = endpoint({
  method: 'GET',
  path: 'DeskArea/Room/List',
  area: 'Desk',
  summary: 'All rooms, by house',
  caller: 'staff',
  can: 'board.read',
  data: listOf(z.object({ UnitId: z.string(), Room: z.string(), House: z.string() })),
})

export const renameRoom = endpoint({
  method: 'POST',
  path: 'DeskArea/Room/Rename',
  area: 'Desk',
  summary: 'Changes the name of a room',
  caller: 'staff',
  can: 'room.rename',
  once: 'answer',
  problems: ['not_found'],
  body: z.strictObject({ ActivityId, UnitId: z.string().check(z.maxLength(40)), Name: line(60).check(z.minLength(1)) }),
  data: z.null(),
})
