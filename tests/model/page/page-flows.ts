import { availabilityPage, wholeHousePage } from '#tests/model/availability/availability-page.ts'
import { careersPage } from '#tests/model/careers/careers-page.ts'
import { cartPage } from '#tests/model/cart/cart-page.ts'
import { contactPage } from '#tests/model/contact/contact-page.ts'
import { paymentStatusPage } from '#tests/model/payment-status/payment-status-page.ts'
import { profilePage } from '#tests/model/profile/profile-page.ts'
import { searchPage } from '#tests/model/search/search-page.ts'
import type { PageFlow } from './page-flow.ts'

/** Every flow that is driven on a page. */
export const pageFlows: readonly PageFlow[] = [
  profilePage,
  searchPage,
  availabilityPage,
  wholeHousePage,
  cartPage,
  paymentStatusPage,
  contactPage,
  careersPage,
]
