import { authPage } from './pages/auth.page.ts'
import { availabilityPage, wholeHousePage } from './pages/availability.page.ts'
import { cancellationPage } from './pages/cancellation.page.ts'
import { careersPage } from './pages/careers.page.ts'
import { cartPage } from './pages/cart.page.ts'
import { checkoutPage } from './pages/checkout.page.ts'
import { contactPage } from './pages/contact.page.ts'
import { paymentStatusPage } from './pages/payment-status.page.ts'
import { poolPage } from './pages/pool.page.ts'
import { profilePage } from './pages/profile.page.ts'
import { conventionPage, packagePage } from './pages/request.page.ts'
import { reviewsPage } from './pages/reviews.page.ts'
import { searchPage } from './pages/search.page.ts'
import { sessionPage } from './pages/session.page.ts'
import { deskSessionPage } from './pages/desk-session.page.ts'
import { takePaymentPage } from './pages/desk/take-payment.page.ts'
import { stayPage } from './pages/desk/stay.page.ts'
import { tillPage } from './pages/desk/till.page.ts'
import { walkInPage } from './pages/desk/walk-in.page.ts'
import { cancelAtDeskPage } from './pages/desk/cancel-at-desk.page.ts'
import { closeShiftOfPage } from './pages/desk/close-shift-of.page.ts'
import { giveBackPage } from './pages/desk/give-back.page.ts'
import { payOutPage } from './pages/desk/pay-out.page.ts'
import { placeOrderPage } from './pages/desk/place-order.page.ts'
import { blockRoomsPage } from './pages/desk/block-rooms.page.ts'
import { releaseBlockPage } from './pages/desk/release-block.page.ts'
import { addExtraPage } from './pages/desk/add-extra.page.ts'
import { payLinkPage } from './pages/desk/pay-link.page.ts'
import { notePage } from './pages/desk/note.page.ts'
import { livePage } from './pages/desk/live.page.ts'
import type { PageFlow } from './browser/page-flow.ts'

/** Every flow that is driven on a page. */
export const pageFlows: readonly PageFlow[] = [
  authPage,
  sessionPage,
  profilePage,
  searchPage,
  availabilityPage,
  wholeHousePage,
  cartPage,
  checkoutPage,
  paymentStatusPage,
  cancellationPage,
  poolPage,
  packagePage,
  conventionPage,
  reviewsPage,
  contactPage,
  careersPage,
  deskSessionPage,
  stayPage,
  tillPage,
  closeShiftOfPage,
  takePaymentPage,
  walkInPage,
  cancelAtDeskPage,
  giveBackPage,
  payOutPage,
  placeOrderPage,
  blockRoomsPage,
  releaseBlockPage,
  addExtraPage,
  payLinkPage,
  notePage,
  livePage,
]
