import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot } from 'xstate'
import type { Till, TillEntry } from '#contract/desk/money.ts'
import { Problem } from '#contract/problem.ts'
import { tillMachine, type TillField, type TillFields, type TillPayment } from '#machines/desk/till.machine.ts'
import { createTillActors } from '#desk/money/till.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { counterNeeds, openCounter, SETTLED, STANDING_FLOAT } from './worlds/till-world.ts'

/** BDT, as typed. */
const FLOAT = '700'
const ENTRY = '500'
/** BDT. */
const TAKEN = 10
const REASON = 'typed wrongly'
const DIFFERS = 'This differs from what is expected: count again, or enter a reason'

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
  Number: '',
  IsReversible: true,
}
const taxi: TillEntry = {
  Id: 1,
  At: '2026-11-20T06:00:00.000Z',
  By: 'Nasrin Akter',
  Amount: -500,
  Reason: 'a taxi',
  Reverses: null,
  IsReversed: false,
}
/** A shift in which one payment was taken, and cash went once. */
export const aTill: Till = {
  Id: 1,
  OpenedAt: '2026-11-20T06:00:00.000Z',
  Float: STANDING_FLOAT,
  IsTooOld: false,
  Entries: [taxi],
  Payments: [payment],
  ByMethod: [{ Method: 'cash', Amount: TAKEN, Count: 1 }],
}
/** Of a drawer in which nothing was counted. */
const exact = { Expected: 0, Counted: 0, Difference: 0 }
const short = { Expected: STANDING_FLOAT, Counted: 0, Difference: -STANDING_FLOAT }

