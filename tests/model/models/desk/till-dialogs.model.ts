// The dialogs in which cash of a shift is recorded and taken back, and the form that opens one.

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
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { payment, TAKEN, taxi } from './till.model.ts'
import { dialogReadings, dialogRows, typingRows } from './worlds/dialog-rows.ts'
import { counterNeeds, openCounter, SETTLED, STANDING_FLOAT } from './worlds/till-world.ts'

const REASON = 'typed wrongly'

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
      shows: 'form.sent',
    },
    unanswered('send', ['']),
  ],
  ...dialogReadings,
  emittedOf: ({ type }: { type?: string }) => ({ type }),
  checks: {
    async filling(_, { till }) {
      const Float = (await till())?.Float ?? 700
      return [700, STANDING_FLOAT].includes(Float) ? [] : [`The shift began with ${Float}`]
    },
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
  events: dialogRows({
    subject: null,
    open: async () => null,
    unfilled: entryFields,
    typings: [
      { field: 'sum', value: '0' },
      { field: 'sum', value: '500', after: { sum: '0' } },
      { field: 'reason', value: 'a taxi', after: { sum: '500' }, shows: 'cleared' },
      { field: 'direction', value: 'into', after: { sum: '500' } },
      { field: 'reason', value: 'change from the bank', after: { sum: '500', direction: 'into' }, shows: 'cleared' },
    ],
    submitted: ['sum: unreadable', 'reason: missing'],
    allow: ({ settle }: Counter) => settle(STANDING_FLOAT),
  }),
  ...dialogReadings,
  checks: {
    async closed(_, { till }) {
      const typed = ((await till())?.Entries ?? []).filter(({ Reason }) => Reason !== SETTLED)
      return typed
        .filter(({ Amount, Reason }) => Amount !== entries.get(Reason))
        .map(({ Amount, Reason }) => `${Amount} is in the till for ${Reason}`)
    },
  },
})

export const voidPaymentFlow = flowOf(voidPaymentMachine)({
  needs: counterNeeds,
  async open(opened: Opened) {
    const counter = await openCounter(opened)
    return { ...counter, actors: createVoidActors(counter) }
  },
  events: dialogRows({
    subject: payment,
    async open({ bookWithDue, takeCash, till }: Counter) {
      const code = await bookWithDue()
      await takeCash(code, TAKEN)
      return (await till())?.Payments.find(({ Code }) => Code === code) ?? payment
    },
    unfilled: { reason: '' },
    typings: [{ field: 'reason', value: REASON, shows: 'cleared' }],
    submitted: 'reason: missing',
  }),
  ...dialogReadings,
})

export const reverseEntryFlow = flowOf(reverseEntryMachine)({
  needs: counterNeeds,
  async open(opened: Opened) {
    const counter = await openCounter(opened)
    return { ...counter, actors: createReversalActors(counter) }
  },
  events: dialogRows({
    subject: taxi,
    async open({ settle, enter, till }: Counter) {
      await settle(STANDING_FLOAT)
      await enter(taxi.Amount, taxi.Reason)
      return (await till())?.Entries[0] ?? taxi
    },
    unfilled: { reason: '' },
    typings: [{ field: 'reason', value: REASON, shows: 'cleared' }],
    submitted: 'reason: missing',
  }),
  ...dialogReadings,
  checks: {
    async closed(_, { till }) {
      const all = (await till())?.Entries ?? []
      const amounts = new Map(all.map(({ Id, Amount }) => [Id, Amount]))
      return all
        .filter(({ Reverses, Amount }) => Reverses !== null && Amount !== -(amounts.get(Reverses) ?? 0))
        .map(({ Amount }) => `${Amount} was taken back`)
    },
  },
})
