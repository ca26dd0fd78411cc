// The sentences that machines show. Those of the specification are to the letter, its spelling included.

import { datesMissing, searchDatesRefused } from '#contract/wording/rules.ts'

export const texts = {
  notRegistered: 'User is not registered, please sign up.',
  alreadyRegistered: 'Phone Number Already Exist',
  lookupFailed: 'Error occured while checking registration',
  signedIn: 'You are successfully logged in',
  codeSent: 'New OTP code sent successfully',

  datesMissing,
  stayNotAvailable: 'The date you have selected is not available. Please change the arrival date and departure date.',
  searchRefused: searchDatesRefused,
  nothingFound: 'No available house OR rooms for selected dates',

  houseAndRooms: 'A house and its single rooms cannot be booked together for the same nights.',
  linesDropped: 'Some places in your cart can no longer be booked and were removed.',

  requestReceived: 'Your request has been received. We will call you to confirm.',

  reviewEmpty: 'Is required.',
  reviewPosted: 'Thank you. Your review is in the list.',
  profileSaved: 'Your profile has been saved.',

  messageSent: 'message sent successfully',
  applicationSent: 'Thank you. Your CV is with us, and we will call you when there is a place for you.',

  invalidPayment: 'Invalid Information',
  cartChanged: 'Your booking was changed in another tab. Please check it again, then submit.',
  paymentInReview: 'We have received your payment and are checking it.',

  cancelled: 'Your booking is cancelled.',
  cancelledWithRefund: 'Your booking is cancelled, and your refund is on its way.',
} as const

/** What is shown at a field that was sent empty (specification, section 5). */
export const emptyFieldTexts = {
  phone: 'Phone number is empty',
  firstName: 'First Name is empty',
  lastName: 'Last Name is empty',
  code: 'Code number is empty',
} as const

export const paymentHeadlines = {
  success: 'Payment Success & Order Placed Successfully!',
  failed: 'Payment Failed & Order Placed Failed!',
  cancelled: 'Payment Cancelled & Order Cancelled!',
  unknown: 'FAILED (error 96)',
} as const
