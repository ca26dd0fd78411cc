import type { Role } from './roles.ts'

/**
 * What one member of staff may do of something, in all: the API adds up what was used in rows, and refuses what goes beyond.
 * - `giveAway`: BDT given back or waived beyond the policy.
 * - `companyBill`: BDT that companies owe.
 * - `payOut`: BDT paid out by hand of refunds that the same member approved.
 * - `identity`: looks at identity documents.
 * - `register`: readings of the register of a night.
 * - `rights`: changes of accounts and roles.
 * - `logins`: phones of guests that were corrected.
 * - `guestPages`: pages of guests opened who have no booking of these days, each once.
 * - `studio`: sign-ins to the Studio.
 * - `blockNights`: nights of rooms taken off sale.
 * - `unpaidNights`: nights of rooms booked at the desk with less than the advance paid.
 * - `sms`: messages to guests that a member sends: payment links, and what guests are told of changes.
 * - `cancellations`: bookings cancelled for guests, except their own unpaid ones.
 */
export const staffLimitKinds = [
  'giveAway',
  'companyBill',
  'payOut',
  'identity',
  'register',
  'rights',
  'logins',
  'guestPages',
  'studio',
  'blockNights',
  'unpaidNights',
  'sms',
  'cancellations',
] as const
export type StaffLimitKind = (typeof staffLimitKinds)[number]

/** `day`: of one member on a day in Dhaka. `order`: of one member for one order, on all days. */
export type StaffLimitScope = 'day' | 'order'

type Most = Readonly<Record<Role, number>>

const fromReceptionOn = (most: number): Most => ({
  studio: 0,
  accountant: 0,
  housekeeping: 0,
  desk: most,
  manager: most,
  owner: most,
})

/** Infinity: without a limit. */
export const staffLimits = {
  giveAway: {
    order: { studio: 0, accountant: 0, housekeeping: 0, desk: 0, manager: 20_000, owner: Infinity },
    day: { studio: 0, accountant: 0, housekeeping: 0, desk: 0, manager: 40_000, owner: Infinity },
  },
  companyBill: {
    day: { studio: 0, accountant: 0, housekeeping: 0, desk: 100_000, manager: 1_000_000, owner: Infinity },
  },
  payOut: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 0, manager: 20_000, owner: Infinity } },
  identity: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 60, manager: 120, owner: 120 } },
  register: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 4, manager: 20, owner: 40 } },
  rights: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 0, manager: 0, owner: 60 } },
  logins: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 5, manager: 20, owner: 60 } },
  guestPages: { day: { studio: 0, accountant: 150, housekeeping: 0, desk: 150, manager: 300, owner: Infinity } },
  studio: { day: { studio: 60, accountant: 60, housekeeping: 60, desk: 60, manager: 60, owner: 60 } },
  blockNights: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 42, manager: 10_000, owner: 10_000 } },
  unpaidNights: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 120, manager: 1_200, owner: Infinity } },
  sms: { order: fromReceptionOn(5), day: fromReceptionOn(100) },
  cancellations: { day: { studio: 0, accountant: 0, housekeeping: 0, desk: 10, manager: 60, owner: Infinity } },
} as const satisfies Record<StaffLimitKind, Partial<Record<StaffLimitScope, Most>>>

/** So many pages of guests on a day are a line of the log: who reads guests by counting is seen. */
export const LOGGED_GUEST_PAGES = 100

/** How much of it a member does on a day before each wants a fresh code. */
export const withoutCode = { unpaidNights: 120, cancellations: 3 } as const satisfies Partial<
  Record<StaffLimitKind, number>
>

/** What a role may do of it in a scope; undefined when the scope has no limit. */
export function mostOf(kind: StaffLimitKind, scope: StaffLimitScope, role: Role): number | undefined {
  const scopes: Partial<Record<StaffLimitScope, Most>> = staffLimits[kind]
  return scopes[scope]?.[role]
}
