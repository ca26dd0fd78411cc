import type { AnyMachineSnapshot } from 'xstate'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { Problem } from '#contract/problem.ts'
import { cancellationMachine, type CancellationEvent } from '#machines/cancellation.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

/** What a refusal comes from: the world in which the API gives it. */
export type Refused =
  | 'session ended'
  | 'stay begun'
  | 'terms changed'
  | 'old sign-in'
  | 'cancelled elsewhere'
  | 'hold over'
  | 'order gone'

export type CancellationStep =
  | CancellationEvent
  | { type: 'quoteCancellation.resolves' | 'cancelBooking.resolves'; output: CancellationTerms }
  | EdgeFailure<'quoteCancellation' | 'cancelBooking'>
  | { type: 'quoteCancellation.rejects' | 'cancelBooking.rejects'; error: Error; cause: Refused }

/** BDT, of a room for two nights that is paid in full. */
const PAID = 14_950
const whole: CancellationTerms = { Percent: 100, Paid: PAID, Refund: PAID, Fee: 0 }
const half: CancellationTerms = { Percent: 50, Paid: PAID, Refund: PAID / 2, Fee: PAID / 2 }
const nothing: CancellationTerms = { Percent: 0, Paid: PAID, Refund: 0, Fee: PAID }

const signInFirst = new Problem('unauthenticated', 'Please sign in to continue')

const events: CancellationStep[] = [
  { type: 'cancel.pressed' },
  { type: 'quoteCancellation.resolves', output: whole },
  { type: 'quoteCancellation.resolves', output: nothing },
  ...edgeFailures('quoteCancellation'),
  { type: 'quoteCancellation.rejects', error: signInFirst, cause: 'session ended' },
  {
    type: 'quoteCancellation.rejects',
    error: new Problem('order_settled', 'Your stay has begun: please speak to the resort'),
    cause: 'stay begun',
  },
  { type: 'confirm.pressed' },
  { type: 'dialog.closed' },
  { type: 'cancelBooking.resolves', output: whole },
  { type: 'cancelBooking.resolves', output: half },
  { type: 'cancelBooking.resolves', output: nothing },
  ...edgeFailures('cancelBooking'),
  { type: 'cancelBooking.rejects', error: signInFirst, cause: 'session ended' },
  {
    type: 'cancelBooking.rejects',
    error: new Problem('price_changed', 'The refund amount has changed', { data: half }),
    cause: 'terms changed',
  },
  {
    type: 'cancelBooking.rejects',
    error: new Problem('sign_in_again', 'Please sign in again to cancel a booking that has been paid for'),
    cause: 'old sign-in',
  },
  {
    type: 'cancelBooking.rejects',
    error: new Problem('order_settled', 'This order can no longer be cancelled here: it is Cancelled'),
    cause: 'cancelled elsewhere',
  },
  {
    type: 'cancelBooking.rejects',
    error: new Problem('hold_expired', 'This order has expired: there is nothing to cancel'),
    cause: 'hold over',
  },
  {
    type: 'cancelBooking.rejects',
    error: new Problem('not_found', 'There is no such order'),
    cause: 'order gone',
  },
  { type: 'signIn.pressed' },
]

/** An order is cancelled on the terms that were shown. They change once, and for the worse. */
function offers({ context }: AnyMachineSnapshot, event: CancellationStep): boolean {
  const percent: unknown = context.terms?.Percent
  if (event.type === 'cancelBooking.resolves') return event.output.Percent === percent
  return !('cause' in event && event.cause === 'terms changed') || percent === whole.Percent
}

export const cancellationModel = modelOf<CancellationStep>(cancellationMachine, {
  input: { code: 'ABCDEFGHJKMN' },
  events,
  offers,
  readByGuards: ({ context }) => context.terms?.Percent,
  titleOf(event) {
    if ('output' in event) return `${event.type} (${event.output.Percent} %)`
    return 'cause' in event ? `${event.type} (${event.cause})` : event.type
  },
})
