import { mostOf, type StaffLimitKind, type StaffLimitScope } from '#contract/values/staff-limits.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { Transaction } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { addUse, selectUsed } from './staff-limits.sql.ts'

// What members of staff may do, as sums in rows that the transaction of the act adds to: two acts at once cannot both have the rest.

/** A count of looks for `identity`, paisa for the others. `orderCode`: where one order is limited too. */
export type Use = { amount: number; orderCode?: string }

export type LimitDeps = Pick<Deps, 'now'> & Throws<'forbidden'>

/** Counts what a member does of a kind, for an order and on this day. Throws `forbidden` beyond what is left. */
export async function countAgainstLimit(
  db: Transaction,
  deps: LimitDeps,
  { id: staffId, role }: Pick<Staff, 'id' | 'role'>,
  { kind, amount, orderCode }: Use & { kind: StaffLimitKind },
): Promise<void> {
  for (const { scope, most } of scopesOf(kind, role, { at: deps.now(), orderCode })) {
    if (await addUse(db, { staffId, kind, scope, amount, most: Number.isFinite(most) ? most : null })) continue
    const left = Math.max(0, most - (await selectUsed(db, { staffId, kind, scope })))
    throw deps.problem('forbidden', (t) => t.desk.staffLimitReached[kind](left))
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
    return most === undefined || scope === undefined
      ? []
      : [{ name, scope, most: kind === 'identity' ? most : toPaisa(most) }]
  })
}
