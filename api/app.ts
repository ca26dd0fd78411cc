import { Hono } from 'hono'
import { API_BASE } from '#contract/envelope.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { availabilityRoutes } from './availability/availability.routes.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { cancellationsRoutes } from './cancellations/cancellations.routes.ts'
import { careersRoutes } from './careers/careers.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import type { Deps } from './deps.ts'
import { galleryRoutes } from './gallery/gallery.routes.ts'
import { guestsRoutes } from './guests/guests.routes.ts'
import { answerHeaders } from './http/answer-headers.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { limitBody } from './http/limit-body.ts'
import { onError } from './http/on-error.ts'
import { readLimit } from './http/read-limit.ts'
import type { ApiEnv, Route } from './http/serve.ts'
import { nameRoute } from './http/trace.ts'
import { openApiRoutes } from './openapi/openapi.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { paymentDoors } from './payments/payment-doors.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { poolRoutes } from './pool/pool.routes.ts'
import { ProblemError } from './problem-error.ts'
import { requestsRoutes } from './requests/requests.routes.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'

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
  const routes: Route[] = [
    ...authRoutes(deps),
    ...guestsRoutes(deps),
    ...catalogueRoutes(deps),
    ...availabilityRoutes(deps),
    ...bookingRoutes(deps),
    ...ordersRoutes(deps),
    ...cancellationsRoutes(deps),
    ...requestsRoutes(deps),
    ...poolRoutes(deps),
    ...paymentsRoutes(deps),
    ...reviewsRoutes(deps),
    ...contactRoutes(deps),
    ...galleryRoutes(deps),
    ...careersRoutes(deps),
  ]
  for (const { endpoint, handle, bodyLimit } of routes) {
    app.on(endpoint.method, `/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, limitBody(bodyLimit), handle)
  }
  app.route('/', paymentDoors(deps))
  app.route('/', openApiRoutes())
  return app
}
