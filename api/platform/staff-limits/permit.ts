import type { Danger } from '#contract/endpoint.ts'
import type { Staff } from '../sessions/staff-sessions.ts'

const PERMIT: unique symbol = Symbol('permit')
const APPROVAL: unique symbol = Symbol('approval')

/** What the work of a dangerous call is handed: who may do it, within which staff limit. */
export type Permit = { readonly member: Staff; readonly danger: Danger; readonly [PERMIT]: true }

/** For `serve` alone, which has checked who calls. */
export function permitFor(member: Staff, danger: Danger): Permit {
  return { member, danger, [PERMIT]: true }
}

/**
 * Shows that a member had a fresh code and is within their staff limit, or that someone works at the machine itself. What gives money away, opens
 * an identity document or changes rights takes one, and logs what it does under the name of `by` (null: the command line).
 */
export type Approval = { readonly by: number | null; readonly [APPROVAL]: true }

/** For `approveWithinLimit` alone. */
export function approvalBy({ member }: Permit): Approval {
  return { by: member.id, [APPROVAL]: true }
}

/** The command line runs on the server, where the database can be reached anyway. */
export function atTheMachine(): Approval {
  return { by: null, [APPROVAL]: true }
}
