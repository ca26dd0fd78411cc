import {
  assignRoomsMachine,
  cancelAtDeskMachine,
  giveBackMachine,
  payOutMachine,
  type RefundByHand,
} from '#machines/desk/refund-dialogs.machine.ts'
import {
  createAssignActors,
  createCancelActors,
  createGiveBackActors,
  createPayOutActors,
} from '#desk/refunds/refunds.actors.ts'
import { openBooking, PAID } from './worlds/booking-world.ts'
import { dialogFlow, shownOfForm } from './worlds/dialog-flow.ts'
import { openCounter } from './worlds/till-world.ts'
import { isDeepStrictEqual } from 'node:util'

const REASON = 'the boiler broke'
const booking = { code: 'ABCDEFGHJKMN', most: PAID }

export const giveBackFlow = dialogFlow(giveBackMachine)({
  open: (opened) => openBooking(opened, 'manager'),
  actors: createGiveBackActors,
  subject: booking,
  prepare: async ({ book }) => ({ ...booking, code: await book() }),
  unfilled: { amount: '', reason: '' },
  typings: [
    { field: 'amount', value: '30000', shows: 'amount: tooMuch' },
    // What is refunded at once, and what is proposed.
    { field: 'amount', value: '500' },
    { field: 'reason', value: REASON, shows: 'cleared' },
    { field: 'amount', value: '25,000' },
  ],
  submitted: ['amount: unreadable', 'reason: missing', 'amount: tooMuch'],
  allow: ({ db, code }) => db.change('delete from refund where order_code = $1', [code()]),
  /** BDT: what a manager may refund alone, of a booking and on a day. */
  reads: { Order: { Used: 0, Most: 20_000 }, Day: { Used: 0, Most: 40_000 } },
  /** What is refunded, or proposed, is what was typed. */
  unwanted: async ({ db, code }) => [
    ...(await db.query('select * from refund where order_code = $1 and id <> $1 and amount_paisa <> 50000', [code()])),
    ...(await db.query(
      'select * from refund_proposal where order_code = $1 and (amount_paisa <> 2500000 or reason <> $2)',
      [code(), REASON],
    )),
  ],
})

/** It was paid at the desk, so no gateway sends it. */
const refund: RefundByHand = {
  Id: 'ABCDEFGHJKMN',
  Code: 'ABCDEFGHJKMN',
  Guest: 'Salma Rahman',
  Phone: '+8801712345678',
  Amount: 1_000,
  Failure: '',
  Method: 'cash',
  Reference: 'R-2026-000001',
  ApprovedBy: 'Karim Mia',
  CanPayCash: true,
  CanPayOtherwise: true,
}

export const payOutFlow = dialogFlow(payOutMachine)({
  async open(opened) {
    const counter = await openCounter(opened, 'manager')
    return { ...counter, code: await counter.bookWithDue() }
  },
  actors: createPayOutActors,
  subject: refund,
  /** All that was paid is to be refunded again. */
  async prepare({ db, code }) {
    await db.change('update till_entry set refund_id = null where refund_id is not null')
    await db.change('delete from refund where order_code = $1', [code])
    await db.change(
      `insert into refund (id, order_code, attempt_id, payment_paisa, amount_paisa, cause, state, ask_after, created_at)
       select order_code, order_code, attempt_id, amount_paisa, amount_paisa, 'goodwill', 'failed', received_at, received_at
       from payment where order_code = $1`,
      [code],
    )
    return { ...refund, Id: code, Code: code }
  },
  unfilled: { isCash: true, reference: '' },
  typings: [
    { field: 'isCash', value: false, shows: 'reference: missing' },
    { field: 'isCash', value: true, shows: 'cleared' },
    { field: 'reference', value: 'City Bank 7781', after: { isCash: false }, shows: 'cleared' },
  ],
  submitted: 'reference: missing',
  /** The drawer has more than any path pays out. */
  allow: ({ settle }) => settle(100_000),
  /** What was given in cash, and only that, left the till. */
  unwanted: ({ db, code, memberId }) =>
    db.query(
      `select * from
         (select count(*) as given from order_event where order_code = $1 and event = 'paidOutRefund' and data ->> 'How' = 'cash'),
         (select count(*) as gone from till_entry e join till_shift s on s.id = e.shift_id
          where s.staff_id = $2 and e.amount_paisa = $3)
       where given <> gone`,
      [code, memberId, -refund.Amount * 100],
    ),
})

