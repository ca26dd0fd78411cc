import type { BlockKind } from '#contract/desk/blocks.ts'
import { addDays } from '#contract/values/calendar.ts'
import { type BlockFields, blockRoomsMachine } from '#machines/desk/block-rooms.machine.ts'
import { createBlockActors } from '#desk/blocks/blocks.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openBlocks, ROOM } from './worlds/block-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const FROM = addDays(TODAY, 3)
const WORDS = 'film shoot'

/** As reception opens it from a room. */
const subject = { today: TODAY, most: 3, unitIds: [ROOM.UnitId] }
const unfilled: BlockFields = {
  unitIds: [ROOM.UnitId],
  from: TODAY,
  until: addDays(TODAY, 1),
  kind: 'maintenance',
  reason: '',
}
const two = { unitIds: [ROOM.UnitId, '000000001-002'] }
const moved = { ...two, from: FROM }
const filled = { ...moved, until: addDays(FROM, 3) }

async function openBlocking(opened: Opened) {
  const world = await openBlocks(opened)
  return { ...world, actors: createBlockActors(world) }
}
type World = Awaited<ReturnType<typeof openBlocking>>

export const blockRoomsFlow = flowOf(blockRoomsMachine)({
  open: openBlocking,
  events: dialogRows({
    subject,
    open: async ({ clear }: World) => clear().then(() => subject),
    unfilled,
    typings: [
      { field: 'unitIds', value: [], shows: 'unitIds: missing' },
      { field: 'unitIds', value: two.unitIds, after: { unitIds: [] }, shows: 'cleared' },
      { field: 'from', value: FROM, after: two },
      { field: 'until', value: addDays(FROM, 5), after: moved, shows: 'until: tooLong' },
      { field: 'until', value: filled.until, after: { ...moved, until: addDays(FROM, 5) }, shows: 'cleared' },
      { field: 'kind', value: 'other', after: filled, shows: 'reason: missing' },
      { field: 'reason', value: WORDS, after: { ...filled, kind: 'other' }, shows: 'cleared' },
    ],
    submitted: ['unitIds: missing', 'until: tooLong', 'reason: missing', 'cleared'],
    allow: ({ clear }) => clear(),
  }),
  ...dialogReadings,
  shownOf: ({ context }) => context,
  checks: {
    /** What is blocked are the nights that were typed, with their reason. */
    async closed(_, { db }) {
      type Block = { starts: string; ends: string; kind: BlockKind; reason: string }
      const blocks = await db.query<Block>(
        "select starts, ends, kind, reason from room_block where kind <> 'owner'",
        [],
      )
      const isTyped = ({ starts, ends, kind, reason }: Block) =>
        [addDays(TODAY, 1), addDays(FROM, 1), filled.until].includes(ends) &&
        [TODAY, FROM].includes(starts) &&
        reason === (kind === 'other' ? WORDS : '')
      return blocks.filter((block) => !isTyped(block)).map((block) => `Blocked is ${JSON.stringify(block)}`)
    },
  },
})
