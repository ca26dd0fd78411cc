import { Problem } from '#contract/problem.ts'
import { cancelAtDeskMachine } from '#machines/desk/cancel-at-desk.machine.ts'
import { createCancelActors } from '#desk/refunds/refunds.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { bookingNeeds, openBooking, PAID } from './worlds/booking-world.ts'
import { lostRows, openReadingForm, refusalRow, typingRows, withoutWorld } from './worlds/dialog-rows.ts'

/** BDT. */
export const terms = { Paid: PAID, Refund: PAID / 2, Percent: 50, Waived: 0 }
const lowerTerms = { Paid: 20_000, Refund: 10_000, Percent: 50, Waived: 0 }

const REASON = 'called, her mother is ill'
const settled = new Problem('order_settled', 'This booking can no longer be cancelled: it is cancelled')

async function openCancelling(opened: Opened) {
  const world = await openBooking(opened, 'manager')
  const { db, code, setRole } = world
  const setPaid = (amount: number) =>
    db.change('update orders set paid_paisa = $2 where code = $1', [code(), amount * 100])
  const setStatus = (status: 'Confirmed' | 'Cancelled') =>
    db.change('update orders set status = $2 where code = $1', [code(), status])
  return {
    ...world,
    actors: createCancelActors(world),
    setPaid,
    setStatus,
    async allow() {
      await setRole('manager')
      await setStatus('Confirmed')
      await setPaid(PAID)
    },
  }
}
type World = Awaited<ReturnType<typeof openCancelling>>

export const cancelAtDeskFlow = flowOf(cancelAtDeskMachine)({
  needs: bookingNeeds,
  open: openCancelling,
  events: [
    {
      event: { type: 'dialog.opened', subject: { code: 'ABCDEFGHJKMN' } },
      own: async ({ book }) => ({ subject: { code: await book() } }),
    },
    { event: { type: 'dialog.closed' } },
    {
      event: { type: 'read.resolves', output: terms },
      prepare: ({ allow }) => allow(),
      leadsTo: 'filling.ready',
    },
    {
      event: { type: 'read.resolves', output: lowerTerms },
      detail: 'less is paid',
      // A person has agreed on a sum.
      offered: ({ context: { fields, data } }) => data?.Paid === PAID && fields.sum === String(PAID),
      async prepare({ allow, setPaid }) {
        await allow()
        await setPaid(lowerTerms.Paid)
      },
      leadsTo: 'filling.ready',
      shows: 'sum: tooMuch',
    },
    {
      event: { type: 'read.rejects', error: settled },
      detail: 'cancelled elsewhere',
      prepare: async ({ setStatus }) => void (await setStatus('Cancelled')),
      leadsTo: ['opening.unread', 'filling.unread'],
      shows: settled.message,
    },
    ...edgeRows('read', { leadsTo: ['opening.unread', 'filling.unread'], as: [''] }),
    {
      event: { type: 'data.outdated' },
      // Before anything was typed, and once all was.
      offered: ({ context: { fields } }) => fields.reason === '' || fields.sum === String(PAID),
      shows: 'cleared',
    },
    ...typingRows({ isAgreed: false, sum: '', reason: '' }, [
      { field: 'reason', value: REASON, shows: 'cleared' },
      { field: 'isAgreed', value: true, after: { reason: REASON }, shows: 'sum: unreadable' },
      { field: 'sum', value: '30,000', after: { reason: REASON, isAgreed: true }, shows: 'sum: tooMuch' },
      { field: 'sum', value: String(PAID), after: { reason: REASON, isAgreed: true, sum: '30,000' }, shows: 'cleared' },
    ]),
    { event: { type: 'form.submitted' }, shows: ['reason: missing', 'sum: unreadable', 'sum: tooMuch', 'cleared'] },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ allow }) => allow(),
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    refusalRow(settled, {
      detail: 'cancelled elsewhere',
      prepare: ({ setStatus }: World) => setStatus('Cancelled'),
    }),
    {
      ...refusalRow(new Problem('price_changed', 'The refund amount has changed'), {
        detail: 'less is paid',
        async prepare({ allow, setPaid }: World) {
          await allow()
          await setPaid(lowerTerms.Paid)
        },
      }),
      offered: ({ context }) => !context.fields.isAgreed,
    },
    {
      ...refusalRow(new Problem('forbidden', 'Your account may not do this'), {
        detail: 'another role',
        async prepare({ allow, setRole }: World) {
          await allow()
          await setRole('desk')
        },
      }),
      offered: ({ context }) => context.fields.isAgreed,
    },
    ...lostRows(),
  ],
  readByGuards: (snapshot) => {
    const { fields, problems, data } = snapshot.context
    return snapshot.matches('filling') || snapshot.matches('sending')
      ? [fields, problems !== undefined, data?.Paid]
      : []
  },
  shownOf: ({ context: { fields, problems, problem, data } }) => ({ fields, problems, problem, data }),
  emittedOf: withoutWorld,
  states: {
    closed: { takes: ['dialog.opened'], tags: [], check: (_, world) => problemsIn(world) },
    ...openReadingForm,
  },
})

/** What goes back is what the policy gives, or what was agreed. */
async function problemsIn({ db, code }: World): Promise<string[]> {
  const cancelled = await db.query<{ refund: number; reason: string }>(
    'select refund_paisa / 100 as refund, reason from cancellation where order_code = $1',
    [code()],
  )
  return cancelled
    .filter(({ refund, reason }) => ![terms.Refund, PAID].includes(refund) || reason !== REASON)
    .map(({ refund, reason }) => `${refund} goes back: ${reason}`)
}
