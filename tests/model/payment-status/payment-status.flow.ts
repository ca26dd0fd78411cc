import { addDays } from '#contract/calendar.ts'
import { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { holdOrder } from '#tests/support/held-order.ts'
import { openPaymentStatus } from './payment-status-driver.ts'
import { paymentStatusModel, type PaymentStatusStep } from './payment-status.model.ts'

type Place = Awaited<ReturnType<typeof openPaymentStatus>>

export const paymentStatusFlow = flowOf<typeof paymentStatusMachine, PaymentStatusStep, Place>(paymentStatusMachine, {
  model: paymentStatusModel,
  needs: { api: true, guests: 1 },
  async open({ api, guest }, index) {
    const stay = { ArrivalDate: addDays('2026-12-01', 2 * index), DepartureDate: addDays('2026-12-03', 2 * index) }
    return openPaymentStatus(api(), await holdOrder(api(), guest(), [aPlace(stay)]))
  },
  shownOf: ({ context }) => context.report?.State,
  checks: {
    asking: (shown) => (shown.hasTag('undecided') ? [] : ['A verdict is shown before it is asked for']),
    judging: 'unseen',
    pending: (shown) => (shown.hasTag('undecided') ? [] : ['A verdict is shown that nobody has given']),
    success: ({ context }, { code }) => (context.report?.Code === code ? [] : ['Another order was paid']),
    failed: ({ context }, { code }) => (context.report?.Code === code ? [] : ['Another order has failed']),
    cancelled: ({ context }, { code }) => (context.report?.Code === code ? [] : ['Another order was cancelled']),
    inReview: ({ context }, { code }) => (context.report?.Code === code ? [] : ['Another order is looked at']),
    unknown: (shown) => (shown.hasTag('undecided') ? ['An unknown payment is waited for'] : []),
  },
  leadsTo: {
    'askState.resolves (PENDING)': 'pending',
    'askState.resolves (SUCCESS)': 'success',
    'askState.resolves (FAILED)': 'failed',
    'askState.resolves (CANCELLED)': 'cancelled',
    'askState.resolves (REVIEW)': 'inReview',
    'askState.rejects (no such payment)': 'unknown',
    'askState.rejects (unreachable)': 'pending',
    'askState.rejects (server fault)': 'pending',
    'pollPause.elapses': 'asking',
  },
  takes: {
    asking: [],
    judging: [],
    pending: [],
    success: [],
    failed: [],
    cancelled: [],
    inReview: [],
    unknown: [],
  },
})
