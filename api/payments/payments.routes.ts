import { getPaymentState, payOrder as endpoint } from '#contract/payment.ts'
import { serve, type Route } from '../http/serve.ts'
import { payOrder } from './pay-order.ts'
import { paymentState } from './payment-state.ts'

export const paymentsRoutes: Route[] = [serve(getPaymentState, paymentState), serve(endpoint, payOrder)]
