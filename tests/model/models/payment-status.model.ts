import type { SnapshotFrom } from 'xstate'
import { wireStates } from '#api/money/payments/payment-state.ts'
import { addDays } from '#contract/values/calendar.ts'
import { Problem } from '#contract/problem.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { PaymentState } from '#contract/money/payments.ts'
import { toPaisa } from '#contract/values/money.ts'
import { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { createPaymentStatusActors } from '#src/payment-status/payment-status.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'

const report = { Code: 'ABCDEFGHJKMN', Amount: 100, HoldUntil: null, Due: 0, Type: 'Room' } as const
/** What the order is by each state of its first payment. */
const firstPayments = {
  PENDING: 'Expired',
  SUCCESS: 'Confirmed',
  FAILED: 'Expired',
  CANCELLED: 'Cancelled',
  REVIEW: 'Expired',
} as const satisfies Record<PaymentState, OrderStatus>
/** 30 % of a confirmed order were paid before: only this payment of the balance was not taken. */
const balance = { Status: 'Confirmed', Paid: 4_485, Due: 10_465 } as const
const rows = [
  ...PaymentState.options.map((State) => ({
    detail: State,
    report: { ...report, State, Status: firstPayments[State], Paid: State === 'SUCCESS' ? 100 : 0 },
  })),
  { detail: 'FAILED, of the balance', report: { ...report, ...balance, State: 'FAILED' } },
  { detail: 'CANCELLED, of the balance', report: { ...report, ...balance, State: 'CANCELLED' } },
] as const

export type AttemptWorld = Awaited<ReturnType<typeof openAttempt>>
type Shown = SnapshotFrom<typeof paymentStatusMachine>

const ownOrder = ({ context }: Shown, { input }: AttemptWorld) =>
  context.report?.Code === input.code ? [] : ['The report is of another order']

/** An attempt that the API knows. */
async function openAttempt({ place, index, clientOf }: Opened) {
  const api = place.api
  const stay = { ArrivalDate: addDays('2026-12-01', 2 * index), DepartureDate: addDays('2026-12-03', 2 * index) }
  const { code, attemptId } = await holdOrder(api, place.guest, [aPlace(stay)])
  const actors = createPaymentStatusActors({ client: clientOf() })
  return { actors, input: { code, id: attemptId }, db: api.deps.db, attemptId }
}

export const paymentStatusFlow = flowOf(paymentStatusMachine)({
  input: { code: report.Code, id: '01JABCDEFGHJKMNPQRSTVWXYZ0' },
  open: openAttempt,
  gestures: async () => (await import('./payment-status.gestures.ts')).paymentStatusGestures,
  events: [
    ...rows.map(({ detail, report: output }) => ({
      event: { type: 'askState.resolves', output } as const,
      detail,
      /** The gateway's last word and the order, as the database has them. */
      async prepare({ db, input, attemptId }: AttemptWorld) {
        const [stored] = Object.entries(wireStates).findLast(([, wire]) => wire === output.State) ?? []
        await db.change('update payment_attempt set state = $1 where id = $2', [stored, attemptId])
        await db.change('update orders set status = $1, paid_paisa = $2, held_until = null where code = $3', [
          output.Status,
          toPaisa(output.Paid),
          input.code,
        ])
      },
    })),
    {
      event: { type: 'askState.rejects', error: new Problem('not_found', 'There is no such payment') },
      detail: 'no such payment',
      prepare: async ({ db, attemptId }) =>
        void (await db.change('delete from payment_attempt where id = $1', [attemptId])),
    },
    unanswered('askState'),
    { event: { type: 'pollPause.elapses' }, lasts: 3_000 },
  ],
  shownOf: ({ context: { report: shown } }) => shown && [shown.State, shown.Status, shown.Paid],
  checks: { success: ownOrder, failed: ownOrder, cancelled: ownOrder, inReview: ownOrder },
})
