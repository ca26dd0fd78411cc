import { cancelBooking } from '#contract/cancellation.ts'
import { toPaisa } from '#contract/money.ts'
import { asGuest } from '../sessions/as-guest.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { cancelOrder, quoteCancellation } from './cancel.ts'

export function cancellationsRoutes(deps: Deps): Route[] {
  return [
    serve(
      cancelBooking,
      asGuest(deps, async ({ body, guest }) => {
        const { ActivityId: activityId, Code: code } = body
        if (!body.Confirm) return quoteCancellation(deps, { guest, code })
        return cancelOrder(deps, { guest, activityId, body, code, shownRefund: toPaisa(body.Refund) })
      }),
    ),
  ]
}
