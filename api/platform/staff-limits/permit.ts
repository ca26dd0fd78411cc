import type { Danger } from '#contract/endpoint.ts'
import type { Staff } from '../sessions/staff-sessions.ts'

const PERMIT: unique symbol = Symbol('permit')
const SPENT: unique symbol = Symbol('spent')

/** What the work of a dangerous call is handed: who may spend which allowance. */
export type Permit = { readonly member: Staff; readonly danger: Danger; readonly [PERMIT]: true }

/** For `serve` alone, which has checked who calls. */
export function permitFor(member: Staff, danger: Danger): Permit {
  return { member, danger, [PERMIT]: true }
}

/**
 * Shows that a member had a fresh code and spent an allowance, or that someone works at the machine itself. What gives money away, opens
 * an identity document or changes rights takes one, and logs what it does under the name of `by` (null: the command line).
 */
export type Spent = { readonly by: number | null; readonly [SPENT]: true }

/** For `spendAllowance` alone. */
export function spentBy({ member }: Permit): Spent {
  return { by: member.id, [SPENT]: true }
}

/** The command line runs on the server, where the database can be reached anyway. */
export function atTheMachine(): Spent {
  return { by: null, [SPENT]: true }
}
