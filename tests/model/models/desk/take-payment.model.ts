import { randomUUID } from 'node:crypto'
import type { AnyMachineSnapshot } from 'xstate'
import { type KnownReference, takePayment } from '#contract/money/till.ts'
import { Problem } from '#contract/problem.ts'
import { takePaymentMachine, type PaymentField, type PaymentFields } from '#machines/desk/take-payment.machine.ts'
import { createTakePaymentActors } from '#desk/money/take-payment.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { openCounter } from './worlds/till-world.ts'

/** BDT. The API knows of far more. */
const DUE = 10
const LESS_DUE = 5

/** The number that is typed, and where it was used before. */
const NUMBER = '8N7A6D5EE7'
const OTHER_NUMBER = 'of another'
export const knownNumber: KnownReference = {
  Code: 'ABCDEFGHJKMN',
  Guest: 'Salma Rahman',
  Amount: 1,
  At: '2026-11-20T06:00:00.000Z',
  Receipt: 'R-2026-000001',
}

async function openPayment(opened: Opened) {
  const counter = await openCounter(opened)
  const code = await counter.bookWithDue()
  const { db } = counter
  /** One payment at most has the number: a receptionist alone takes no third one. */
  async function forgetNumber(): Promise<void> {
    await db.change('update payment set reference = $2 where reference = $1', [NUMBER, OTHER_NUMBER])
  }

  return {
    ...counter,
    code,
    forgetNumber,
    async meetNumber() {
      await forgetNumber()
      const payment = {
        Code: code,
        Amount: knownNumber.Amount,
        Method: 'bkash',
        Reference: NUMBER,
        IsKnown: true,
      } as const
      await counter.api.call(takePayment, { body: { ActivityId: randomUUID(), ...payment } })
    },
    actors: createTakePaymentActors(counter),
    input: { code, due: DUE },
  }
}
type World = Awaited<ReturnType<typeof openPayment>>

type Typing = { [Field in PaymentField]: { field: Field; value: PaymentFields[Field] } }[PaymentField]
type Context = PaymentFields & { due: number; hasShift: boolean | undefined }

/** All that is due, in cash. */
const initial = { amount: String(DUE), method: 'cash' } as const

/** What a person types, and what the dialog shows before: with a shift they correct a sum, without one they choose another method. */
const typings: (Typing & { after: Partial<Context>; shows?: string[] })[] = [
  { field: 'amount', value: '20', after: { ...initial, due: DUE, hasShift: true }, shows: ['amount: notDue'] },
  { field: 'amount', value: '4', after: { amount: '20' }, shows: ['cleared'] },
  { field: 'method', value: 'bkash', after: { ...initial, hasShift: false }, shows: ['reference: missing'] },
  { field: 'reference', value: NUMBER, after: { method: 'bkash', reference: '' }, shows: ['cleared'] },
]

function isAfter({ context }: AnyMachineSnapshot, after: Partial<Context>): boolean {
  const now: Readonly<Record<string, unknown>> = { ...context.fields, due: context.due, hasShift: context.hasShift }
  return Object.entries(after).every(([name, value]) => now[name] === value)
}

export const takePaymentFlow = flowOf(takePaymentMachine)({
  input: { code: 'ABCDEFGHJKMN', due: DUE },
  open: openPayment,
  events: [
    { event: { type: 'dialog.opened' } },
    { event: { type: 'dialog.closed' } },
    ...[true, false].map((isOpen) => ({
      event: { type: 'findShift.resolves', output: isOpen } as const,
      detail: isOpen ? 'open' : 'none',
      // A shift may be opened elsewhere while a person who has none takes cash.
      offered: ({ context: { fields, hasShift } }: AnyMachineSnapshot) =>
        hasShift === undefined || hasShift === isOpen || (isOpen && fields.method === 'cash'),
      prepare: ({ stand }: World) => stand({ isOpen }),
      shows: isOpen ? 'cleared' : 'method: needsShift',
    })),
    unanswered('findShift'),
    { event: { type: 'data.outdated' }, offered: (snapshot) => isAfter(snapshot, { ...initial, due: DUE }) },
    {
      event: { type: 'due.changed', due: LESS_DUE },
      offered: (snapshot) =>
        isAfter(snapshot, { ...initial, hasShift: true }) ||
        (snapshot.matches('asking') && snapshot.context.due === DUE),
      shows: 'amount: notDue',
    },
    ...typings.map(({ field, value, after, shows = [] }) => ({
      event: { type: 'field.changed', field, value } as const,
      detail: `${field}, ${value}`,
      offered: (snapshot: AnyMachineSnapshot) => isAfter(snapshot, after),
      shows,
    })),
    {
      event: { type: 'form.submitted' },
      shows: ['amount: notDue', 'method: needsShift', 'reference: missing', 'cleared'],
    },
    {
      event: { type: 'takePayment.resolves', output: 'R-2026-000001' },
      async prepare({ stand, forgetNumber }) {
        await stand({ isOpen: true })
        await forgetNumber()
      },
      shows: 'payment.taken',
    },
    {
      event: {
        type: 'takePayment.rejects',
        error: new Problem('reference_known', 'It is known', { data: knownNumber }),
      },
      detail: 'number used before',
      offered: ({ context: { fields, usedBefore: known } }) => fields.method !== 'cash' && known === undefined,
      prepare: ({ meetNumber }) => meetNumber(),
    },
    { event: { type: 'reference.accepted' } },
    { event: { type: 'reference.declined' } },
    unanswered('takePayment', ['']),
  ],
  readByGuards: (snapshot) => {
    const { fields, due, hasShift, problems, usedBefore: known } = snapshot.context
    if (snapshot.matches('closed')) return []
    if (snapshot.matches('asking')) return [fields, due]
    return snapshot.matches('sending') ? [fields, known !== undefined] : [fields, due, hasShift, problems !== undefined]
  },
  // Where a number was used is the world's own.
  shownOf: ({ context: { fields, due, hasShift, problems, problem, usedBefore: known } }) => ({
    fields,
    due,
    hasShift,
    problems,
    problem,
    isUsed: known !== undefined,
  }),
  // The number of a receipt is the world's own.
  emittedOf: ({ receipt, ...emitted }: { receipt?: string }) => ({ ...emitted, hasReceipt: Boolean(receipt) }),
  checks: {
    /** Cash has no number, what is not cash has the one that was typed, and no other sums are typed. */
    async closed(_, { db, code, memberId }) {
      const untyped = await db.query<object>(
        `select * from payment where order_code = $1 and taken_by = $2 and not
           (amount_paisa in (1000, 500, 400, 100) and (method = 'cash' and reference = '' or method <> 'cash' and reference in ($3, $4)))`,
        [code, memberId, NUMBER, OTHER_NUMBER],
      )
      return untyped.map((payment) => `Taken was ${JSON.stringify(payment)}`)
    },
  },
})
