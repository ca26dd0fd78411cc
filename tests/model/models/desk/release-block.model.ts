import type { DeskBlock } from '#contract/desk/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { releaseBlockMachine } from '#machines/desk/release-block.machine.ts'
import { createReleaseActors } from '#desk/blocks/blocks.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openBlocks, ROOM } from './worlds/block-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

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

async function openReleasing(opened: Opened) {
  const world = await openBlocks(opened)
  return { ...world, actors: createReleaseActors(world) }
}
type World = Awaited<ReturnType<typeof openReleasing>>

export const releaseBlockFlow = flowOf(releaseBlockMachine)({
  open: openReleasing,
  events: dialogRows<{ block: DeskBlock; today: string }, { part: 'all' | 'later'; later: string }, World>({
    subject: { block, today: TODAY },
    open: async (world) => ({ block: await world.block(), today: TODAY }),
    unfilled: { part: 'all', later: addDays(TODAY, 1) },
    typings: [
      { field: 'part', value: 'later' },
      { field: 'later', value: '', after: { part: 'later' }, shows: 'later: missing' },
      { field: 'later', value: LAST, after: { part: 'later', later: '' }, shows: 'cleared' },
    ],
    submitted: ['later: missing', 'cleared'],
  }),
  ...dialogReadings,
  checks: {
    /** What is left of the block ends where it was released, or where it ended before. */
    async closed({ context: { fields } }, { db }) {
      const [left] = await db.query<{ ends: string }>('select ends from room_block', [])
      const released = fields.part === 'all' ? TODAY : fields.later
      return left === undefined || [UNTIL, released].includes(left.ends) ? [] : [`The block ends on ${left.ends}`]
    },
  },
})
