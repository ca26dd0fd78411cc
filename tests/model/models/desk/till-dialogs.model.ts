// The dialogs in which cash of a shift is recorded and taken back, and the form that opens one.

import {
  cashEntryMachine,
  openShiftMachine,
  reverseEntryMachine,
  voidPaymentMachine,
} from '#machines/desk/till-dialogs.machine.ts'
import {
  createEntryActors,
  createOpenShiftActors,
  createReversalActors,
  createVoidActors,
} from '#desk/money/till.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { typingRows } from '#tests/model/models/typing-rows.ts'
import { payment, TAKEN, taxi } from './till.model.ts'
import { dialogFlow, shownOfForm } from './worlds/dialog-flow.ts'
import { STANDING_FLOAT } from './worlds/staff-desk.ts'
import { openCounter, SETTLED } from './worlds/till-world.ts'

const reversal = {
  unfilled: { reason: '' },
  typings: [{ field: 'reason', value: 'typed wrongly', shows: 'cleared' }],
  submitted: 'reason: missing',
} as const

export const openShiftFlow = flowOf(openShiftMachine)({
  async open(opened) {
    const counter = await openCounter(opened)
    return { ...counter, actors: createOpenShiftActors(counter) }
  },
  events: [
    ...typingRows({ float: '' }, [
      { field: 'float', value: 'none' },
      { field: 'float', value: '700', shows: 'cleared' },
    ]).rows,
    { event: { type: 'form.submitted' }, shows: 'float: unreadable' },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ stand }) => stand({ isOpen: false }),
      shows: 'form.sent',
    },
    unanswered('send', ['']),
  ],
  readByGuards: ({ context: { fields, problems } }) => [fields, problems !== undefined],
  shownOf: shownOfForm,
  emittedOf: ({ type }: { type?: string }) => ({ type }),
  checks: {
    async filling(_, { till }) {
      const Float = (await till())?.Float ?? 700
      return [700, STANDING_FLOAT].includes(Float) ? [] : [`The shift began with ${Float}`]
    },
  },
})

export const cashEntryFlow = dialogFlow(cashEntryMachine)({
  open: openCounter,
  actors: createEntryActors,
  subject: null,
  prepare: async () => null,
  unfilled: { direction: 'outOf', sum: '', reason: '' },
  typings: [
    { field: 'sum', value: '0' },
    { field: 'sum', value: '500' },
    { field: 'reason', value: 'a taxi', shows: 'cleared' },
    { field: 'direction', value: 'into', after: { sum: '500' } },
    { field: 'reason', value: 'change from the bank', shows: 'cleared' },
  ],
  submitted: ['sum: unreadable', 'reason: missing'],
  allow: ({ settle }) => settle(STANDING_FLOAT),
  unwanted: async ({ till }) =>
    ((await till())?.Entries ?? []).filter(
      ({ Amount, Reason }) => Reason !== SETTLED && Amount !== (Reason === 'a taxi' ? -500 : 500),
    ),
})

export const voidPaymentFlow = dialogFlow(voidPaymentMachine)({
  ...reversal,
  open: openCounter,
  actors: createVoidActors,
  subject: payment,
  async prepare({ bookWithDue, takeCash, till }) {
    const code = await bookWithDue()
    await takeCash(code, TAKEN)
    return (await till())?.Payments.find(({ Code }) => Code === code) ?? payment
  },
})

export const reverseEntryFlow = dialogFlow(reverseEntryMachine)({
  ...reversal,
  open: openCounter,
  actors: createReversalActors,
  subject: taxi,
  async prepare({ settle, enter, till }) {
    await settle(STANDING_FLOAT)
    await enter(taxi.Amount, taxi.Reason)
    return (await till())?.Entries[0] ?? taxi
  },
  unwanted: async ({ till }) =>
    ((await till())?.Entries ?? []).filter(({ Reverses, Amount }) => Reverses !== null && Amount !== -taxi.Amount),
})
