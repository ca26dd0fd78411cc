import { getPaymentState } from '#contract/money/payments.ts'
import { headlineOf, type paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { paths } from '#src/lib/paths.ts'
import type { Gestures } from '#tests/model/engine/gestures.ts'
import type { AttemptWorld } from './payment-status.model.ts'

/** The page that the gateway sends a guest back to. */
export const paymentStatusGestures: Gestures<typeof paymentStatusMachine, AttemptWorld> = {
  open: ({ world: { input }, visit }) =>
    visit(`${paths.bookingStatus()}?Code=${input.code}&Id=${input.id}&Payment=100`),
  calls: { askState: [getPaymentState] },
  acts: {},
  readsIn: ({ value }) => headlineOf(value, 100),
}
