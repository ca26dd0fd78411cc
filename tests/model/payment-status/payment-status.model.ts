import { ApiProblem } from '#contract/failure.ts'
import type { PaymentState } from '#contract/payment.ts'
import { paymentStatusMachine, type PaymentReport } from '#machines/payment-status.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'

export type PaymentStatusStep =
  | { type: 'askState.resolves'; output: PaymentReport }
  | EdgeFailure<'askState'>
  | { type: 'askState.rejects'; error: Error; cause: 'no such payment' }
  | { type: 'pollPause.elapses' }

const report = { Code: 'ABCDEFGHJKMN', Amount: 100, HoldUntil: null, Due: 0 }
const states: PaymentState[] = ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED', 'REVIEW']

const events: PaymentStatusStep[] = [
  ...states.map((State) => ({ type: 'askState.resolves', output: { ...report, State } }) as const),
  {
    type: 'askState.rejects',
    error: new ApiProblem('not_found', 'There is no such payment'),
    cause: 'no such payment',
  },
  ...edgeFailures('askState'),
  { type: 'pollPause.elapses' },
]

export const paymentStatusModel = modelOf<PaymentStatusStep>(paymentStatusMachine, {
  input: { code: report.Code, id: '01JABCDEFGHJKMNPQRSTVWXYZ0' },
  events,
  titleOf(event) {
    switch (event.type) {
      case 'askState.resolves':
        return `${event.type} (${event.output.State})`
      case 'askState.rejects':
        return `${event.type} (${event.cause})`
      default:
        return event.type
    }
  },
})
