import type { DeskSource } from '#contract/values/desk-sources.ts'
import { texts as moneyTexts } from '../money/texts.ts'
import { texts as registration } from '../registration/texts.ts'
import { discountLimits, type Role } from '#contract/values/roles.ts'
import { holdTexts, stayTexts } from '#contract/wording/rules.ts'
import { plural } from '#contract/wording/format.ts'
import type { Terms } from '#machines/desk/walk-in-draft.ts'

type Known = {
  /** Places that are no longer free. */
  lost: readonly string[]
  /** The guest whose phone it is. */
  known: string
  role: Role
  payable: string
}

const missing = { missing: 'This is required' } as const
const onlyNames = 'Only the names are needed; the rest can follow.'
const lost = (places: readonly string[]) => `No longer free on these nights: ${places.join('; ')}`

export const texts = {
  lastNight: 'Last night: it can be booked until noon.',
  problems: ({ lost: places, known, role, payable }: Known) => ({
    departure: stayTexts,
    ...registration.partyProblems,
    chosen: { lost: lost(places), missing: 'Choose a house or rooms' },
    phone: { missing: 'Enter the phone of the guest, or check “No phone”' },
    phoneReason: missing,
    isForKnown: { missing: `Check “Book for ${known}”, or enter another phone` },
    name: missing,
    email: { unreadable: 'This is not an e-mail address' },
    persons: registration.problems.rows,
    percent: { notAllowed: `Enter a whole number from 1 to ${discountLimits[role]}` },
    discountReason: missing,
    deposit: { tooMuch: `Enter an amount from 1 to ${payable}` },
    method: { needsShift: moneyTexts.needsShift },
    reference: missing,
    until: {
      past: holdTexts.past(),
      tooLate: holdTexts.tooLate(),
      beyondRole: holdTexts.beyondRole(role),
    },
    laterReason: missing,
    exceptionReason: missing,
  }),

  clear: 'Clear',

  when: 'When',
  arrival: 'Arrival',
  departure: 'Departure',
  nights: (count: number) => plural(count, 'night', 'nights'),

  what: 'What is free',
  nothingFree: 'Nothing is free on all these nights. Try other dates.',
  whole: (house: string) => `The whole of ${house}`,
  rooms: (house: string) => `Rooms of ${house}`,
  free: (count: number, price: string) => `${count} free, each ${price}`,
  isOccupied: (room: string) => `${room}: guests still in, leave today`,
  none: 'None',
  whichRoom: 'Which room',
  oneOfRooms: 'One of them',
  anyRoom: 'Any free room',
  lost,
  leaveOut: 'Leave it out',
  takeAnyRoom: 'Book any free room',

  who: 'Who',
  phone: 'Phone',
  noPhone: 'No phone',
  noPhoneReason: 'Why there is no phone',
  noPhoneHint: 'A guest without a phone gets no messages and cannot sign in on the site.',
  isKnown: (name: string, bookings: string) => `This phone belongs to ${name}: ${bookings}.`,
  bookings: (count: number, last: string | undefined) =>
    count === 0
      ? 'no bookings so far'
      : `${plural(count, 'booking', 'bookings')}${last === undefined ? '' : `, the latest from ${last}`}`,
  bookFor: (name: string) => `Book for ${name}`,
  name: 'Name',
  email: 'E-mail',
  registering: 'Register who stays',
  onlyNames,
  inFirstRoom: `They are registered in the first room; register the others in the booking. ${onlyNames}`,
  source: 'Source',
  sources: { walkIn: 'Walk-in', phone: 'By phone', agent: 'Agent', other: 'Other' } satisfies Record<
    DeskSource,
    string
  >,

  money: 'Payment',
  discount: 'Discount, %',
  discountHint: (limit: number) => `Your role may give up to ${limit} %`,
  discountReason: 'Why the discount',
  terms: 'How it is paid',
  termsOf: {
    all: 'All of it now',
    deposit: 'A deposit now',
    hold: 'Later: hold the rooms until',
    later: 'Later: pay at property',
  } satisfies Record<Terms, string>,
  deposit: 'Deposit, BDT',
  until: 'Hold until',
  untilHint: 'On the resort’s clock. Then the rooms are free again.',
  laterReason: 'Why it is paid later',
  refused: (place: string, why: string) => `${place}: ${why}. Guests cannot book this.`,
  exceptionReason: 'Why it is sold all the same',

  charge: 'Room charges',
  off: (percent: number) => `Discount ${percent} %`,
  service: 'Service charge',
  tax: 'VAT',
  payable: 'Total',
  book: 'Book',
  bookAndTake: (amount: string) => `Book and take ${amount}`,
  bookAndCheckIn: 'Book and check in',
  bookTakeAndCheckIn: (amount: string) => `Book, take ${amount} and check in`,
  checkedIn: {
    done: 'They are checked in.',
    failed: 'They could not be checked in: Today has them under Arriving.',
  },
  notRegistered: 'Who stays could not be registered. Register has what you typed.',
  booked: (code: string) => `${code} is booked.`,
  bookedWithReceipt: (code: string, receipt: string) => `${code} is booked. Receipt ${receipt} is recorded.`,
} as const
