import type { Role } from './roles.ts'

/**
 * What one member of staff may do of what is money or identity, in all: the API adds up what was used in rows, and refuses what goes beyond.
 * - `giveAway`: BDT given back or waived beyond the policy.
 * - `companyBill`: BDT that companies owe.
 * - `payOut`: BDT paid out by hand of refunds that the same member approved.
 * - `identity`: looks at identity documents; the register of a night is `REGISTER_LOOKS`.
 */
export const staffLimitKinds = ['giveAway', 'companyBill', 'payOut', 'identity'] as const
export type StaffLimitKind = (typeof staffLimitKinds)[number]

/** `day`: of one member on a day in Dhaka. `order`: of one member for one order, on all days. */
export type StaffLimitScope = 'day' | 'order'

type Most = Readonly<Record<Role, number>>

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
} as const satisfies Record<StaffLimitKind, Partial<Record<StaffLimitScope, Most>>>

/** As how many looks at identity documents the register of a night counts. */
export const REGISTER_LOOKS = 5

/** What a role may do of it in a scope; undefined when the scope has no limit. */
export function mostOf(kind: StaffLimitKind, scope: StaffLimitScope, role: Role): number | undefined {
  const scopes: Partial<Record<StaffLimitScope, Most>> = staffLimits[kind]
  return scopes[scope]?.[role]
}
