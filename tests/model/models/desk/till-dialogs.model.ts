// The dialogs in which cash of a shift is recorded and taken back, and the form that opens one.

import { Problem } from '#contract/problem.ts'
import { cashEntryMachine, type EntryFields } from '#machines/desk/cash-entry.machine.ts'
import { openShiftMachine } from '#machines/desk/open-shift.machine.ts'
import { reverseEntryMachine } from '#machines/desk/reverse-entry.machine.ts'
import { voidPaymentMachine } from '#machines/desk/void-payment.machine.ts'
import {
  createEntryActors,
  createOpenShiftActors,
  createReversalActors,
  createVoidActors,
} from '#desk/money/till.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { payment, TAKEN, taxi } from './till.model.ts'
import { formReadings, lostRows, openForm, refusalRow, typingRows } from './worlds/dialog-rows.ts'
import { counterNeeds, openCounter, SETTLED, STANDING_FLOAT } from './worlds/till-world.ts'

const REASON = 'typed wrongly'
const notOpen = new Problem('till_closed', 'Please open your shift first')

type Counter = Awaited<ReturnType<typeof openCounter>>

export const openShiftFlow = flowOf(openShiftMachine)({
  needs: counterNeeds,
  async open(opened: Opened) {
    const counter = await openCounter(opened)
    return { ...counter, actors: createOpenShiftActors(counter) }
  },
  events: [
    ...typingRows({ float: '' }, [
      { field: 'float', value: 'none', shows: [] },
      { field: 'float', value: '700', after: { float: 'none' }, shows: 'cleared' },
    ]),
    { event: { type: 'form.submitted' }, shows: 'float: unreadable' },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ stand }) => stand({ isOpen: false }),
      leadsTo: 'filling',
      shows: 'form.sent',
    },
    {
      event: { type: 'send.rejects', error: new Problem('till_open', 'Your shift is already open') },
      detail: 'open already',
      prepare: ({ stand }) => stand({ isOpen: true }),
      leadsTo: 'filling',
      shows: 'Your shift is already open',
    },
    ...edgeRows('send', { leadsTo: 'filling', as: [''] }),
  ],
  readByGuards: ({ context: { fields, problems } }) => [fields, problems !== undefined],
  shownOf: ({ context: { fields, problems, problem } }) => ({ fields, problems, problem }),
  emittedOf: ({ type }: { type?: string }) => ({ type }),
  states: {
    filling: {
      takes: ['field.changed', 'form.submitted'],
      tags: [],
      async check(_, { till }) {
        const Float = (await till())?.Float ?? 700
        return [700, STANDING_FLOAT].includes(Float) ? [] : [`The shift began with ${Float}`]
      },
    },
    sending: { tags: ['busy'] },
  },
})

const entryFields: EntryFields = { direction: 'outOf', sum: '', reason: '' }
/** By their reasons. */
const entries = new Map([
  ['change from the bank', 500],
  ['a taxi', -500],
])

export const cashEntryFlow = flowOf(cashEntryMachine)({
  needs: counterNeeds,
  async open(opened: Opened) {
    const counter = await openCounter(opened)
    return { ...counter, actors: createEntryActors(counter) }
  },
  events: [
    { event: { type: 'dialog.opened', subject: null } },
    { event: { type: 'dialog.closed' } },
    ...typingRows(entryFields, [
      { field: 'sum', value: '0' },
      { field: 'sum', value: '500', after: { sum: '0' } },
      { field: 'reason', value: 'a taxi', after: { sum: '500' }, shows: 'cleared' },
      { field: 'direction', value: 'into', after: { sum: '500' } },
      {
        field: 'reason',
        value: 'change from the bank',
        after: { sum: '500', direction: 'into' },
        shows: 'cleared',
      },
    ]),
    { event: { type: 'form.submitted' }, shows: ['sum: unreadable', 'reason: missing'] },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ settle }) => settle(STANDING_FLOAT),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    refusalRow(notOpen, { detail: 'closed elsewhere', prepare: ({ stand }: Counter) => stand({ isOpen: false }) }),
    ...lostRows(),
  ],
  ...formReadings,
  states: {
    closed: {
      takes: ['dialog.opened'],
      tags: [],
      async check(_, { till }) {
        const typed = ((await till())?.Entries ?? []).filter(({ Reason }) => Reason !== SETTLED)
        return typed
          .filter(({ Amount, Reason }) => Amount !== entries.get(Reason))
          .map(({ Amount, Reason }) => `${Amount} is in the till for ${Reason}`)
      },
    },
    ...openForm,
  },
})

export const voidPaymentFlow = flowOf(voidPaymentMachine)({
  needs: counterNeeds,
  async open(opened: Opened) {
    const counter = await openCounter(opened)
    let code = ''
    return {
      ...counter,
      actors: createVoidActors(counter),
      async take() {
        code = await counter.bookWithDue()
        await counter.takeCash(code, TAKEN)
        return (await counter.till())?.Payments.find(({ Code }) => Code === code) ?? payment
      },
      setStatus: (status: 'Confirmed' | 'Completed') => counter.setStatus(code, status),
    }
  },
  events: [
    { event: { type: 'dialog.opened', subject: payment }, own: async ({ take }) => ({ subject: await take() }) },
    { event: { type: 'dialog.closed' } },
    ...typingRows({ reason: '' }, [{ field: 'reason', value: REASON, shows: 'cleared' }]),
    { event: { type: 'form.submitted' }, shows: 'reason: missing' },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ setStatus }) => setStatus('Confirmed'),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    // Nothing is voided of a booking that is over.
    refusalRow(new Problem('order_settled', 'This booking is completed'), {
      detail: 'booking over',
      prepare: ({ setStatus }: { setStatus: (status: 'Completed') => Promise<void> }) => setStatus('Completed'),
    }),
    ...lostRows(),
  ],
  ...formReadings,
  states: { closed: { takes: ['dialog.opened'], tags: [] }, ...openForm },
})

export const reverseEntryFlow = flowOf(reverseEntryMachine)({
  needs: counterNeeds,
  async open(opened: Opened) {
    const counter = await openCounter(opened)
    return {
      ...counter,
      actors: createReversalActors(counter),
      async pay() {
        await counter.settle(STANDING_FLOAT)
        await counter.enter(taxi.Amount, taxi.Reason)
        return (await counter.till())?.Entries[0] ?? taxi
      },
    }
  },
  events: [
    { event: { type: 'dialog.opened', subject: taxi }, own: async ({ pay }) => ({ subject: await pay() }) },
    { event: { type: 'dialog.closed' } },
    ...typingRows({ reason: '' }, [{ field: 'reason', value: REASON, shows: 'cleared' }]),
    { event: { type: 'form.submitted' }, shows: 'reason: missing' },
    { event: { type: 'send.resolves', output: null }, leadsTo: 'closed', shows: 'form.sent' },
    ...lostRows(),
  ],
  ...formReadings,
  states: {
    closed: {
      takes: ['dialog.opened'],
      tags: [],
      async check(_, { till }) {
        const all = (await till())?.Entries ?? []
        const amounts = new Map(all.map(({ Id, Amount }) => [Id, Amount]))
        return all
          .filter(({ Reverses, Amount }) => Reverses !== null && Amount !== -(amounts.get(Reverses) ?? 0))
          .map(({ Amount }) => `${Amount} was taken back`)
      },
    },
    ...openForm,
  },
})
