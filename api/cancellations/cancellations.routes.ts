import { cancelBooking } from '#contract/cancellation.ts'
import { serve, type Route } from '../http/serve.ts'
import { cancelOrder, quoteCancellation } from './cancel.ts'

export const cancellationsRoutes: Route[] = [
  serve(cancelBooking, (deps, { body, guest, once }) =>
    body.Confirm
      ? cancelOrder(deps, { guest, code: body.Code, shownRefund: body.Refund }, once)
      : quoteCancellation(deps, { guest, code: body.Code }),
  ),
]
