import type { SnapshotFrom } from 'xstate'
import { wireStates } from '#api/payments/payment-state.ts'
import { addDays } from '#contract/values/calendar.ts'
import { Problem } from '#contract/problem.ts'
import type { PaymentState } from '#contract/payments.ts'
import { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { createPaymentStatusActors } from '#src/payment-status/payment-status.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'

const report = { Code: 'ABCDEFGHJKMN', Amount: 100, HoldUntil: null, Due: 0 }
const leadsTo = {
  PENDING: 'pending',
  SUCCESS: 'success',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  REVIEW: 'inReview',
} as const satisfies Record<PaymentState, string>
const states = ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED', 'REVIEW'] as const

type World = Awaited<ReturnType<typeof openAttempt>>
type Shown = SnapshotFrom<typeof paymentStatusMachine>

const ownOrder = ({ context }: Shown, { input }: World) =>
  context.report?.Code === input.code ? [] : ['The report is of another order']

/** An attempt that the API knows. */
async function openAttempt({ place, index, clientOf }: Opened) {
  const api = place.api
  const stay = { ArrivalDate: addDays('2026-12-01', 2 * index), DepartureDate: addDays('2026-12-03', 2 * index) }
  const { code, attemptId } = await holdOrder(api, place.guest(), [aPlace(stay)])
  const actors = createPaymentStatusActors({ client: clientOf() })
  return { actors, input: { code, id: attemptId }, db: api.deps.db, attemptId }
}

export const paymentStatusFlow = flowOf(paymentStatusMachine)({
  input: { code: report.Code, id: '01JABCDEFGHJKMNPQRSTVWXYZ0' },
  needs: { guests: 1 },
  open: openAttempt,
  events: [
    ...states.map((State) => ({
      event: { type: 'askState.resolves', output: { ...report, State } } as const,
      detail: State,
      /** The gateway's last word, as the database has it. */
      async prepare({ db, attemptId }: World) {
        const [stored] = Object.entries(wireStates).findLast(([, wire]) => wire === State) ?? []
        await db.change('update payment_attempt set state = $1 where id = $2', [stored, attemptId])
      },
      leadsTo: leadsTo[State],
    })),
    {
      event: { type: 'askState.rejects', error: new Problem('not_found', 'There is no such payment') },
      detail: 'no such payment',
      prepare: async ({ db, attemptId }) =>
        void (await db.change('delete from payment_attempt where id = $1', [attemptId])),
      leadsTo: 'unknown',
    },
    ...edgeRows('askState', { leadsTo: 'pending' }),
    { event: { type: 'pollPause.elapses' }, leadsTo: 'asking' },
  ],
  shownOf: ({ context }) => context.report?.State,
  states: {
    asking: { tags: ['undecided'] },
    judging: 'unseen',
    pending: { tags: ['undecided'] },
    success: { tags: [], check: ownOrder },
    failed: { tags: [], check: ownOrder },
    cancelled: { tags: [], check: ownOrder },
    inReview: { tags: [], check: ownOrder },
    unknown: { tags: [] },
  },
})
