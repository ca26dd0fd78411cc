import type { DeskBlock } from '#contract/reception/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { releaseBlockMachine } from '#machines/desk/release-block.machine.ts'
import { createReleaseActors } from '#desk/blocks/blocks.actors.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openBlocks, ROOM } from './worlds/block-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const UNTIL = addDays(TODAY, 3)
const LAST = addDays(TODAY, 2)

const block: DeskBlock = {
  ...ROOM,
  Id: 1,
  Version: 1,
  Kind: 'owner',
  Reason: '',
  From: TODAY,
  Until: UNTIL,
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
    { field: 'later', value: '', shows: 'later: missing' },
    { field: 'later', value: LAST, shows: 'cleared' },
  ],
  submitted: ['later: missing', 'cleared'],
  /** What is left of the block ends where it was released, or where it ended before. */
  unwanted: ({ db }, { context: { fields } }) =>
    db.query('select * from room_block where ends::text not in ($1, $2)', [
      UNTIL,
      fields.part === 'all' ? TODAY : fields.later,
    ]),
})
