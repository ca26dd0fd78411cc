import { getBooking, getBookings } from '#contract/order.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { ProblemError } from '../problem-error.ts'
import { asGuest } from '../sessions/as-guest.ts'
import { findOrder, listOrders } from './my-orders.ts'

export function ordersRoutes(deps: Deps): Route[] {
  return [
    serve(
      getBookings,
      asGuest(deps, async ({ query, guest }) => {
        const status = query.Status === 'all' ? undefined : query.Status
        return { Data: await listOrders(deps, { guestId: guest.id, status, take: query.Take, page: query.page }) }
      }),
    ),

    serve(
      getBooking,
      asGuest(deps, async ({ params, query, guest }) => {
        if (params.id !== query.Code) throw new ProblemError('malformed', 'The two codes of the order differ')
        return findOrder(deps, { guestId: guest.id, code: query.Code })
      }),
    ),
  ]
}
