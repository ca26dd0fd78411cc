import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { API_BASE } from '#contract/envelope.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { availabilityRoutes } from './availability/availability.routes.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import type { Deps } from './deps.ts'
import { guestsRoutes } from './guests/guests.routes.ts'
import { housesRoutes } from './houses/houses.routes.ts'
import { answerHeaders } from './http/answer-headers.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { onError } from './http/on-error.ts'
import { ProblemError } from './http/problem-error.ts'
import { readLimit } from './http/read-limit.ts'
import type { ApiEnv, Route } from './http/serve.ts'
import { nameRoute } from './http/trace.ts'
import { paymentDoors } from './payment/payment-doors.ts'
import { paymentRoutes } from './payment/payment.routes.ts'

const MAX_BODY_BYTES = 64 * 1024

/** The booking API as a value: a request in, a response out. */
export function createApp(deps: Deps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().basePath(API_BASE.slice(0, -1))
  app.onError(onError(deps.log))
  app.notFound(() => {
    throw new ProblemError('not_found', 'There is no such call')
  })
  app.use(nameRoute)
  app.use(answerHeaders)
  if (deps.corsOrigins.length > 0) app.use(crossOrigin(deps.corsOrigins))
  app.use(readLimit(deps))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  const routes: Route[] = [
    ...authRoutes(deps),
    ...guestsRoutes(deps),
    ...housesRoutes(deps),
    ...availabilityRoutes(deps),
    ...bookingRoutes(deps),
    ...paymentRoutes(deps),
  ]
  for (const { endpoint, handle } of routes) {
    app.on(endpoint.method, `/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, handle)
  }
  app.route('/', paymentDoors(deps))
  return app
}
