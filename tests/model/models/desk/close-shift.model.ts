import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { closeShiftMachine, closeShiftOfMachine, type CountFields } from '#machines/desk/close-shift.machine.ts'
import { createCloseShiftActors, createCloseShiftOfActors } from '#desk/money/till.actors.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { aTill } from './till.model.ts'
import { openStaffDesk, STANDING_FLOAT } from './worlds/staff-desk.ts'
import { lostRow } from './worlds/dialog-flow.ts'
import { openCounter } from './worlds/till-world.ts'

export const shift = { Id: 1, By: 'Nasrin Akter' }

/** As typed. */
const COUNTED = '4990'
const NOTE = 'given as change'

/** In BDT. */
const countOf = (Expected: number) => ({ Expected, Counted: Number(COUNTED), Difference: Number(COUNTED) - Expected })
const short = countOf(STANDING_FLOAT)

async function openColleague(opened: Opened) {
  const colleague = await openCounter(opened)
  const { deskApi } = await openStaffDesk(opened, 'manager', 'Karim')
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

const isCounted = ({ context }: AnyMachineSnapshot): boolean => context.count !== undefined

/** What a person types, and what is in the form before. Only what differs is explained. */
const typings: { field: keyof CountFields; value: string; after: string }[] = [
  { field: 'sum', value: COUNTED, after: '' },
  { field: 'reason', value: NOTE, after: COUNTED },
]
const typingRows = typings.map(({ field, value, after }) => ({
  event: { type: 'field.changed', field, value } as const,
  detail: field,
  offered: (snapshot: AnyMachineSnapshot) =>
    isCounted(snapshot) === (field === 'reason') &&
    snapshot.context.count?.Difference !== 0 &&
    isDeepStrictEqual(snapshot.context.fields, { sum: after, reason: '' }),
  shows: 'cleared',
}))

/** The colleague's cash should come to this sum. */
const expecting =
  (amount: number) =>
  async ({ reopen, settle }: World) => {
    await reopen()
    await settle(amount)
  }

const commonRows = [
  { event: { type: 'dialog.closed' } as const },
  ...typingRows,
  { event: { type: 'recount.chosen' } as const, offered: isCounted, shows: 'cleared' },
  lostRow(),
]

const common = {
  readByGuards: ({ context: { fields, problems, count } }: AnyMachineSnapshot) => [
    fields,
    problems !== undefined,
    count?.Difference,
  ],
  shownOf: ({ context: { fields, problems, problem, count } }: AnyMachineSnapshot) => ({
    fields,
    problems,
    problem,
    count,
  }),
  // The shift is the world's own.
  emittedOf: (emitted: object) => ('count' in emitted ? { type: 'shift.closed', count: emitted.count } : emitted),
}

export const closeShiftOfFlow = flowOf(closeShiftOfMachine)({
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
    ...commonRows,
    { event: { type: 'form.submitted' }, shows: ['sum: unreadable', 'reason: missing'] },
    {
      event: { type: 'send.resolves', output: { count: countOf(Number(COUNTED)), closed: shift } },
      detail: 'exact',
      offered: (snapshot) => !isCounted(snapshot),
      prepare: expecting(Number(COUNTED)),
      shows: 'shift.closed',
    },
    {
      event: { type: 'send.resolves', output: { count: short, closed: shift } },
      detail: 'short',
      offered: isCounted,
      prepare: expecting(short.Expected),
      shows: 'shift.closed',
    },
    {
      event: { type: 'send.rejects', error: new Problem('till_differs', 'It differs', { data: short }) },
      detail: 'short',
      offered: (snapshot) => !isCounted(snapshot),
      prepare: expecting(short.Expected),
    },
  ],
  ...common,
  checks: { closed: problemsIn },
  untaken: { 'sending — send.resolves [1]': 'a colleague’s shift is closed by the count' },
})

const exact = countOf(Number(COUNTED))
const DIFFERS = 'This differs from what is expected: count again, or enter a reason'

async function openOwn(opened: Opened) {
  const counter = await openCounter(opened)
  return { ...counter, actors: createCloseShiftActors(counter) }
}
type OwnWorld = Awaited<ReturnType<typeof openOwn>>

export const closeShiftFlow = flowOf(closeShiftMachine)({
  open: openOwn,
  events: [
    {
      event: { type: 'dialog.opened', shift: aTill },
      async own({ stand, till }) {
        await stand({ isOpen: true })
        return { shift: (await till()) ?? aTill }
      },
      shows: 'cleared',
    },
    ...commonRows,
    { event: { type: 'form.submitted' }, shows: ['sum: unreadable', 'reason: missing', 'cleared'] },
    ...[exact, short].map((count) => ({
      event: { type: 'send.resolves', output: { count, closed: undefined } } as const,
      detail: count === exact ? 'exact' : 'short',
      offered: (snapshot: AnyMachineSnapshot) => !isCounted(snapshot),
      prepare: ({ settle }: OwnWorld) => settle(count.Expected),
    })),
    ...[exact, short].map((count) => ({
      event: { type: 'send.resolves', output: { count, closed: { till: aTill, count, note: '', at: '' } } } as const,
      detail: `closed, ${count === exact ? 'exact' : 'short'}`,
      offered: ({ context }: AnyMachineSnapshot) => context.count?.Expected === count.Expected,
      prepare: ({ settle }: OwnWorld) => settle(count.Expected),
      shows: 'shift.closed',
    })),
    {
      event: { type: 'send.rejects', error: new Problem('till_differs', DIFFERS, { data: short }) },
      detail: 'cash came',
      offered: ({ context }) => context.count?.Difference === 0,
      prepare: ({ settle }) => settle(short.Expected),
      shows: ['form.refused', DIFFERS, 'reason: missing'],
    },
  ],
  ...common,
  checks: { closed: problemsIn },
  untaken: { 'sending — send.rejects [0]': 'one’s own count is answered' },
})

/** What differs has a note. */
async function problemsIn(_: unknown, { db, memberId }: Pick<World, 'db' | 'memberId'>): Promise<string[]> {
  const unexplained = await db.query(
    "select 1 from till_shift where staff_id = $1 and counted_paisa <> expected_paisa and note = ''",
    [memberId],
  )
  return unexplained.length === 0 ? [] : ['A shift was closed with a difference and without a note']
}
