import { ADVANCE_PERCENT } from '#contract/values/money.ts'

// Every word of the checkout, but the guest's details (src/guests/texts.ts) and the cart's lines (src/cart/texts.ts).

export const texts = {
  eyebrow: 'Your stay',
  lead: 'Who is coming, and how you would like to pay. Nothing is charged before the payment page.',
  loading: 'Loading your details',
  profileFailed: 'Your details couldn’t be loaded.',
  retry: 'Try again',
  empty: 'There is nothing to check out yet.',
  emptyAction: 'Search Room',
  emptyOrders: 'See what you have booked',
  redirecting: 'Taking you to the payment page',
  redirectingNote: 'Your nights are held for you while you pay.',
  summary: 'Booking summary',
  change: 'Change the booking',
  contact: 'Questions?',
  priceWas: (before: string, now: string) =>
    `It was ${before}; it is now ${now}. Submit again to book at the new price.`,
  payment: 'Payment',
  percent: 'How much to pay now',
  all: (sum: string) => `100 %: ${sum} now`,
  part: (sum: string, rest: string) => `${ADVANCE_PERCENT} %: ${sum} now, ${rest} at the resort`,
  terms: {
    before: 'I accept the ',
    terms: 'terms and conditions',
    privacy: 'privacy policy',
    refund: 'refund policy',
    comma: ', the ',
    and: ' and the ',
    newTab: ' (opens in a new tab)',
    after: '.',
  },
  termsFirst: 'Please accept the terms to continue.',
  submit: 'Submit',
  payNow: 'To pay now',
  resume: 'Back to my details',
  otherDates: 'Look for other dates',
} as const
