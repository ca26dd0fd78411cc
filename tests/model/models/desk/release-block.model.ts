import type { DeskBlock } from '#contract/desk/blocks.ts'
import { Problem } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar.ts'
import { releaseBlockMachine } from '#machines/desk/release-block.machine.ts'
import { createReleaseActors } from '#desk/blocks/blocks.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { openBlocks, ROOM } from './worlds/block-world.ts'
import { formReadings, lostRows, openForm, refusalRow, typingRows } from './worlds/dialog-rows.ts'

const UNTIL = addDays(TODAY, 3)
const LAST = addDays(TODAY, 2)

export const block: DeskBlock = {
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
const later = addDays(TODAY, 1)

async function openReleasing(opened: Opened) {
  const world = await openBlocks(opened)
  const { db } = world
  const setVersion = (version: number) => db.change('update room_block set version = $1', [version])
  return {
    ...world,
    actors: createReleaseActors(world),
    setVersion,
    async allow() {
      await world.allow()
      await setVersion(1)
    },
  }
}
type World = Awaited<ReturnType<typeof openReleasing>>

export const releaseBlockFlow = flowOf(releaseBlockMachine)({
  open: openReleasing,
  events: [
    {
      event: { type: 'dialog.opened', subject: { block, today: TODAY } },
      own: async (world) => ({ subject: { block: await world.block(), today: TODAY } }),
    },
    { event: { type: 'dialog.closed' } },
    ...typingRows<{ part: 'all' | 'later'; later: string }>({ part: 'all', later }, [
      { field: 'part', value: 'later' },
      { field: 'later', value: '', after: { part: 'later' }, shows: 'later: missing' },
      { field: 'later', value: LAST, after: { part: 'later', later: '' }, shows: 'cleared' },
    ]),
    { event: { type: 'form.submitted' }, shows: ['later: missing', 'cleared'] },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ allow }) => allow(),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    refusalRow(new Problem('changed_elsewhere', 'Someone else has just changed this. Please check it.'), {
      detail: 'changed elsewhere',
      prepare: ({ allow, setVersion }: World) => allow().then(() => setVersion(2)),
    }),
    refusalRow(new Problem('too_late', 'This block has no nights left on these days'), {
      detail: 'it is over',
      prepare: ({ allow, letPass }: World) => allow().then(() => letPass(3)),
    }),
    refusalRow(new Problem('forbidden', 'Your account may not do this'), {
      detail: 'another role',
      prepare: ({ setRole }: World) => setRole('housekeeping'),
    }),
    ...lostRows(),
  ],
  ...formReadings,
  states: {
    closed: { takes: ['dialog.opened'], tags: [], check: ({ context }, world) => problemsIn(context.fields, world) },
    ...openForm,
  },
})

/** What is left of the block ends where it was released, or where it ended before. */
async function problemsIn(fields: { part: string; later: string }, { db }: World): Promise<string[]> {
  const [left] = await db.query<{ ends: string }>('select ends from room_block', [])
  const released = fields.part === 'all' ? TODAY : fields.later
  return left === undefined || [UNTIL, released].includes(left.ends) ? [] : [`The block ends on ${left.ends}`]
}
