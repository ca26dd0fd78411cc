import type { StaffLimitKind } from '#contract/values/staff-limits.ts'
import type { Transaction } from '../db/db.ts'
import type { Throws } from '../deps.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { countAgainstLimit, type LimitDeps, type Use } from './staff-limits.ts'

const PERMIT: unique symbol = Symbol('permit')
const APPROVAL: unique symbol = Symbol('approval')

/** What the work of a dangerous call is handed: who may do it, and which staff limit it counts against. */
export type Permit<Limit extends StaffLimitKind | undefined = StaffLimitKind> = {
  readonly member: Staff
  readonly limit: Limit
  readonly [PERMIT]: true
}

/** For `serve` alone, which has checked who calls. */
export function permitFor<Limit extends StaffLimitKind | undefined>(member: Staff, limit: Limit): Permit<Limit> {
  return { member, limit, [PERMIT]: true }
}

/**
 * Shows that a member had a fresh code and is within their limit, or that someone works at the machine itself. What gives money away, opens
 * an identity document or changes rights takes one, and logs what it does under the name of `by` (null: the command line).
 */
export type Approval = { readonly by: number | null; readonly [APPROVAL]: true }

/** Approves what has no limit. Throws `sign_in_again` without a fresh code. */
export function approve(deps: Throws<'sign_in_again'>, { member }: Permit<undefined>): Approval {
  return approvalOf(deps, member)
}

/** Approves what counts against the limit of the call. Throws `sign_in_again` without a fresh code, and `forbidden` beyond what is left. */
export async function approveWithinLimit(
  db: Transaction,
  deps: LimitDeps & Throws<'sign_in_again'>,
  permit: Permit,
  use: Use,
): Promise<Approval> {
  const approval = approvalOf(deps, permit.member)
  await countAgainstLimit(db, deps, permit.member, { ...use, kind: permit.limit })
  return approval
}

/** The command line runs on the server, where the database can be reached anyway. */
export function atTheMachine(): Approval {
  return { by: null, [APPROVAL]: true }
}

function approvalOf({ problem }: Throws<'sign_in_again'>, { id, isProved }: Staff): Approval {
  if (!isProved) throw problem('sign_in_again', (t) => t.desk.proveAgain)
  return { by: id, [APPROVAL]: true }
}