/** BDT. */
const terms = { Paid: PAID, Refund: PAID / 2, Percent: 50, Waived: 0 }
const lowerTerms = { Paid: 20_000, Refund: 10_000, Percent: 50, Waived: 0 }

export const cancelAtDeskFlow = dialogFlow(cancelAtDeskMachine)({
  async open(opened) {
    const world = await openBooking(opened, 'manager')
    const { db, code } = world
    async function setPaid(amount: number): Promise<void> {
      await db.change('update orders set paid_paisa = $2 where code = $1', [code(), amount * 100])
    }
    return { ...world, setPaid }
  },
  actors: createCancelActors,
  subject: { code: 'ABCDEFGHJKMN' },
  prepare: async ({ book }) => ({ code: await book() }),
  unfilled: { isAgreed: false, sum: '', reason: '' },
  typings: [
    { field: 'reason', value: REASON, shows: 'cleared' },
    { field: 'isAgreed', value: true, shows: 'sum: unreadable' },
    { field: 'sum', value: '30,000', shows: 'sum: tooMuch' },
    { field: 'sum', value: String(PAID), shows: 'cleared' },
  ],
  submitted: ['reason: missing', 'sum: unreadable', 'sum: tooMuch'],
  allow: ({ setPaid }) => setPaid(PAID),
  reads: terms,
  judgedBy: (data) => data?.Paid,
  more: [
    {
      event: { type: 'read.resolves', output: lowerTerms },
      detail: 'less is paid',
      // A person has agreed on a sum.
      offered: ({ context: { fields, data } }) => data?.Paid === PAID && fields.sum === String(PAID),
      prepare: ({ setPaid }) => setPaid(lowerTerms.Paid),
      shows: 'sum: tooMuch',
    },
  ],
  shownOf: (snapshot) => ({ ...shownOfForm(snapshot), data: snapshot.context.data }),
  /** What goes back is what the policy gives, or what was agreed. */
  unwanted: ({ db, code }) =>
    db.query('select * from cancellation where order_code = $1 and (refund_paisa not in ($2, $3) or reason <> $4)', [
      code(),
      terms.Refund * 100,
      PAID * 100,
      REASON,
    ]),
})

/** The API knows of more rooms than these. */
const rooms = [1, 2, 3].map((number) => ({
  UnitId: `000000001-00${number}`,
  Room: `Rania House ${number}`,
  House: 'Rania House',
}))
const [first = '', second = ''] = rooms.map(({ UnitId }) => UnitId)

export const assignRoomsFlow = dialogFlow(assignRoomsMachine)({
  async open(opened) {
    const world = await openBooking(opened, 'desk')
    const { db, code } = world
    async function unplace(): Promise<void> {
      await db.change("update orders set status = 'Paid-unplaced' where code = $1", [code()])
      await db.change('delete from unit_night', [])
      await db.change('delete from stay where order_code = $1', [code()])
    }
    return { ...world, unplace }
  },
  actors: createAssignActors,
  subject: { code: 'ABCDEFGHJKMN' },
  async prepare({ book, unplace }) {
    const code = await book()
    await unplace()
    return { code }
  },
  unfilled: { unitIds: [] },
  typings: [
    { field: 'unitIds', value: [first] },
    { field: 'unitIds', value: [], after: { unitIds: [first] } },
    { field: 'unitIds', value: [first, second], after: { unitIds: [first] }, shows: 'cleared' },
  ],
  submitted: 'unitIds: tooFew',
  allow: ({ unplace }) => unplace(),
  reads: { Rooms: 2, Data: rooms },
  more: [
    {
      event: {
        type: 'read.resolves',
        output: { Rooms: 2, Data: rooms.filter(({ UnitId }) => UnitId !== second) },
      },
      detail: 'one was taken',
      offered: ({ context }) => isDeepStrictEqual(context.fields.unitIds, [first, second]),
      async prepare({ db, code, unplace }) {
        await unplace()
        await db.change(
          `insert into unit_night (unit_id, night, order_code, line_no, state)
           select $2, arrival, order_code, line_no, 'booked' from order_line where order_code = $1`,
          [code(), second],
        )
      },
      shows: 'unitIds: tooFew',
    },
  ],
  /** Guests are expected in the rooms that were chosen. */
  unwanted: ({ db, code }) =>
    db.query(
      `select n.* from unit_night n join orders o on o.code = n.order_code
       where o.code = $1 and o.status = 'Confirmed' and n.unit_id not in ($2, $3)`,
      [code(), first, second],
    ),
})
