import type { RefundTerms } from '#contract/money/cancellations.ts'
import { dayText, formatPaisa, plural } from '#contract/wording/format.ts'

// What the resort itself is sent by e-mail, and its phone on duty by SMS.

type Order = { code: string; status: string; payable: number; paid: number }
/** `by`: the member of staff, and why; undefined where its guest cancelled it. */
type Cancelled = Named & { code: string; by: string | undefined; firstDay: string; status: string; terms: RefundTerms }
type Request = Named & { start: string; end: string; persons: number; remark: string }
type Named = { name: string; phone: string }

const budgets = {
  codesToGuests: 'sign-in codes to guests, a day',
  codesToStrangers: 'sign-up codes to new phones, a day',
  wrongCodes: 'wrong one-time codes, a day: someone may be guessing; nobody is refused for them',
  reviewsPerDay: 'reviews, a day',
  contactsPerDay: 'messages by the contact form, a day',
  applicationsPerDay: 'job applications, a day',
  unsignedCallbacks: 'payment callbacks without a signature, an hour',
} as const

function countOrNo(number: number, unit: string): string {
  return number === 0 ? `no ${unit}s` : plural(number, unit, `${unit}s`)
}

export const resortTexts = {
  newVisit: (code: string, booked: string) => `New pool visit ${code}: ${booked}`,
  newBooking: (code: string, booked: string) => `New booking ${code}: ${booked}`,
  unplaced: (code: string, booked: string) => `Paid but not placed, please call the guest: ${code}, ${booked}`,
  reinstated: (code: string, booked: string) => `Booking ${code} was cancelled, and is confirmed again: ${booked}`,
  underReview: (paisa: number, code: string, booked: string) =>
    `Payment of ${formatPaisa(paisa)} for ${code} is under review: ${booked}`,
  surplus: (paisa: number, code: string, booked: string) =>
    `${formatPaisa(paisa)} paid beyond the price of ${code} goes back without your help: ${booked}`,
  order: ({ code, status, payable, paid }: Order, guest: string, booked: string) => [
    `Order: ${code}`,
    `Status: ${status}`,
    `Booked: ${booked}`,
    `Guest: ${guest}`,
    `Payable: ${formatPaisa(payable)}`,
    `Paid: ${formatPaisa(paid)}`,
  ],
  cancelled: ({ code, by, name, phone, firstDay, status, terms }: Cancelled) => ({
    subject: `Booking ${code} was cancelled by ${by ?? 'its guest'}`,
    lines: [
      `Guest: ${name}, ${phone}`,
      `First day: ${firstDay}`,
      `Status before: ${status}`,
      `Paid: ${formatPaisa(terms.paid)}`,
      `Refund: ${formatPaisa(terms.refund)} (${terms.percent} %)`,
    ],
  }),
  /** What the gateway's panel shows of a refund. */
  refundRemarks: {
    cancellation: 'Booking cancelled',
    surplus: 'Paid beyond the price',
    goodwill: 'Goodwill of the resort',
  },
  refundRefused: ({ id, orderCode, amount }: { id: string; orderCode: string; amount: number }, reason: string) => ({
    subject: `A refund of ${formatPaisa(amount)} for booking ${orderCode} was refused`,
    lines: [
      `Reason given by the gateway: ${reason}`,
      `Refund: ${id}`,
      "Please check the gateway's panel and refund the guest by hand.",
    ],
  }),
  requested: (code: string, what: string, { start, end, persons, name, phone, remark }: Request, guest: string) => ({
    subject: `Request ${code} for ${what}: please call the guest`,
    lines: [
      `From: ${start.replace('T', ' ')}`,
      `To: ${end.replace('T', ' ')}`,
      `Persons: ${persons}`,
      `Name: ${name}`,
      `Phone: ${phone} (signed in with ${guest})`,
      '',
      remark,
    ],
  }),
  contact: ({ name, phone, email, message }: Named & { email: string; message: string }) => ({
    subject: 'A message from the contact form',
    lines: [`Name: ${name}`, `Phone: ${phone}`, `E-mail: ${email}`, '', message],
  }),
  application: (id: number, { name, phone, fileName }: Named & { fileName: string }) => ({
    subject: `A CV has come: application ${id}`,
    lines: [`Name: ${name}`, `Phone: ${phone}`, `File: ${fileName}`],
  }),
  halfUsed: (uses: readonly { name: keyof typeof budgets; used: number; count: number }[]) => ({
    subject: 'The website is used unusually much: half of a limit is gone',
    lines: [
      ...uses.map(({ name, used, count }) => `${used} of ${count} ${budgets[name]}`),
      '',
      'Once a limit is reached, nobody gets any more until the hour or day is over. Please ask whoever runs the server to look for the cause.',
    ],
  }),
  morningList: {
    subject: (day: string, arrivals: number, departures: number, others: number) =>
      `${dayText(day)}: ${[countOrNo(arrivals, 'arrival'), countOrNo(departures, 'departure'), ...(others > 0 ? [plural(others, 'more booking', 'more bookings')] : [])].join(', ')}`,
    arrivals: 'Arrivals',
    departures: 'Departures',
    occasions: 'Pool, hall and whole resort',
    none: 'None',
    until: (day: string) => `until ${dayText(day)}`,
    since: (day: string) => `since ${dayText(day)}`,
    due: (paisa: number) => `${formatPaisa(paisa)} due`,
    billed: (paisa: number) => `${formatPaisa(paisa)} due from a company`,
    paid: 'paid',
  },
} as const
