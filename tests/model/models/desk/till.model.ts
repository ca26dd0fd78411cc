import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import type { Till } from '#contract/desk/money.ts'
import { Problem } from '#contract/problem.ts'
import { tillMachine, type TillField, type TillFields, type TillPayment } from '#machines/desk/till.machine.ts'
import { createTillActors } from '#src/desk/money/till.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { counterNeeds, openCounter, STANDING_FLOAT } from './worlds/till-world.ts'

/** BDT, as typed. */
const FLOAT = '700'
const ENTRY = '500'
/** BDT. */
const TAKEN = 10

/** By their reasons. */
const entries = new Map([
  ['change from the bank', 500],
  ['a taxi', -500],
])

const payment: TillPayment = {
  At: '2026-11-20T06:00:00.000Z',
  Receipt: 'R-2026-000001',
  Code: 'ABCDEFGHJKMN',
  Guest: 'Salma Rahman',
  Amount: TAKEN,
  Method: 'cash',
}
/** A shift in which one payment was taken. */
export const aTill: Till = {
  Id: 1,
  OpenedAt: '2026-11-20T06:00:00.000Z',
  Float: STANDING_FLOAT,
  Entries: [],
  Payments: [payment],
}
/** An empty till. */
const closing = { Expected: STANDING_FLOAT, Counted: 0, Difference: -STANDING_FLOAT }

async function openTillWorld(opened: Opened) {
  const counter = await openCounter(opened)
  let code = ''
  return {
    ...counter,
    actors: createTillActors(counter),
    async takeCashOfGuest(): Promise<TillPayment> {
      code = await counter.bookWithDue()
      await counter.takeCash(code, TAKEN)
      return (await counter.till())?.Payments[0] ?? payment
    },
    /** Nothing is taken back of a booking that is over. */
    endOrder: () => counter.setStatus(code, 'Completed'),
    resumeOrder: () => counter.setStatus(code, 'Confirmed'),
  }
}
type World = Awaited<ReturnType<typeof openTillWorld>>

const open = ({ stand }: World) => stand({ isOpen: true })
const close = ({ stand }: World) => stand({ isOpen: false })
const closedElsewhere = <Name extends string>(name: Name, leadsTo: string) => ({
  event: { type: `${name}.rejects`, error: new Problem('till_closed', 'Please open your shift first') } as const,
  detail: 'closed elsewhere',
  prepare: close,
  leadsTo,
  shows: 'Please open your shift first',
})

const unfilled: TillFields = { sum: '', direction: 'outOf', reason: '' }

type Typing = { [Field in TillField]: { field: Field; value: TillFields[Field] } }[TillField]
type Place = 'closed' | { open: 'entering' | 'counting' | 'reversing' }

/** What a person types, one field after the other: where, and what stands in the form before. */
const typings: (Typing & { at: Place; after?: Partial<TillFields>; shows?: string | string[] })[] = [
  { field: 'sum', value: FLOAT, at: 'closed', shows: 'cleared' },
  { field: 'sum', value: '0', at: { open: 'entering' } },
  { field: 'sum', value: ENTRY, at: { open: 'entering' }, after: { sum: '0' }, shows: 'points at reason' },
  { field: 'reason', value: 'a taxi', at: { open: 'entering' }, after: { sum: ENTRY }, shows: 'cleared' },
  { field: 'direction', value: 'into', at: { open: 'entering' }, after: { sum: ENTRY } },
  {
    field: 'reason',
    value: 'change from the bank',
    at: { open: 'entering' },
    after: { sum: ENTRY, direction: 'into' },
    shows: 'cleared',
  },
  { field: 'sum', value: '0', at: { open: 'counting' }, shows: 'cleared' },
  { field: 'reason', value: 'given as change', at: { open: 'counting' }, after: { sum: '0' } },
  { field: 'reason', value: 'typed wrongly', at: { open: 'reversing' }, shows: 'cleared' },
]