async function openTillWorld(opened: Opened) {
  const counter = await openCounter(opened)
  const { till, enter, settle } = counter
  let code = ''
  return {
    ...counter,
    actors: createTillActors(counter),
    async takeCashOfGuest(): Promise<TillPayment> {
      code = await counter.bookWithDue()
      await counter.takeCash(code, TAKEN)
      return (await till())?.Payments.find(({ Code }) => Code === code) ?? payment
    },
    async payTaxi(): Promise<TillEntry> {
      await settle(STANDING_FLOAT)
      await enter(taxi.Amount, taxi.Reason)
      return (await till())?.Entries[0] ?? taxi
    },
    /** Nothing is voided of a booking that is over. */
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
type Place = 'closed' | { open: 'entering' | 'voiding' | 'reversing' | 'counting' | 'counted' }

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
  { field: 'reason', value: REASON, at: { open: 'voiding' }, shows: 'cleared' },
  { field: 'reason', value: REASON, at: { open: 'reversing' }, shows: 'cleared' },
  { field: 'sum', value: '0', at: { open: 'counting' }, shows: 'cleared' },
  { field: 'reason', value: 'given as change', at: { open: 'counted' }, after: { sum: '0' }, shows: 'cleared' },
]

/** Only what differs is explained. */
function isOffered(snapshot: AnyMachineSnapshot, at: Place, after: Partial<TillFields>): boolean {
  const { fields, count } = snapshot.context
  return snapshot.matches(at) && isDeepStrictEqual(fields, { ...unfilled, ...after }) && count?.Difference !== 0
}

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
      offered: (snapshot: AnyMachineSnapshot) => isOffered(snapshot, at, after),
      shows,
    })),
    {
      event: { type: 'form.submitted' },
      shows: ['points at sum', 'points at reason', 'points at sum, reason', 'cleared'],
    },
    { event: { type: 'dialog.closed' }, shows: 'cleared' },

    {
      event: { type: 'openShift.resolves', output: undefined },
      prepare: close,
      leadsTo: 'reading',
      shows: 'shift.opened',
    },
    {
      event: { type: 'openShift.rejects', error: new Problem('till_open', 'Your shift is already open') },
      detail: 'open already',
      prepare: open,
      leadsTo: 'closed',
      shows: 'Your shift is already open',
    },
    ...edgeRows('openShift', { leadsTo: 'closed', as: [''] }),

    { event: { type: 'entry.chosen' } },
    {
      event: { type: 'recordEntry.resolves', output: undefined },
      prepare: ({ settle }) => settle(STANDING_FLOAT),
      leadsTo: 'open.showing',
      shows: 'entry.recorded',
    },
    closedElsewhere('recordEntry', 'open.entering'),
    ...edgeRows('recordEntry', { leadsTo: 'open.entering', as: [''] }),

    {
      event: { type: 'void.chosen', payment },
      own: async ({ takeCashOfGuest }: World) => ({ payment: await takeCashOfGuest() }),
    },
    {
      event: { type: 'voidPayment.resolves', output: undefined },
      prepare: ({ resumeOrder }) => resumeOrder(),
      leadsTo: 'open.showing',
      shows: 'payment.voided',
    },
    {
      event: { type: 'voidPayment.rejects', error: new Problem('order_settled', 'This booking is completed') },
      detail: 'booking over',
      prepare: ({ endOrder }) => endOrder(),
      leadsTo: 'open.voiding',
      shows: 'This booking is completed',
    },
    ...edgeRows('voidPayment', { leadsTo: 'open.voiding', as: [''] }),

    {
      event: { type: 'reversal.chosen', entry: taxi },
      own: async ({ payTaxi }: World) => ({ entry: await payTaxi() }),
    },
    {
      event: { type: 'reverseEntry.resolves', output: undefined },
      leadsTo: 'open.showing',
      shows: 'entry.reversed',
    },
    ...edgeRows('reverseEntry', { leadsTo: 'open.reversing', as: [''] }),

    { event: { type: 'count.chosen' } },
    {
      event: { type: 'countTill.resolves', output: exact },
      detail: 'exact',
      prepare: ({ settle }) => settle(exact.Expected),
      leadsTo: 'open.counted',
    },
    {
      event: { type: 'countTill.resolves', output: short },
      detail: 'short',
      prepare: ({ settle }) => settle(short.Expected),
      leadsTo: 'open.counted',
    },
    closedElsewhere('countTill', 'open.counting'),
    ...edgeRows('countTill', { leadsTo: 'open.counting', as: [''] }),

    { event: { type: 'recount.chosen' }, shows: 'cleared' },
    {
      event: {
        type: 'closeShift.resolves',
        output: { till: aTill, count: short, note: '', at: '2026-11-20T12:00:00.000Z' },
      },
      prepare: ({ settle }, { context }) => settle(context.count.Expected),
      leadsTo: 'closed',
      shows: 'shift.closed',
    },
    {
      event: { type: 'closeShift.rejects', error: new Problem('till_differs', DIFFERS, { data: short }) },
      detail: 'cash came',
      offered: ({ context }) => context.count.Difference === 0,
      prepare: ({ settle }) => settle(short.Expected),
      leadsTo: 'open.counted',
      shows: DIFFERS,
    },
    closedElsewhere('closeShift', 'open.counted'),
    ...edgeRows('closeShift', { leadsTo: 'open.counted', as: [''] }),
  ],
  readByGuards: ({ context: { fields, wrong, count } }) => [fields, wrong !== undefined, count?.Difference],
  shownOf: ({ context: { fields, wrong, problem, till, count, closing } }) => ({
    fields,
    wrong,
    problem,
    count,
    isOpen: till !== undefined,
    isClosed: closing !== undefined,
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
          'select 1 from till_shift where staff_id = $1 and expected_paisa = $2 and counted_paisa = $3 and note = $4',
          [memberId, shown.count.Expected * 100, shown.count.Counted * 100, shown.note],
        )
        return closed.length > 0 ? [] : ['No shift was closed by what is shown']
      },
    },
    open: {
      takes: [
        'till.changed',
        'entry.chosen',
        'count.chosen',
        'recount.chosen',
        'void.chosen',
        'reversal.chosen',
        'field.changed',
        'form.submitted',
        'dialog.closed',
      ],
      async check(shown, { till }) {
        const { problem, count } = shown.context
        if (problem === DIFFERS && count?.Difference === 0) return ['What is expected by now is not shown']
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
  const reversed = new Map(till.Entries.map(({ Id, Amount }) => [Id, -Amount]))
  const wrong = till.Entries.filter(({ Amount, Reason, Reverses }) =>
    Reverses === null ? Reason !== SETTLED && Amount !== entries.get(Reason) : Amount !== reversed.get(Reverses),
  )
  return [
    ...([Number(FLOAT), STANDING_FLOAT].includes(till.Float) ? [] : [`The shift began with ${till.Float}`]),
    ...wrong.map(({ Amount, Reason }) => `${Amount} is in the till for ${Reason}`),
  ]
}
