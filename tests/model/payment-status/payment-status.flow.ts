import { addDays } from '#contract/calendar.ts'
import { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { apiOfFile } from '#tests/model/api-of-file.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { holdOrder } from '#tests/support/held-order.ts'
import { openPaymentStatus } from './payment-status-driver.ts'
import { paymentStatusModel, type PaymentStatusStep } from './payment-status.model.ts'

const file = apiOfFile({ guests: 1 })

type Place = Awaited<ReturnType<typeof openPaymentStatus>>

proveModel<typeof paymentStatusMachine, PaymentStatusStep, Place>(paymentStatusMachine, {
  model: paymentStatusModel,
  async open(index) {
    const stay = { ArrivalDate: addDays('2026-12-01', 2 * index), DepartureDate: addDays('2026-12-03', 2 * index) }
    return openPaymentStatus(file.api(), await holdOrder(file.api(), file.guest(), [aPlace(stay)]))
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