export const tillFlow = flowOf(tillMachine)({
  needs: counterNeeds,
  open: openTillWorld,
  events: [
    {
      event: { type: 'readTill.resolves', output: aTill },
      detail: 'open',
      prepare: open,
      leadsTo: 'open',
      // What was being typed to open one.
      shows: 'cleared',
    },
    { event: { type: 'readTill.resolves', output: undefined }, detail: 'none', prepare: close, leadsTo: 'closed' },
    ...edgeRows('readTill', { leadsTo: 'failed', as: [''] }),
    { event: { type: 'till.changed' }, shows: 'cleared' },

    ...typings.map(({ at, after = {}, shows = [], ...typing }) => ({
      event: { type: 'field.changed', ...typing } as const,
      detail: `${typing.field}, ${typing.value}${typeof at === 'string' ? '' : `, ${at.open}`}`,
      offered: (snapshot: AnyMachineSnapshot) =>
        snapshot.matches(at) && isDeepStrictEqual(snapshot.context.fields, { ...unfilled, ...after }),
      shows,
    })),
    {
      event: { type: 'form.submitted' },
      shows: ['points at sum', 'points at reason', 'points at sum, reason'],
    },
    { event: { type: 'dialog.closed' }, shows: 'cleared' },

    {
      event: { type: 'openShift.resolves', output: undefined },
      prepare: close,
      leadsTo: 'reading',
      shows: 'shift.opened',
    },
    {
      event: { type: 'openShift.rejects', error: new Problem('till_open', 'Your shift is open already') },
      detail: 'open already',
      prepare: open,
      leadsTo: 'closed',
      shows: 'Your shift is open already',
    },
    ...edgeRows('openShift', { leadsTo: 'closed', as: [''] }),

    { event: { type: 'entry.chosen' } },
    {
      event: { type: 'recordEntry.resolves', output: undefined },
      prepare: open,
      leadsTo: 'open.showing',
      shows: 'entry.recorded',
    },
    closedElsewhere('recordEntry', 'open.entering'),
    ...edgeRows('recordEntry', { leadsTo: 'open.entering', as: [''] }),

    { event: { type: 'count.chosen' } },
    {
      event: { type: 'closeShift.resolves', output: closing },
      prepare: open,
      leadsTo: 'closed',
      shows: 'shift.closed',
    },
    closedElsewhere('closeShift', 'open.counting'),
    ...edgeRows('closeShift', { leadsTo: 'open.counting', as: [''] }),

    {
      event: { type: 'reverse.chosen', payment },
      own: async ({ takeCashOfGuest }: World) => ({ payment: await takeCashOfGuest() }),
    },
    {
      event: { type: 'reversePayment.resolves', output: undefined },
      prepare: ({ resumeOrder }) => resumeOrder(),
      leadsTo: 'open.showing',
      shows: 'payment.reversed',
    },
    {
      event: { type: 'reversePayment.rejects', error: new Problem('order_settled', 'This booking is Completed') },
      detail: 'booking over',
      prepare: ({ endOrder }) => endOrder(),
      leadsTo: 'open.reversing',
      shows: 'This booking is Completed',
    },
    ...edgeRows('reversePayment', { leadsTo: 'open.reversing', as: [''] }),
  ],
  readByGuards: ({ context: { fields, wrong } }) => [fields, wrong !== undefined],
  shownOf: ({ context: { fields, wrong, problem, till, closing: closed } }) => ({
    fields,
    wrong,
    problem,
    isOpen: till !== undefined,
    isClosed: closed !== undefined,
  }),
  // The number of a receipt is the world's own.
  emittedOf: ({ receipt, ...emitted }: { receipt?: string }) => ({ ...emitted, hasReceipt: Boolean(receipt) }),
  states: {
    reading: { takes: ['till.changed'], tags: [] },
    failed: { takes: ['till.changed'], tags: [] },
    closed: {
      takes: ['till.changed', 'field.changed', 'form.submitted'],
      async check({ context }, { db, memberId }) {
        const shown = context.closing
        if (!shown) return []
        const closed = await db.query(
          'select 1 from till_shift where staff_id = $1 and expected_paisa = $2 and counted_paisa = $3',
          [memberId, shown.Expected * 100, shown.Counted * 100],
        )
        return closed.length > 0 ? [] : ['No shift was closed by what is shown']
      },
    },
    open: {
      takes: [
        'till.changed',
        'entry.chosen',
        'count.chosen',
        'reverse.chosen',
        'field.changed',
        'form.submitted',
        'dialog.closed',
      ],
      async check(shown, { till }) {
        if (!shown.matches({ open: 'showing' })) return []
        const now = await till()
        const isOutdated =
          shown.matches({ open: { showing: 'current' } }) && !isDeepStrictEqual(shown.context.till, now)
        return [...(isOutdated ? ['What is shown is outdated'] : []), ...(now ? wrongIn(now) : [])]
      },
    },
  },
})

/** Sums that no one typed. */
function wrongIn(till: Till): string[] {
  const wrong = till.Entries.filter(({ Amount, Reason }) => Amount !== entries.get(Reason))
  return [
    ...([Number(FLOAT), STANDING_FLOAT].includes(till.Float) ? [] : [`The shift began with ${till.Float}`]),
    ...wrong.map(({ Amount, Reason }) => `${Amount} is in the till for ${Reason}`),
  ]
}
