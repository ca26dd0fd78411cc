import * as contract from '#contract/payment.ts'
import { asGuest } from '../sessions/as-guest.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { payOrder } from './pay-order.ts'
import { paymentState } from './payment-state.ts'

export function paymentsRoutes(deps: Deps): Route[] {
  return [
    serve(contract.getPaymentState, ({ query: { Code, Id } }) => paymentState(deps, { orderCode: Code, id: Id })),
    serve(
      contract.payOrder,
      asGuest(deps, async ({ body, guest }) => ({
        PaymentURL: await payOrder(deps, {
          guestId: guest.id,
          activityId: body.ActivityId,
          body,
          orderCode: body.Code,
          percent: body.PayPercent,
        }),
      })),
    ),
  ]
}
