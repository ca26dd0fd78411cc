import { Hono } from 'hono'
import { API_BASE } from '#contract/endpoint.ts'
import { authRoutes } from './guests/sign-in/auth.routes.ts'
import { availabilityRoutes } from './nights/availability.ts'
import { blocksRoutes } from './reception/blocks/blocks.ts'
import { bookingRoutes } from './booking/book.ts'
import { cancellationsRoutes } from './money/cancellations/cancel.ts'
import { careersRoutes } from './site/careers/careers.ts'
import { createCatalogueRevision } from './catalogue/catalogue-revision.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { createRateBook } from './catalogue/rates/rate-book.ts'
import { contactRoutes } from './site/contact/contact.ts'
import { storedUnder } from './platform/cache.ts'
import type { Deps } from './platform/deps.ts'
import { chartRoutes } from './reception/chart.ts'
import { guestPageRoutes } from './reception/guest-page/guest-page.ts'
import { ratesRoutes } from './reception/rates/rates.routes.ts'
import { receptionRoutes } from './reception/reception.routes.ts'
import { moneyRoutes } from './money/money.routes.ts'
import { paperRoutes } from './money/paper/papers.ts'
import { pdfRoutes } from './money/paper/pdf.routes.ts'
import { galleryRoutes } from './catalogue/gallery/gallery.ts'
import { guestsRoutes } from './guests/profile.ts'
import {
  answerHeaders,
  crossOrigin,
  limitBody,
  limitPace,
  nameRoute,
  refuseCrossSite,
  refuseHead,
} from './platform/http/middleware.ts'
import { onError } from './platform/http/on-error.ts'
import type { ApiEnv } from './platform/http/env.ts'
import { patternOf, type Route } from './platform/http/serve.ts'
import { openApiRoutes } from './platform/openapi/openapi.routes.ts'
import { ordersRoutes } from './orders/my-orders.ts'
import { callbackRoutes, paymentsRoutes } from './money/payments/payments.routes.ts'
import { payLinkRoutes } from './money/pay-links/pay-link.ts'
import { poolRoutes } from './booking/pool/pool.ts'
import { registrationRoutes } from './reception/registration/registration.routes.ts'
import { requestsRoutes } from './booking/requests/requests.ts'
import { invitationRoutes } from './catalogue/reviews/invitations.ts'
import { roomsRoutes } from './reception/rooms/rooms.ts'
import { reviewsRoutes } from './catalogue/reviews/reviews.ts'
import { shiftNotesRoutes } from './reception/shift-notes/shift-notes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { tillRoutes } from './money/till/desk-payments.ts'
import { WordedProblem } from './platform/worded-problem.ts'

/** The booking API as a value: a request in, a response out. */
export function createApp(
  deps: Deps,
  rateBook = createRateBook(deps),
  catalogueRevision = createCatalogueRevision(deps, rateBook),
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().basePath(API_BASE.slice(0, -1))
  app.onError(onError(deps.log))
  app.notFound(() => {
    throw new WordedProblem('not_found', (t) => t.calls.unknown)
  })
  app.use(nameRoute)
  app.use(answerHeaders)
  app.use(refuseHead)
  if (deps.corsOrigins.length > 0) app.use(crossOrigin(deps.corsOrigins))
  app.use(limitPace(deps))
  const answers = storedUnder(catalogueRevision)
  const routes: Route[] = [
    ...authRoutes,
    ...guestsRoutes,
    ...catalogueRoutes(answers, rateBook),
    ...availabilityRoutes(deps, rateBook),
    ...bookingRoutes,
    ...ordersRoutes,
    ...cancellationsRoutes,
    ...requestsRoutes,
    ...poolRoutes,
    ...paymentsRoutes,
    ...payLinkRoutes,
    ...reviewsRoutes(answers),
    ...invitationRoutes,
    ...contactRoutes,
    ...galleryRoutes(answers),
    ...careersRoutes,
    ...staffRoutes,
    ...receptionRoutes,
    ...ratesRoutes,
    ...moneyRoutes,
    ...chartRoutes(deps),
    ...tillRoutes,
    ...blocksRoutes,
    ...roomsRoutes,
    ...guestPageRoutes,
    ...paperRoutes,
    ...registrationRoutes,
    ...shiftNotesRoutes,
  ]
  const guard = refuseCrossSite(deps)
  for (const { endpoint, bind } of routes) {
    app.on(endpoint.method, patternOf(endpoint.path), guard, limitBody(endpoint.file), bind(deps))
  }
  app.route('/', callbackRoutes(deps))
  app.route('/', pdfRoutes(deps))
  app.route('/', openApiRoutes(deps))
  return app
}
