import { authPage } from './pages/auth.page.ts'
import { availabilityPage, wholeHousePage } from './pages/availability.page.ts'
import { cancellationPage } from './pages/cancellation.page.ts'
import { cartPage } from './pages/cart.page.ts'
import { paymentStatusPage } from './pages/payment-status.page.ts'
import { reviewsPage } from './pages/reviews.page.ts'
import { searchPage } from './pages/search.page.ts'
import { sessionPage } from './pages/session.page.ts'
import { deskSessionPage } from './pages/desk-session.page.ts'
import { livePage } from './pages/desk/live.page.ts'
import type { PageFlow } from './browser/page-flow.ts'

/** Every flow that is driven on a page. */
export const pageFlows: readonly PageFlow[] = [
  authPage,
  sessionPage,
  searchPage,
  availabilityPage,
  wholeHousePage,
  cartPage,
  paymentStatusPage,
  cancellationPage,
  reviewsPage,
  deskSessionPage,
  livePage,
]
