import { cancelAtDeskMachine } from '#machines/desk/cancel-at-desk.machine.ts'
import { createCancelActors } from '#desk/refunds/refunds.actors.ts'
import { openBooking, PAID } from './worlds/booking-world.ts'
import { dialogFlow, shownOfForm } from './worlds/dialog-flow.ts'

/** BDT. */
const terms = { Paid: PAID, Refund: PAID / 2, Percent: 50, Waived: 0 }
const lowerTerms = { Paid: 20_000, Refund: 10_000, Percent: 50, Waived: 0 }
const REASON = 'called, her mother is ill'

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
  submitted: ['reason: missing', 'sum: unreadable', 'sum: tooMuch', 'cleared'],
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
