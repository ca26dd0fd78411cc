import { toPaisa } from '#contract/money.ts'
import { bookPool as bookPoolEndpoint } from '#contract/pool.ts'
import { asGuest } from '../sessions/as-guest.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { bookPool } from './book-pool.ts'

export function poolRoutes(deps: Deps): Route[] {
  return [
    serve(
      bookPoolEndpoint,
      asGuest(deps, async ({ body, guest }) => {
        const { StartingAt: start, EndingAt: end, Person: persons, Name: name, Phone: phone, remark } = body
        const visit = { start, end, persons, name, phone, remark }
        const shown = { hours: body.Duration, rate: toPaisa(body.CostPerHour), amount: toPaisa(body.Amount) }
        const activity = {
          principal: `guest:${guest.id}`,
          route: bookPoolEndpoint.path,
          activityId: body.ActivityId,
          body,
        }
        const { code, paymentUrl } = await bookPool(deps, { guestId: guest.id, activity }, { visit, shown })
        return { PaymentURL: paymentUrl, Code: code }
      }),
    ),
  ]
}
