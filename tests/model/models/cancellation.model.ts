import type { AnyMachineSnapshot } from 'xstate'
import { addDays } from '#contract/values/calendar.ts'
import type { CancellationTerms } from '#contract/money/cancellations.ts'
import { Problem } from '#contract/problem.ts'
import { cancellationMachine } from '#machines/cancellation.machine.ts'
import { createCancellationActors } from '#src/orders/cancellation.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { lastCode } from '#tests/support/guests.ts'
import { openPaidOrder } from '#tests/support/paid-order.ts'

/** BDT, of a room for two nights that is paid in full. */
const PAID = 14_950
const terms = {
  100: { Percent: 100, Paid: PAID, Refund: PAID, Fee: 0 },
  50: { Percent: 50, Paid: PAID, Refund: PAID / 2, Fee: PAID / 2 },
  0: { Percent: 0, Paid: PAID, Refund: 0, Fee: PAID },
} as const satisfies Record<CancellationTerms['Percent'], CancellationTerms>

/** The last day on which so much comes back: the first of them that is too late is the next. */
const daysBefore = { 100: 10, 50: 5, 0: 4 } as const satisfies Record<CancellationTerms['Percent'], number>

/** The dialog that cancels a paid order. */
async function openOrder({ place, index, clientOf }: Opened) {
  const { guest } = place
  const order = await openPaidOrder(place.api, guest, addDays('2026-12-05', 2 * index))
  // Codes of an earlier path may lie in the future: each order has a clock of its own.
  for (const table of ['one_time_code', 'failed_code']) {
    await place.api.deps.db.change(`delete from ${table} where phone = $1`, [guest.phone])
  }
  let { token } = guest
  const actors = createCancellationActors({
    client: clientOf({ token: () => token }),
    phone: () => guest.phone,
    renewSession: (user) => void ({ token } = user),
  })
  return {
    actors,
    input: { code: order.code },
    order,
    /** In two halves, as a guest reads a code and types it. */
    typed: async (type: string) =>
      type === 'whole' ? (await lastCode(place.api, guest.phone)).replace(/^(...)/, '$1 ') : '12',
  }
}
type World = Awaited<ReturnType<typeof openOrder>>

const shownIn = ({ context }: AnyMachineSnapshot): CancellationTerms['Percent'] => context.terms?.Percent ?? 100

/** There is no field for a code that was not sent. */
const isCodeSent = ({ context }: AnyMachineSnapshot): boolean => context.messageId !== ''

const termsChanged = new Problem('price_changed', 'The refund amount has changed', { data: terms[50] })
const cancelledElsewhere = new Problem('order_settled', 'This order can no longer be cancelled here: it is Cancelled')
const WITH_REFUND = 'toast success Your booking is cancelled, and your refund is on its way.'

async function isUntouched(_: unknown, { order }: World): Promise<readonly string[]> {
  const { status } = await order.standing()
  return status === 'Confirmed' ? [] : [`An old sign-in left the order ${status}`]
}

export const cancellationFlow = flowOf(cancellationMachine)({
  input: { code: 'ABCDEFGHJKMN' },
  open: openOrder,
  events: [
    { event: { type: 'cancel.pressed' } },
    ...([100, 0] as const).map((percent) => ({
      event: { type: 'quoteCancellation.resolves', output: terms[percent] } as const,
      detail: `${percent} %`,
      prepare: ({ order }: World) => order.standAt(daysBefore[percent]),
    })),
    unanswered('quoteCancellation', ['']),
    { event: { type: 'confirm.pressed' }, shows: 'cleared' },
    { event: { type: 'dialog.closed' }, shows: ['order.changed', 'cleared'] },
    ...([100, 50, 0] as const).map((percent) => ({
      event: { type: 'cancelBooking.resolves', output: terms[percent] } as const,
      detail: `${percent} %`,
      // An order is cancelled on the terms that were shown.
      offered: ({ context }: AnyMachineSnapshot) => context.terms?.Percent === percent,
      prepare: ({ order }: World) => order.standAt(daysBefore[percent]),
      shows: ['order.changed', percent === 0 ? 'toast success Your booking is cancelled.' : WITH_REFUND],
    })),
    unanswered('cancelBooking', ['']),
    {
      event: { type: 'cancelBooking.rejects', error: termsChanged },
      detail: 'terms changed',
      // They change once, and for the worse.
      offered: ({ context }) => context.terms?.Percent === 100,
      prepare: ({ order }) => order.standAt(daysBefore[50]),
      shows: 'The refund amount has changed',
    },
    {
      event: {
        type: 'cancelBooking.rejects',
        error: new Problem('sign_in_again', 'Please sign in again to cancel a booking that has been paid for'),
      },
      detail: 'old sign-in',
      async prepare({ order }, snapshot) {
        await order.standAt(daysBefore[shownIn(snapshot)])
        await order.ageSignIn()
      },
    },
    {
      event: { type: 'cancelBooking.rejects', error: cancelledElsewhere },
      detail: 'cancelled elsewhere',
      async prepare({ order }, snapshot) {
        await order.standAt(daysBefore[shownIn(snapshot)])
        await order.cancelElsewhere()
      },
      shows: cancelledElsewhere.message,
    },
    ...(['whole', 'part'] as const).map((detail) => ({
      event: { type: 'code.changed', value: detail === 'whole' ? '123 456' : '12' } as const,
      detail,
      offered: isCodeSent,
      own: async ({ typed }: World) => ({ value: await typed(detail) }),
      shows: 'cleared',
    })),
    { event: { type: 'code.submitted' }, offered: isCodeSent, shows: 'Code number is empty' },
    { event: { type: 'resend.pressed' }, shows: 'cleared' },
    { event: { type: 'requestCode.resolves', output: 'a message' } },
    unanswered('requestCode', ['']),
    { event: { type: 'signIn.resolves', output: undefined } },
    unanswered('signIn', ['']),
  ],
  alone: 'Each order sets the clock of all.',
  readByGuards: ({ context }) => [context.terms?.Percent, context.messageId !== '', context.typedCode.length],
  shownOf: ({ context: { terms: shown, messageId, typedCode, problem } }) => ({
    terms: shown && [shown.Percent, shown.Paid, shown.Refund, shown.Fee],
    isSent: messageId !== '',
    typed: typedCode.length,
    problem,
  }),
  checks: {
    deciding: ({ context }) => (context.terms ? [] : ['A guest decides on terms that are not shown']),
    requestingCode: isUntouched,
    enteringCode: isUntouched,
    signingIn: isUntouched,
    refused: ({ context }) => (context.problem ? [] : ['No reason is shown']),
    async done({ context }, { order }) {
      const { status, refund } = await order.standing()
      if (status !== 'Cancelled') return [`The order is ${status}`]
      return refund === context.terms?.Refund ? [] : [`${refund} BDT are on their way back`]
    },
  },
})
