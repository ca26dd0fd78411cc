import { mostOf, withoutCode, type StaffLimitKind, type StaffLimitScope } from '#contract/values/staff-limits.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { Transaction } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { addUse, selectUsed } from './staff-limits.sql.ts'
import { approvalBy, type Permit, type Approval } from './permit.ts'

// What members of staff may do, as sums in rows that the transaction of the act adds to: two acts at once cannot both have the rest.

/** Of `giveAway`, `companyBill` and `payOut` paisa, of the others a count. `orderCode`: of what is also limited for one order. */
type Use = { amount: number; orderCode?: string }

type LimitDeps = Pick<Deps, 'now'> & Throws<'forbidden'>

/** Counts what a dangerous call does against its limit. Throws `sign_in_again` without a fresh code, and `forbidden` beyond what is left. */
export async function approveWithinLimit(
  db: Transaction,
  deps: LimitDeps & Throws<'sign_in_again'>,
  permit: Permit,
  use: Use,
): Promise<Approval> {
  const { member, danger } = permit
  if (!member.isProved) throw deps.problem('sign_in_again', (t) => t.desk.proveAgain)
  await countAgainstLimit(db, deps, member, { ...use, kind: danger.limit })
  return approvalBy(permit)
}

/** Counts what a member does of a kind, for an order and on this day. Answers how much they used on the day. */
export async function countAgainstLimit(
  db: Transaction,
  deps: LimitDeps,
  { id: staffId, role }: Pick<Staff, 'id' | 'role'>,
  { kind, amount, orderCode }: Use & { kind: StaffLimitKind },
): Promise<number> {
  const at = deps.now()
  let usedOnDay = 0
  for (const { scope, most } of scopesOf(kind, role, { at, orderCode })) {
    const used = await addUse(db, { staffId, kind, scope, amount, most: Number.isFinite(most) ? most : null, at })
    if (used !== undefined) {
      usedOnDay = used
      continue
    }
    const left = Math.max(0, most - (await selectUsed(db, { staffId, kind, scope })))
    throw deps.problem('forbidden', (t) => t.desk.staffLimitReached[kind](left))
  }
  return usedOnDay
}

/** Counts one of the day when a member does something for the first time; answers how much they used on the day, and 0 for a repeat. */
export async function countFirst(
  db: Transaction,
  deps: LimitDeps,
  member: Pick<Staff, 'id' | 'role'>,
  { kind, scope }: { kind: StaffLimitKind; scope: `guest:${number}` },
): Promise<number> {
  const isFirst = await addUse(db, { staffId: member.id, kind, scope, amount: 1, most: 1, at: deps.now() })
  return isFirst === undefined ? 0 : countAgainstLimit(db, deps, member, { kind, amount: 1 })
}

/** The same of what wants a fresh code from so much a day on. */
export async function countWatched(
  db: Transaction,
  deps: LimitDeps & Throws<'sign_in_again'>,
  member: Staff,
  use: { kind: keyof typeof withoutCode; amount: number },
): Promise<void> {
  const usedOnDay = await countAgainstLimit(db, deps, member, use)
  if (usedOnDay > withoutCode[use.kind] && !member.isProved) {
    throw deps.problem('sign_in_again', (t) => t.desk.proveAgain)
  }
}

export type StaffLimit = { used: number; most: number }

/** What a member used, and may use, of an order and on this day. */
export async function readStaffLimits(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: staffId, role }: Pick<Staff, 'id' | 'role'>,
  { kind, orderCode }: { kind: StaffLimitKind; orderCode: string },
): Promise<Record<StaffLimitScope, StaffLimit>> {
  const of = async (name: StaffLimitScope): Promise<StaffLimit> => {
    const found = scopesOf(kind, role, { at: now(), orderCode }).find((scope) => scope.name === name)
    return found
      ? { used: await selectUsed(db, { staffId, kind, scope: found.scope }), most: found.most }
      : { used: 0, most: Infinity }
  }
  const [order, day] = await Promise.all([of('order'), of('day')])
  return { order, day }
}

type Scope = { name: StaffLimitScope; scope: string; most: number }

/** Always in this order, so that no two transactions wait for each other. */
function scopesOf(
  kind: StaffLimitKind,
  role: Staff['role'],
  { at, orderCode }: { at: Date; orderCode: string | undefined },
): Scope[] {
  const names = { order: orderCode, day: dhakaDate(at.getTime()) }
  return (['order', 'day'] as const).flatMap((name) => {
    const most = mostOf(kind, name, role)
    const scope = names[name]
    return most === undefined || scope === undefined ? [] : [{ name, scope, most: inUnits(kind, most) }]
  })
}

function inUnits(kind: StaffLimitKind, most: number): number {
  return kind === 'giveAway' || kind === 'companyBill' || kind === 'payOut' ? toPaisa(most) : most
}
