import { authFlow } from './auth/auth.flow.ts'
import { roomFlow, wholeHouseFlow } from './availability/availability.flow.ts'
import { cancellationFlow } from './cancellation/cancellation.flow.ts'
import { careersFlow } from './models/careers.model.ts'
import { cartFlow } from './cart/cart.flow.ts'
import { checkoutFlow } from './checkout/checkout.flow.ts'
import { contactFlow } from './models/contact.model.ts'
import type { Flow } from './engine/flow.ts'
import { paymentStatusFlow } from './payment-status/payment-status.flow.ts'
import { pictureFlow } from './picture/picture.flow.ts'
import { poolFlow } from './models/pool.model.ts'
import { profileFlow } from './profile/profile.flow.ts'
import { conventionFlow, packageFlow } from './models/request.model.ts'
import { reviewsFlow } from './reviews/reviews.flow.ts'
import { searchFlow } from './search/search.flow.ts'
import { sessionFlow } from './session/session.flow.ts'

/** Every flow of every machine. */
export const flows: readonly Flow[] = [
  authFlow,
  sessionFlow,
  profileFlow,
  searchFlow,
  roomFlow,
  wholeHouseFlow,
  cartFlow,
  checkoutFlow,
  paymentStatusFlow,
  cancellationFlow,
  poolFlow,
  packageFlow,
  conventionFlow,
  reviewsFlow,
  contactFlow,
  careersFlow,
  pictureFlow,
]
