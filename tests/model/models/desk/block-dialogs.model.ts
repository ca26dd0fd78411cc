import { addDays } from '#contract/values/calendar.ts'
import { blockRoomsMachine, releaseBlockMachine } from '#machines/desk/block-dialogs.machine.ts'
import { createBlockActors, createReleaseActors } from '#desk/blocks/blocks.actors.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openBlocks, ROOM } from './worlds/block-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import type { DeskBlock } from '#contract/reception/blocks.ts'

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
    { field: 'unitIds', value: [] },
    { field: 'unitIds', value: [ROOM.UnitId, '000000001-002'], shows: 'cleared' },
    { field: 'from', value: FROM },
    { field: 'until', value: addDays(FROM, 5), shows: 'until: tooLong' },
    { field: 'until', value: UNTIL, shows: 'cleared' },
    { field: 'kind', value: 'other', shows: 'reason: missing' },
    { field: 'reason', value: WORDS, shows: 'cleared' },
  ],
  submitted: ['unitIds: missing', 'until: tooLong', 'reason: missing'],
  allow: ({ clear }) => clear(),
  /** Blocked are the nights that were typed, with their reason. */
  unwanted: ({ db }) =>
    db.query(
      `select * from room_block where starts not in ($1, $2) or ends not in ($3, $4, $5)
         or reason <> case kind when 'other' then $6 else '' end`,
      [TODAY, FROM, TOMORROW, addDays(FROM, 1), UNTIL, WORDS],
    ),
})

const RELEASED = addDays(TODAY, 3)
const LAST = addDays(TODAY, 2)

const block: DeskBlock = {
  ...ROOM,
  Id: 1,
  Version: 1,
  Kind: 'owner',
  Reason: '',
  From: TODAY,
  Until: RELEASED,
  By: 'Nasrin',
  At: '2026-11-20T06:00:00.000Z',
}

export const releaseBlockFlow = dialogFlow(releaseBlockMachine)({
  open: openBlocks,
  alone: 'Each block takes the place of all others.',
  actors: createReleaseActors,
  subject: { block, today: TODAY },
  prepare: async (world) => ({ block: await world.block(), today: TODAY }),
  unfilled: { part: 'all', later: addDays(TODAY, 1) },
  typings: [
    { field: 'part', value: 'later' },
    { field: 'later', value: '' },
    { field: 'later', value: LAST, shows: 'cleared' },
  ],
  submitted: 'later: missing',
  /** What is left of the block ends where it was released, or where it ended before. */
  unwanted: ({ db }, { context: { fields } }) =>
    db.query('select * from room_block where ends::text not in ($1, $2)', [
      RELEASED,
      fields.part === 'all' ? TODAY : fields.later,
    ]),
})
