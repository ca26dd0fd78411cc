import { authFlow } from './models/auth.model.ts'
import { roomFlow, wholeHouseFlow } from './models/availability.model.ts'
import { cancellationFlow } from './models/cancellation.model.ts'
import { careersFlow } from './models/careers.model.ts'
import { cartFlow } from './models/cart.model.ts'
import { checkoutFlow } from './models/checkout.model.ts'
import { contactFlow } from './models/contact.model.ts'
import { deskSessionFlow } from './models/desk-session.model.ts'
import { addExtraFlow } from './models/desk/add-extra.model.ts'
import { creditInvoiceFlow } from './models/desk/credit-invoice.model.ts'
import { issueInvoiceFlow } from './models/desk/issue-invoice.model.ts'
import { noteFlow } from './models/desk/note.model.ts'
import { payLinkFlow } from './models/desk/pay-link.model.ts'
import { liveFlow } from './models/desk/live.model.ts'
import { billCompanyFlow } from './models/desk/bill-company.model.ts'
import { blockRoomsFlow } from './models/desk/block-rooms.model.ts'
import { releaseBlockFlow } from './models/desk/release-block.model.ts'
import { changeStaysFlow } from './models/desk/change-stays.model.ts'
import { cancelAtDeskFlow } from './models/desk/cancel-at-desk.model.ts'
import { chartFlow } from './models/desk/chart.model.ts'
import { closeShiftFlow, closeShiftOfFlow } from './models/desk/close-shift.model.ts'
import { payOutFlow } from './models/desk/pay-out.model.ts'
import { assignRoomsFlow } from './models/desk/assign-rooms.model.ts'
import { correctGuestFlow, guestCardFlow } from './models/desk/guest-page.model.ts'
import { giveAllowanceFlow } from './models/desk/give-allowance.model.ts'
import { giveBackFlow } from './models/desk/give-back.model.ts'
import { registerFlow } from './models/desk/register.model.ts'
import { setPartyFlow } from './models/desk/set-party.model.ts'
import { stayFlow } from './models/desk/stay.model.ts'
import { takePaymentFlow } from './models/desk/take-payment.model.ts'
import { tillFlow } from './models/desk/till.model.ts'
import { cashEntryFlow, openShiftFlow, reverseEntryFlow, voidPaymentFlow } from './models/desk/till-dialogs.model.ts'
import { walkInFlow } from './models/desk/walk-in.model.ts'
import type { Flow } from './engine/flow.ts'
import { paymentStatusFlow } from './models/payment-status.model.ts'
import { poolFlow } from './models/pool.model.ts'
import { profileFlow } from './models/profile.model.ts'
import { conventionFlow, packageFlow } from './models/request.model.ts'
import { stayReviewFlow } from './models/stay-review.model.ts'
import { reviewsFlow } from './models/reviews.model.ts'
import { searchFlow } from './models/search.model.ts'
import { sessionFlow } from './models/session.model.ts'

export const guestFlows: readonly Flow[] = [
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
  stayReviewFlow,
  contactFlow,
  careersFlow,
]

export const deskFlows: readonly Flow[] = [
  deskSessionFlow,
  stayFlow,
  registerFlow,
  setPartyFlow,
  tillFlow,
  openShiftFlow,
  cashEntryFlow,
  voidPaymentFlow,
  reverseEntryFlow,
  closeShiftFlow,
  closeShiftOfFlow,
  takePaymentFlow,
  walkInFlow,
  giveBackFlow,
  giveAllowanceFlow,
  correctGuestFlow,
  guestCardFlow,
  payOutFlow,
  cancelAtDeskFlow,
  assignRoomsFlow,
  changeStaysFlow,
  chartFlow,
  billCompanyFlow,
  blockRoomsFlow,
  releaseBlockFlow,
  addExtraFlow,
  creditInvoiceFlow,
  issueInvoiceFlow,
  payLinkFlow,
  noteFlow,
  liveFlow,
]

/** Every flow of every machine. */
export const flows: readonly Flow[] = [...guestFlows, ...deskFlows]
