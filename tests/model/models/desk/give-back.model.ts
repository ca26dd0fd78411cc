import { giveBackMachine } from '#machines/desk/give-back.machine.ts'
import { createGiveBackActors } from '#desk/refunds/refunds.actors.ts'
import { openBooking, PAID } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

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
  submitted: ['amount: unreadable', 'reason: missing', 'amount: tooMuch', 'cleared'],
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
