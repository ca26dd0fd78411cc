import type { DeskSource } from '#contract/values/desk-sources.ts'
import { plural } from '#contract/wording/format.ts'
import type { Terms } from '#machines/desk/walk-in-draft.ts'

export const texts = {
  when: 'When',
  arrival: 'Arrival',
  departure: 'Departure',
  nights: (count: number) => plural(count, 'night', 'nights'),

  what: 'What is free',
  nothingFree: 'Nothing is free on all these nights. Try other dates.',
  whole: (house: string) => `The whole of ${house}`,
  rooms: (house: string) => `Rooms of ${house}`,
  free: (count: number, price: string) => `${count} free, ${price} each`,
  none: 'None',
  lost: (places: readonly string[]) => `No longer free on these nights: ${places.join('; ')}`,
  leaveOut: 'Leave it out',
  nothingChosen: 'Choose a house or rooms',

  who: 'Who',
  phone: 'Phone',
  phoneMissing: 'Enter the phone of the guest, or check “No phone”',
  noPhone: 'No phone',
  noPhoneReason: 'Why there is no phone',
  noPhoneHint: 'A guest without a phone gets no messages and cannot sign in on the site.',
  isKnown: (name: string, bookings: string) => `This phone belongs to ${name}: ${bookings}.`,
  bookings: (count: number, last: string | undefined) =>
    count === 0
      ? 'no bookings so far'
      : `${plural(count, 'booking', 'bookings')}${last === undefined ? '' : `, the latest from ${last}`}`,
  bookFor: (name: string) => `Book for ${name}`,
  chooseGuest: (name: string) => `Check “Book for ${name}”, or enter another phone`,
  name: 'Name',
  email: 'E-mail',
  emailWrong: 'This is not an e-mail address',
  source: 'Source',
  sources: { walkIn: 'Walk-in', phone: 'By phone', agent: 'Agent', other: 'Other' } satisfies Record<
    DeskSource,
    string
  >,

  money: 'Payment',
  discount: 'Discount, %',
  discountHint: (limit: number) => `Your role may give up to ${limit} %`,
  discountWrong: (limit: number) => `Enter a whole number from 1 to ${limit}`,
  discountReason: 'Why the discount',
  terms: 'How it is paid',
  termsOf: {
    all: 'All of it now',
    deposit: 'A deposit now',
    hold: 'Later: hold the rooms until',
    later: 'Later: pay at property',
  } satisfies Record<Terms, string>,
  deposit: 'Deposit, BDT',
  depositWrong: (payable: string) => `Enter an amount from 1 to ${payable}`,
  until: 'Hold until',
  untilHint: 'On the resort’s clock. Then the rooms are free again.',
  laterReason: 'Why it is paid later',
  required: 'This is required',

  charge: 'Room charges',
  off: (percent: number) => `Discount ${percent} %`,
  tax: 'VAT',
  payable: 'Total',
  book: 'Book',
  bookAndTake: (amount: string) => `Book and take ${amount}`,
  booked: (code: string) => `${code} is booked.`,
  bookedWithReceipt: (code: string, receipt: string) => `${code} is booked. Receipt ${receipt} is recorded.`,
} as const
