import { addDays } from '#contract/values/calendar.ts'
import { blockRoomsMachine } from '#machines/desk/block-rooms.machine.ts'
import { createBlockActors } from '#desk/blocks/blocks.actors.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openBlocks, ROOM } from './worlds/block-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const TOMORROW = addDays(TODAY, 1)
const FROM = addDays(TODAY, 3)
const UNTIL = addDays(FROM, 3)
const WORDS = 'film shoot'

/** As reception opens it from a room. */
const subject = { today: TODAY, most: 3, unitIds: [ROOM.UnitId] }

export const blockRoomsFlow = dialogFlow(blockRoomsMachine)({
  open: openBlocks,
  alone: 'Each form begins without the blocks of all others.',
  actors: createBlockActors,
  subject,
  prepare: ({ clear }) => clear().then(() => subject),
  unfilled: { unitIds: [ROOM.UnitId], from: TODAY, until: TOMORROW, kind: 'maintenance', reason: '' },
  typings: [
    { field: 'unitIds', value: [], shows: 'unitIds: missing' },
    { field: 'unitIds', value: [ROOM.UnitId, '000000001-002'], shows: 'cleared' },
    { field: 'from', value: FROM },
    { field: 'until', value: addDays(FROM, 5), shows: 'until: tooLong' },
    { field: 'until', value: UNTIL, shows: 'cleared' },
    { field: 'kind', value: 'other', shows: 'reason: missing' },
    { field: 'reason', value: WORDS, shows: 'cleared' },
  ],
  submitted: ['unitIds: missing', 'until: tooLong', 'reason: missing', 'cleared'],
  allow: ({ clear }) => clear(),
  /** Blocked are the nights that were typed, with their reason. */
  unwanted: ({ db }) =>
    db.query(
      `select * from room_block where starts not in ($1, $2) or ends not in ($3, $4, $5)
         or reason <> case kind when 'other' then $6 else '' end`,
      [TODAY, FROM, TOMORROW, addDays(FROM, 1), UNTIL, WORDS],
    ),
})
