import { payOutMachine, type RefundByHand } from '#machines/desk/pay-out.machine.ts'
import { createPayOutActors } from '#desk/refunds/refunds.actors.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import { openCounter } from './worlds/till-world.ts'

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
  submitted: ['reference: missing', 'cleared'],
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
