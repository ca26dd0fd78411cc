import { ADVANCE_PERCENT } from '#contract/values/money.ts'

// What guests read of paying, wherever they pay.

/** Words for paying all of an order or a part of it. */
export const percentTexts = {
  label: 'How much to pay now',
  all: 'Pay all now',
  nothingLeft: 'Nothing is left to pay at the resort',
  part: `Pay ${ADVANCE_PERCENT} % now`,
  rest: (rest: string) => `The rest, ${rest}, at the resort`,
}

/** What comes back of a stay that is cancelled. */
export const refundTexts = {
  full: (date: string) => `Full refund if you cancel until ${date}, 10 days or more before check-in.`,
  half: (date: string) => `Half is refunded if you cancel until ${date}, 5 days or more before check-in.`,
  none: 'Check-in is less than 5 days away: a cancellation is not refunded.',
  fullShort: (day: string) => `Full refund until ${day}`,
  halfShort: (day: string) => `50 % refund until ${day}`,
  noneShort: 'Last-minute stay: non-refundable',
} as const
