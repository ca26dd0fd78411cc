import { getBooking, getBookings } from '#contract/order.ts'
import { serve, type Route } from '../http/serve.ts'
import { listOrders, requireOrder } from './my-orders.ts'
import { texts } from '../texts.ts'

export const ordersRoutes: Route[] = [
  serve(getBookings, async (deps, { query, guest }) => {
    const status = query.Status === 'all' ? undefined : query.Status
    return { Data: await listOrders(deps, { guestId: guest.id, status, take: query.Take, page: query.page }) }
  }),

  serve(getBooking, async (deps, { params, query, guest }) => {
    if (params.id !== query.Code) throw deps.problem('malformed', texts.orders.codesDiffer)
    return requireOrder(deps, { guestId: guest.id, code: query.Code })
  }),
]
