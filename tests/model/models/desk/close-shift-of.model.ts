import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { closeShiftOfMachine, type CloseShiftFields } from '#machines/desk/close-shift-of.machine.ts'
import { createCloseShiftOfActors } from '#desk/money/till.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { openStaffDesk } from './worlds/staff-desk.ts'
import { counterNeeds, openCounter, STANDING_FLOAT } from './worlds/till-world.ts'

export const shift = { Id: 1, By: 'Nasrin Akter' }

/** As typed. */
const COUNTED = '4990'
const NOTE = 'given as change'
const closedElsewhere = new Problem('till_closed', 'This shift was closed in the meantime')

/** In BDT. */
const countOf = (Expected: number) => ({ Expected, Counted: Number(COUNTED), Difference: Number(COUNTED) - Expected })
const short = countOf(STANDING_FLOAT)

async function openColleague(opened: Opened) {
  const colleague = await openCounter(opened)
  const { deskApi } = await openStaffDesk(opened, 'manager', { name: 'Karim' })
  return {
    ...colleague,
    actors: createCloseShiftOfActors({ api: deskApi }),
    /** The colleague's shift, which stays the one that the path is about. */
    async reopen() {
      await colleague.db.change(
        `update till_shift set closed_at = null, counted_paisa = null, expected_paisa = null
         where id = (select max(id) from till_shift where staff_id = $1)`,
        [colleague.memberId],
      )
    },
  }
}
type World = Awaited<ReturnType<typeof openColleague>>

/** What a person types, and what stands in the form before. */
const typings: { field: keyof CloseShiftFields; value: string; at: string; after: string }[] = [
  { field: 'sum', value: COUNTED, at: 'counting', after: '' },
  { field: 'reason', value: NOTE, at: 'explaining', after: COUNTED },
]

/** The colleague's cash should come to this sum. */
const expecting =
  (amount: number) =>
  async ({ reopen, settle }: World) => {
    await reopen()
    await settle(amount)
  }

export const closeShiftOfFlow = flowOf(closeShiftOfMachine)({
  needs: counterNeeds,
  open: openColleague,
  events: [
    {
      event: { type: 'dialog.opened', shift },
      async own({ stand, till }) {
        await stand({ isOpen: true })
        return { shift: { ...shift, Id: (await till())?.Id ?? shift.Id } }
      },
      shows: 'cleared',
    },
    { event: { type: 'dialog.closed' } },
    ...typings.map(({ field, value, at, after }) => ({
      event: { type: 'field.changed', field, value } as const,
      detail: field,
      offered: (snapshot: AnyMachineSnapshot) =>
        snapshot.matches(at) && isDeepStrictEqual(snapshot.context.fields, { sum: after, reason: '' }),
      shows: 'cleared',
    })),
    { event: { type: 'form.submitted' }, shows: ['points at sum', 'points at reason'] },
    { event: { type: 'recount.chosen' }, shows: 'cleared' },
    {
      event: { type: 'closeShift.resolves', output: countOf(Number(COUNTED)) },
      detail: 'exact',
      offered: (snapshot) => snapshot.matches('counting'),
      prepare: expecting(Number(COUNTED)),
      leadsTo: 'closed',
      shows: 'shift.closed',
    },
    {
      event: { type: 'closeShift.resolves', output: short },
      detail: 'short',
      offered: (snapshot) => snapshot.matches('explaining'),
      prepare: expecting(short.Expected),
      leadsTo: 'closed',
      shows: 'shift.closed',
    },
    {
      event: { type: 'closeShift.rejects', error: new Problem('till_differs', 'It differs', { data: short }) },
      detail: 'short',
      offered: (snapshot) => snapshot.matches('counting'),
      prepare: expecting(short.Expected),
      leadsTo: 'explaining',
    },
    {
      event: { type: 'closeShift.rejects', error: closedElsewhere },
      detail: 'closed elsewhere',
      async prepare({ reopen, stand }) {
        await reopen()
        await stand({ isOpen: false })
      },
      leadsTo: ['counting', 'explaining'],
      shows: ['form.refused', closedElsewhere.message],
    },
    ...edgeRows('closeShift', { leadsTo: ['counting', 'explaining'], as: [''] }).map((row) => ({
      ...row,
      shows: ['form.refused', ...[row.shows ?? []].flat()],
    })),
  ],
  readByGuards: ({ context: { fields, wrong } }) => [fields, wrong !== undefined],
  shownOf: ({ context: { fields, wrong, problem, count } }) => ({ fields, wrong, problem, count }),
  // The shift is the world's own.
  emittedOf: (emitted) => ('count' in emitted ? { type: 'shift.closed', count: emitted.count } : emitted),
  states: {
    closed: { takes: ['dialog.opened'], tags: [], check: (_, world) => wrongIn(world) },
    counting: { takes: ['field.changed', 'form.submitted', 'dialog.closed'] },
    explaining: { takes: ['field.changed', 'form.submitted', 'recount.chosen', 'dialog.closed'] },
  },
})

/** What differs has a note. */
async function wrongIn({ db, memberId }: World): Promise<string[]> {
  const unexplained = await db.query(
    "select 1 from till_shift where staff_id = $1 and counted_paisa <> expected_paisa and note = ''",
    [memberId],
  )
  return unexplained.length === 0 ? [] : ['A shift was closed with a difference and without a note']
}
