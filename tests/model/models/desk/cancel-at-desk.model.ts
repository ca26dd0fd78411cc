import { cancelAtDeskMachine } from '#machines/desk/cancel-at-desk.machine.ts'
import { createCancelActors } from '#desk/refunds/refunds.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking, PAID } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

/** BDT. */
const terms = { Paid: PAID, Refund: PAID / 2, Percent: 50, Waived: 0 }
const lowerTerms = { Paid: 20_000, Refund: 10_000, Percent: 50, Waived: 0 }
const REASON = 'called, her mother is ill'

async function openCancelling(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  const { db, code } = world
  return {
    ...world,
    actors: createCancelActors(world),
    setPaid: (amount: number) => db.change('update orders set paid_paisa = $2 where code = $1', [code(), amount * 100]),
  }
}
type World = Awaited<ReturnType<typeof openCancelling>>

export const cancelAtDeskFlow = flowOf(cancelAtDeskMachine)({
  needs: bookingNeeds,
  open: openCancelling,
  events: [
    ...dialogRows({
      subject: { code: 'ABCDEFGHJKMN' },
      open: async ({ book }: World) => ({ code: await book() }),
      unfilled: { isAgreed: false, sum: '', reason: '' },
      typings: [
        { field: 'reason', value: REASON, shows: 'cleared' },
        { field: 'isAgreed', value: true, after: { reason: REASON }, shows: 'sum: unreadable' },
        { field: 'sum', value: '30,000', after: { reason: REASON, isAgreed: true }, shows: 'sum: tooMuch' },
        {
          field: 'sum',
          value: String(PAID),
          after: { reason: REASON, isAgreed: true, sum: '30,000' },
          shows: 'cleared',
        },
      ],
      submitted: ['reason: missing', 'sum: unreadable', 'sum: tooMuch', 'cleared'],
      allow: ({ setPaid }) => setPaid(PAID),
    }),
    { event: { type: 'read.resolves', output: terms }, prepare: async ({ setPaid }) => void (await setPaid(PAID)) },
    {
      event: { type: 'read.resolves', output: lowerTerms },
      detail: 'less is paid',
      // A person has agreed on a sum.
      offered: ({ context: { fields, data } }) => data?.Paid === PAID && fields.sum === String(PAID),
      prepare: async ({ setPaid }) => void (await setPaid(lowerTerms.Paid)),
      shows: 'sum: tooMuch',
    },
    unanswered('read', ['']),
    {
      event: { type: 'data.outdated' },
      // Before anything was typed, and once all was.
      offered: ({ context: { fields } }) => fields.reason === '' || fields.sum === String(PAID),
      shows: 'cleared',
    },
  ],
  ...dialogReadings,
  readByGuards: (snapshot) => [
    ...dialogReadings.readByGuards(snapshot),
    snapshot.matches('filling') && snapshot.context.data?.Paid,
  ],
  shownOf: (snapshot) => ({ ...dialogReadings.shownOf(snapshot), data: snapshot.context.data }),
  checks: {
    /** What goes back is what the policy gives, or what was agreed. */
    async closed(_, { db, code }) {
      const cancelled = await db.query<{ refund: number; reason: string }>(
        'select refund_paisa / 100 as refund, reason from cancellation where order_code = $1',
        [code()],
      )
      return cancelled
        .filter(({ refund, reason }) => ![terms.Refund, PAID].includes(refund) || reason !== REASON)
        .map(({ refund, reason }) => `${refund} goes back: ${reason}`)
    },
  },
})
