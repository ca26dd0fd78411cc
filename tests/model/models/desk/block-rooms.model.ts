import { isDeepStrictEqual } from 'node:util'
import type { BlockKind } from '#contract/desk/blocks.ts'
import { Problem } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar.ts'
import { type BlockFields, blockRoomsMachine } from '#machines/desk/block-rooms.machine.ts'
import { createBlockActors } from '#desk/blocks/blocks.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openBlocks, ROOM } from './worlds/block-world.ts'
import { lostRows, openForm, refusalRow, typingRows } from './worlds/dialog-rows.ts'

const OTHER_ROOM = '000000001-002'
const FROM = addDays(TODAY, 3)
const WORDS = 'film shoot'

/** As reception opens it beside a room. */
export const subject = { today: TODAY, most: 3, unitIds: [ROOM.UnitId] }
const initial: BlockFields = {
  unitIds: [ROOM.UnitId],
  from: TODAY,
  until: addDays(TODAY, 1),
  kind: 'maintenance',
  reason: '',
}
const two = { unitIds: [ROOM.UnitId, OTHER_ROOM] }
const moved = { ...two, from: FROM }
const filled = { ...moved, until: addDays(FROM, 3) }

async function openBlocking(opened: Opened) {
  const world = await openBlocks(opened)
  return { ...world, actors: createBlockActors(world) }
}
type World = Awaited<ReturnType<typeof openBlocking>>

export const blockRoomsFlow = flowOf(blockRoomsMachine)({
  open: openBlocking,
  events: [
    {
      event: { type: 'dialog.opened', subject },
      async own({ clear }) {
        await clear()
        return {}
      },
    },
    { event: { type: 'dialog.closed' } },
    ...typingRows(initial, [
      { field: 'unitIds', value: [], shows: 'unitIds: missing' },
      { field: 'unitIds', value: two.unitIds, after: { unitIds: [] }, shows: 'cleared' },
      { field: 'from', value: FROM, after: two },
      { field: 'until', value: addDays(FROM, 5), after: moved, shows: 'until: tooLong' },
      { field: 'until', value: filled.until, after: { ...moved, until: addDays(FROM, 5) }, shows: 'cleared' },
      { field: 'kind', value: 'other', after: filled, shows: 'reason: missing' },
      { field: 'reason', value: WORDS, after: { ...filled, kind: 'other' }, shows: 'cleared' },
    ]),
    {
      event: { type: 'form.submitted' },
      shows: ['unitIds: missing', 'until: tooLong', 'reason: missing', 'cleared'],
    },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ clear }) => clear(),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    {
      ...refusalRow(new Problem('dates_taken', 'Rania House 1 is blocked on Fri 20 Nov 2026 already'), {
        detail: 'blocked elsewhere',
        prepare: ({ block }: World) => block(),
      }),
      offered: ({ context }) => isDeepStrictEqual(context.fields, initial),
    },
    {
      ...refusalRow(new Problem('dates_not_available', 'A block begins today or later, and has at least one night'), {
        detail: 'the day is over',
        prepare: ({ clear, letPass }: World) => clear().then(() => letPass(1)),
      }),
      offered: ({ context }) => isDeepStrictEqual(context.fields, initial),
    },
    refusalRow(new Problem('forbidden', 'Your account may not do this'), {
      detail: 'another role',
      prepare: ({ setRole }: World) => setRole('housekeeping'),
    }),
    ...lostRows(),
  ],
  readByGuards: (snapshot) =>
    snapshot.matches('closed') ? [] : [snapshot.context.fields, snapshot.context.problems !== undefined],
  states: {
    closed: { takes: ['dialog.opened'], tags: [], check: (_, world) => problemsIn(world) },
    ...openForm,
  },
})

/** What is blocked are the nights that were typed, with their reason. */
async function problemsIn({ db }: World): Promise<string[]> {
  type Block = { starts: string; ends: string; kind: BlockKind; reason: string }
  const blocks = await db.query<Block>("select starts, ends, kind, reason from room_block where kind <> 'owner'", [])
  const isTyped = ({ starts, ends, kind, reason }: Block) =>
    [addDays(TODAY, 1), addDays(FROM, 1), filled.until].includes(ends) &&
    [TODAY, FROM].includes(starts) &&
    reason === (kind === 'other' ? WORDS : '')
  return blocks.filter((block) => !isTyped(block)).map((block) => `Blocked is ${JSON.stringify(block)}`)
}
